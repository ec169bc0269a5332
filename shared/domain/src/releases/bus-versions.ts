/**
 * Versions of the bus by topic, the first word of a message's type; the host offers them, a remote
 * names in `needs.bus` the topics it listens to or speaks on (releases D5). A new message, or one
 * more field of a payload, is a minor; a payload that loses or changes a field is a major, and then
 * the host speaks both until nobody needs the older one.
 */
export const BUS_VERSIONS = {
  session: '1.0.0',
  balance: '1.0.0',
  bet: '1.0.0',
  money: '1.0.0',
  maintenance: '1.0.0',
  navigation: '1.0.0',
  error: '1.0.0',
} as const;

/** A topic of the bus. */
export type BusTopic = keyof typeof BUS_VERSIONS;

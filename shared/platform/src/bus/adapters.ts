/**
 * Two majors of a bus topic side by side: the site speaks the newest alone (`money@2.settled`), and
 * a remote from before hears and says the one that it knows (`money.settled`).
 */
import type { BusMessage, BusMessageType } from './messages';

type Payload = Readonly<Record<string, unknown>>;

/** How a message of an older major becomes one of the newest and back; pure. */
export interface BusAdapter {
  /** The same message of the newest major, e.g. `money@2.settled`. */
  readonly newest: string;
  /** Null for what could not be said in the older major; who speaks only that one misses it. */
  readonly down: (payload: Payload) => Payload | null;
  /** Null for what means nothing any more. */
  readonly up: (payload: Payload) => Payload | null;
}

/** Adapters by the older message's type. */
export type BusAdapters = Readonly<Record<string, BusAdapter>>;

/**
 * The adapters in use. A payload that loses or changes a field gets a topic of the next major
 * (`money@2` in `BUS_VERSIONS`, its messages in `BUS_SHAPES`) and a line here for each older
 * message; the line and the older topic go once no live part names it in `needs.bus`.
 */
export const BUS_ADAPTERS: BusAdapters = {};

const split = ({ type: _type, ...payload }: BusMessage): Payload => payload;

const adapterOf = (adapters: BusAdapters, type: string): BusAdapter | undefined =>
  Object.hasOwn(adapters, type) ? adapters[type] : undefined;

/** The type under which the site's bus carries what a remote listens to. */
export const carriedType = <T extends BusMessageType>(adapters: BusAdapters, type: T): T =>
  (adapterOf(adapters, type)?.newest ?? type) as T;

/** A message of the site as a remote hears it that asked for `type`; null for one it cannot be told. */
export function heardAs<T extends BusMessageType>(
  adapters: BusAdapters,
  type: T,
  message: Extract<BusMessage, { type: T }>,
): Extract<BusMessage, { type: T }> | null {
  const adapter = adapterOf(adapters, type);
  if (adapter === undefined) return message;
  const payload = adapter.down(split(message));
  return payload && ({ ...payload, type } as unknown as typeof message);
}

/** A message of a remote as the site's bus carries it; null for one that means nothing any more. */
export function saidAs(adapters: BusAdapters, message: BusMessage): BusMessage | null {
  const adapter = adapterOf(adapters, message.type);
  if (adapter === undefined) return message;
  const payload = adapter.up(split(message));
  return payload && ({ ...payload, type: adapter.newest } as unknown as BusMessage);
}

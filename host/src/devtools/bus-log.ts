/** The last messages of the bus, newest first. */
import { createState, type BusMessage, type BusMessageType, type StateView } from '@site/platform';
import type { Platform } from '@site/platform/host';

/**
 * Every type, so that a new message cannot be forgotten here: the table does not compile without
 * it.
 */
const TYPES: Readonly<Record<BusMessageType, true>> = {
  'session.logged-in': true,
  'session.logged-out': true,
  'balance.refresh-asked': true,
  'balance.refreshed': true,
  'bet.placed': true,
  'bet.settled': true,
  'money.settled': true,
  'session.refresh-failed': true,
  'session.switched': true,
  'maintenance.announced': true,
  'navigation.reselected': true,
  'error.raised': true,
};

/** One line of the log. */
export interface BusLine {
  readonly id: number;
  readonly at: number;
  readonly type: string;
  readonly text: string;
}

const MOST = 100;

/** Writes along. */
export function logBus({ bus, clock }: Platform): {
  readonly lines: StateView<readonly BusLine[]>;
  readonly stop: () => void;
} {
  const lines = createState<readonly BusLine[]>([]);
  let id = 0;
  const write = ({ type, ...rest }: BusMessage): void => {
    id += 1;
    lines.set(
      [{ id, at: clock.now(), type, text: JSON.stringify(rest) }, ...lines.get()].slice(0, MOST),
    );
  };
  const all = (Object.keys(TYPES) as BusMessageType[]).map((type) =>
    bus.on(type).subscribe((message) => write(message)),
  );
  return { lines, stop: () => all.forEach((one) => one.unsubscribe()) };
}

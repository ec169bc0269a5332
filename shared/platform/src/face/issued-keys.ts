/**
 * Keys that the money port gave out to one remote, each with what it was given out for: no other
 * opens a money call.
 */
import type { MoneyKind } from '@site/domain/money-action/machine';
import { intentOf, movedBy, type SentCall } from '@site/domain/releases/money-calls';

/** For what a key was given out. */
interface Ticket {
  readonly kind: MoneyKind;
  /**
   * `ends` opens only calls that end what stands (the action `settles`); `asks` only look-ups: the
   * action is another page's.
   */
  readonly for: 'all' | 'ends' | 'asks';
}

/** The keys of one face. */
export interface IssuedKeys {
  /**
   * Told of each key before the remote hears of it. One that it may send stays one that it may
   * send.
   */
  readonly issue: (key: string, ticket: Ticket) => void;
  /** Whether a call may go out with the key that it carries, or without one. */
  readonly opens: (call: SentCall, key: string | undefined) => boolean;
}

/** Makes an empty set. */
export function createIssuedKeys(): IssuedKeys {
  const tickets = new Map<string, Ticket>();
  const maySend = (call: SentCall, key: string | undefined): boolean => {
    const moved = movedBy(call);
    if (moved === null) return key === undefined;
    const ticket = key === undefined ? undefined : tickets.get(key);
    return (
      ticket !== undefined &&
      moved.kinds.includes(ticket.kind) &&
      (ticket.for === 'all' || (ticket.for === 'ends' && moved.ends))
    );
  };
  const mayAsk = (call: SentCall): boolean => {
    const requested = intentOf(call);
    if (requested === null) return true;
    const isOwn = (key: unknown): boolean => {
      const ticket = typeof key === 'string' ? tickets.get(key) : undefined;
      return ticket !== undefined && requested.kinds.includes(ticket.kind);
    };
    // Asking seals a key that the server does not know (decision 035): one of somebody else's would never be placed.
    return requested.keys.length > 0 && requested.keys.every(isOwn);
  };
  return {
    issue: (key, ticket) => {
      if (ticket.for !== 'asks' || !tickets.has(key)) tickets.set(key, ticket);
    },
    opens: (call, key) => maySend(call, key) && mayAsk(call),
  };
}

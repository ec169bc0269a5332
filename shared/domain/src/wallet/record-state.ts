/** What a row of the transaction record says of where its money stands. */
import type { Fen } from '../money';

/** How it stands with the wager that a stake was taken for. */
export type StakeState = 'Waiting' | 'Open' | 'Settled' | 'Returned';

/** A row of the record, as far as its words go. */
export interface RecordFacts<S extends string> {
  readonly type: 'Deposit' | 'Withdrawal' | 'Transfer' | 'Bet' | 'Other';
  readonly status: S;
  /** Signed: what the wallets gained or lost. */
  readonly amount: Fen;
  /** Of the stake of a wager; absent or null of anything else. */
  readonly stakeState?: StakeState | null | undefined;
}

/** Where the money stands: a payment by its own status, a stake by its wager. */
export type RecordState<S extends string> =
  | { readonly of: 'payment'; readonly status: S }
  | { readonly of: 'stake'; readonly state: StakeState }
  | { readonly of: 'movement'; readonly did: 'moved' | 'credited' | 'debited' };

/**
 * Where the money of a row stands. A stake is never "done" while its wager is open; what is neither
 * a payment nor the stake of a wager has moved, in or out.
 *
 * @param record the row; its amount in fen.
 */
export function recordState<S extends string>(record: RecordFacts<S>): RecordState<S> {
  const { type, status, amount, stakeState } = record;
  if (type === 'Deposit' || type === 'Withdrawal' || status !== 'Approved')
    return { of: 'payment', status };
  if (type === 'Transfer') return { of: 'movement', did: 'moved' };
  if (type === 'Bet' && stakeState !== undefined && stakeState !== null)
    return { of: 'stake', state: stakeState };
  return { of: 'movement', did: amount < 0n ? 'debited' : 'credited' };
}

/**
 * Balances by wallet group (§3.2): unknown is never 0, refresh at most every 10 s unless money just
 * moved.
 */
import type { Fen } from '@site/domain/money';
import type { Bus } from '../bus/bus';
import type { StateOwner, StateView } from '../state-view';

/** What the wallet of a member holds, in fen. */
export interface BalanceRecord {
  readonly total: Fen;
  readonly withdrawable: Fen;
  /** Bound by turnover still to be made. */
  readonly contract: Fen;
  /** The bound money is kept from withdrawals now (§3.2). */
  readonly contractBlocks: boolean;
  /** Null for a group that the server named twice: nobody can say which amount is true (I7). */
  readonly byGroup: ReadonlyMap<number, Fen | null>;
}

/** Balances over time. */
export interface BalancesState {
  /** Last known values; null until the first answer. */
  readonly record: BalanceRecord | null;
  /** Server time of that answer, in ms. */
  readonly at: number | null;
  readonly loading: boolean;
  /** The last refresh failed: what stands here is old. */
  readonly stale: boolean;
}

/** The balances port. */
export interface BalancesPort {
  readonly state: StateView<BalancesState>;
  /** Asks for a refresh; asks within 10 s are one (§9). */
  readonly refresh: () => void;
  /** After money moved: reads at once, past the throttle. */
  readonly refreshNow: () => void;
}

/** Nothing is known yet. */
export const NO_BALANCES: BalancesState = { record: null, at: null, loading: false, stale: false };

/** What reads the balances; lies in the chunk of the late ports. */
export type BalanceWork = Pick<BalancesPort, 'refresh' | 'refreshNow'>;

/** What the port needs. */
export interface BalancesDeps {
  readonly bus: Bus;
  readonly state: StateOwner<BalancesState>;
  readonly work: () => Promise<BalanceWork>;
}

/** Opens the port: the state stands from the start, the work is loaded with the first need. */
export function openBalances({ bus, state, work }: BalancesDeps): BalancesPort {
  const unreachable = (): void => state.set({ ...state.get(), stale: true });
  const refresh = (): void => void work().then((balances) => balances.refresh(), unreachable);
  const refreshNow = (): void => void work().then((balances) => balances.refreshNow(), unreachable);
  bus.on('balance.refresh-asked').subscribe(refresh);
  for (const moved of ['money.settled', 'bet.settled', 'session.logged-in'] as const) {
    bus.on(moved).subscribe(refreshNow);
  }
  bus.on('session.logged-out').subscribe(() => state.set(NO_BALANCES));
  return { state, refresh, refreshNow };
}

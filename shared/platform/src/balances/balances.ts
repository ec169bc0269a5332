/** Balances by wallet group (§3.2): unknown is never 0, refresh at most every 10 s unless money just moved. */
import { Subject, concatMap, exhaustMap, from, merge, throttleTime, type Observable } from 'rxjs';
import { Balance } from '@site/domain/constants';
import type { Outcome } from '@site/domain/errors/app-error';
import type { Fen } from '@site/domain/money';
import type { Bus } from '../bus/bus';
import { createState, type StateView } from '../state-view';

/** What the wallet of a member holds, in fen. */
export interface BalanceRecord {
  readonly total: Fen;
  readonly withdrawable: Fen;
  /** Bound by turnover still to be made. */
  readonly contract: Fen;
  readonly byGroup: ReadonlyMap<number, Fen>;
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

/** The balances door. */
export interface BalancesPort {
  readonly state: StateView<BalancesState>;
  /** Asks for a refresh; asks within 10 s are one (§9). */
  readonly refresh: () => void;
  /** After money moved: reads at once, past the throttle. */
  readonly refreshNow: () => void;
}

const EMPTY: BalancesState = { record: null, at: null, loading: false, stale: false };

/** Makes the balances door. */
export function createBalances(deps: {
  readonly bus: Bus;
  readonly load: (fresh: boolean) => Promise<Outcome<BalanceRecord>>;
  readonly now: () => number;
  readonly signedIn: () => boolean;
}): BalancesPort {
  const state = createState<BalancesState>(EMPTY);
  const asked = new Subject<void>();
  const forced = new Subject<void>();
  const read = async (fresh: boolean): Promise<void> => {
    if (!deps.signedIn()) return;
    state.set({ ...state.get(), loading: true });
    const answer = await deps.load(fresh);
    if (!deps.signedIn()) return;
    if (!answer.ok) {
      state.set({ ...state.get(), loading: false, stale: true });
      return;
    }
    state.set({ record: answer.value, at: deps.now(), loading: false, stale: false });
    deps.bus.publish({ type: 'balance.refreshed', at: deps.now() });
  };
  const throttled: Observable<void> = asked.pipe(throttleTime(Balance.throttleMs));
  merge(throttled.pipe(exhaustMap(() => from(read(false)))), forced.pipe(concatMap(() => from(read(true))))).subscribe();
  deps.bus.on('balance.refresh-asked').subscribe(() => asked.next());
  deps.bus.on('money.settled').subscribe(() => forced.next());
  deps.bus.on('bet.settled').subscribe(() => forced.next());
  deps.bus.on('session.logged-in').subscribe(() => forced.next());
  deps.bus.on('session.logged-out').subscribe(() => state.set(EMPTY));
  return { state, refresh: () => asked.next(), refreshNow: () => forced.next() };
}

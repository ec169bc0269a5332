/**
 * Reads the balances: one read at a time, asks within 10 s are one, money that moved is read at
 * once (§3.2, §9).
 */
import { Subject, concatMap, exhaustMap, from, merge, throttleTime } from 'rxjs';
import { Balance } from '@site/domain/constants';
import type { Outcome } from '@site/domain/errors/app-error';
import type { Bus } from '../bus/bus';
import type { StateOwner } from '../state-view';
import type { BalanceRecord, BalancesState, BalanceWork } from './balances';

/** What it works with; `now` is the server's time in ms. */
export interface BalanceWorkDeps {
  readonly bus: Bus;
  readonly state: StateOwner<BalancesState>;
  readonly load: (fresh: boolean) => Promise<Outcome<BalanceRecord>>;
  readonly now: () => number;
  readonly signedIn: () => boolean;
}

/** Starts reading balances: on demand, and at once when the bus says that money moved. */
export function createBalanceWork({
  bus,
  state,
  load,
  now,
  signedIn,
}: BalanceWorkDeps): BalanceWork {
  const requests$ = new Subject<void>();
  const forced = new Subject<void>();
  const read = async (fresh: boolean): Promise<void> => {
    if (!signedIn()) return;
    state.set({ ...state.get(), loading: true });
    const answer = await load(fresh);
    if (!signedIn()) return;
    if (!answer.ok) {
      state.set({ ...state.get(), loading: false, stale: true });
      return;
    }
    state.set({ record: answer.value, at: now(), loading: false, stale: false });
    bus.publish({ type: 'balance.refreshed', at: now() });
  };
  merge(
    requests$.pipe(
      throttleTime(Balance.throttleMs),
      exhaustMap(() => from(read(false))),
    ),
    forced.pipe(concatMap(() => from(read(true)))),
  ).subscribe();
  return { refresh: () => requests$.next(), refreshNow: () => forced.next() };
}

/**
 * Reads the balances: one read at a time, asks within 10 s are one, money that moved is read at
 * once (§3.2, §9), and what got no answer is asked for again.
 */
import {
  EMPTY,
  Subject,
  concatMap,
  exhaustMap,
  from,
  merge,
  switchMap,
  throttleTime,
  timer,
} from 'rxjs';
import { Balance } from '@site/domain/constants';
import type { Outcome } from '@site/domain/errors/app-error';
import { gotNoAnswer } from '@site/domain/errors/unanswered';
import type { Bus } from '../bus/bus';
import type { StateOwner } from '../state-view';
import type { BalanceRecord, BalancesState, BalanceWork } from './balances';

/** How a read is made. */
export interface BalanceAsk {
  /** Money just moved: no earlier answer will do. */
  readonly fresh: boolean;
  /** Nobody asked for it now, so its failure is nobody's news. */
  readonly byItself: boolean;
}

/** What it works with; `now` is the server's time in ms. */
export interface BalanceWorkDeps {
  readonly bus: Bus;
  readonly state: StateOwner<BalancesState>;
  readonly load: (ask: BalanceAsk) => Promise<Outcome<BalanceRecord>>;
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
  /** How many reads in a row got no answer; 0 after one that did. */
  const unanswered$ = new Subject<number>();
  let unanswered = 0;
  const tell = (count: number): void => {
    unanswered = count;
    unanswered$.next(count);
  };
  const read = async (ask: BalanceAsk): Promise<void> => {
    if (!signedIn()) return tell(0);
    state.set({ ...state.get(), loading: true });
    const answer = await load(ask);
    // Given up: it was asked for another member, whose successor's own read is on its way.
    const isNobodys = !answer.ok && answer.error.kind === 'aborted';
    if (!signedIn() || isNobodys) return tell(0);
    if (!answer.ok) {
      state.set({ ...state.get(), loading: false, stale: true });
      return tell(gotNoAnswer(answer.error) ? unanswered + 1 : 0);
    }
    tell(0);
    state.set({ record: answer.value, at: now(), loading: false, stale: false });
    bus.publish({ type: 'balance.refreshed', at: now() });
  };
  // A pause longer by 10 s each time, never above a minute.
  const again$ = unanswered$.pipe(
    switchMap((count) =>
      count === 0 ? EMPTY : timer(Math.min(count, Balance.longestTries) * Balance.throttleMs),
    ),
  );
  merge(
    requests$.pipe(
      throttleTime(Balance.throttleMs),
      exhaustMap(() => from(read({ fresh: false, byItself: false }))),
    ),
    again$.pipe(exhaustMap(() => from(read({ fresh: false, byItself: true })))),
    forced.pipe(concatMap(() => from(read({ fresh: true, byItself: false })))),
  ).subscribe();
  return { refresh: () => requests$.next(), refreshNow: () => forced.next() };
}

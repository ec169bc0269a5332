/**
 * Runs money actions: journal first, then the call, then reconciliation until the answer is known
 * (safety D3).
 */
import { BehaviorSubject, map, type Observable } from 'rxjs';
import {
  isFinal,
  type Intent,
  type MoneyKind,
  type MoneyState,
} from '@site/domain/money-action/machine';
import type { MoneyDeps } from './deps';
import { entryKeyOf } from './journal';
import { createRuns, type Run } from './runs';
import { sendOnce } from './send-once';
import { createTaps } from './taps';
import type { MoneyAction, MoneyLookup, MoneyPort } from './types';

/** Makes the money port. */
export function createMoney(deps: MoneyDeps): MoneyPort {
  const { journal } = deps;
  const taps = createTaps(journal, deps.memberCode);
  const lookups = new Map<MoneyKind, MoneyLookup>();
  const open = new BehaviorSubject<readonly MoneyState<unknown>[]>([]);
  /**
   * A run is touched only for the member who began it: to anybody else the server knows nothing of
   * the key.
   */
  const isOwn = ({ memberCode }: Intent): boolean => memberCode === (deps.memberCode() ?? '');
  const publishOpen = (): void =>
    open.next(
      [...runs.all()]
        .filter((run) => isOwn(run.intent))
        .map((run) => run.state)
        .filter((state) => !isFinal(state)),
    );
  const runs = createRuns(deps, { lookups, isOwn, publishOpen });

  const pickUp = (kind: MoneyKind): void => {
    for (const intent of journal.open()) {
      if (
        intent.kind === kind &&
        runs.of(intent.key) === undefined &&
        intent.memberCode === deps.memberCode()
      )
        runs.resume(intent);
    }
  };
  // Another tab has its answer: whoever waits here to ask again asks now.
  deps.onForeignChange((name) => {
    const key = entryKeyOf(name);
    if (key !== null) runs.of(key)?.wake();
  });
  const streamOf = <R>(run: Run): Observable<MoneyState<R>> =>
    run.states as Observable<MoneyState<unknown>> as Observable<MoneyState<R>>;

  return {
    run: <R>(action: MoneyAction<R>): Observable<MoneyState<R>> => {
      const payloadHash = deps.hash(action.meant ?? action.payload);
      const tap = taps.of(action.tappedAt);
      const { memberCode } = tap;
      const same = [...runs.all()].find(
        ({ intent, state }) =>
          intent.kind === action.kind &&
          intent.payloadHash === payloadHash &&
          isOwn(intent) &&
          state.phase !== 'pending',
      );
      if (same !== undefined) return streamOf(same);
      const intent: Intent = {
        key: deps.newKey(),
        kind: action.kind,
        memberCode,
        payloadHash,
        summary: action.summary,
        startedAt: deps.now(),
        ...(action.ref === undefined ? {} : { ref: action.ref }),
      };
      const run = runs.begin(intent, { phase: 'submitting', intent });
      if (isOwn(intent)) void sendOnce(deps, runs, run, action, tap, isOwn);
      // Somebody else is signed in since the tap: nothing has left, and nothing will.
      else
        runs.apply(run, {
          type: 'looked-up',
          lookup: { state: 'notFound', sealed: true, result: null, error: null, settleBy: null },
        });
      return streamOf(run);
    },
    tapMoment: taps.mark,
    registerLookup: (kind, lookup) => {
      lookups.set(kind, lookup);
      pickUp(kind);
      // Another owner of the kind may have registered since.
      return () => void (lookups.get(kind) === lookup && lookups.delete(kind));
    },
    openKinds: () => [
      ...new Set(
        journal
          .open()
          .filter((i) => i.memberCode === deps.memberCode())
          .map((i) => i.kind),
      ),
    ],
    open$: open.asObservable(),
    underWay$: open.pipe(
      map((states) => states.some(({ phase }) => phase === 'submitting' || phase === 'unknown')),
    ),
    checkNow: () => {
      [...lookups.keys()].forEach(pickUp);
      publishOpen();
      [...runs.all()].forEach((run) => run.wake());
    },
    journal: () => journal.open().filter((intent) => intent.memberCode === deps.memberCode()),
  };
}

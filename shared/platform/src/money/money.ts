/** Runs money actions: journal first, then the call, then reconciliation until the answer is known (safety D3). */
import { BehaviorSubject, ReplaySubject, type Observable } from 'rxjs';
import { MoneyAction as Limits } from '@site/domain/constants';
import { failed, type AppError } from '@site/domain/errors/app-error';
import { isFinal, moneyTransition, type Intent, type MoneyFact, type MoneyKind, type MoneyState } from '@site/domain/money-action/machine';
import type { Bus } from '../bus/bus';
import type { Locks } from '../locks';
import type { Journal } from './journal';
import type { MoneyAction, MoneyLookup, MoneyPort } from './types';

/** What the runner needs from outside. */
export interface MoneyDeps {
  readonly journal: Journal;
  readonly bus: Bus;
  readonly locks: Locks;
  readonly memberCode: () => string | null;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly hash: (payload: string) => string;
  readonly wait: (ms: number) => Promise<void>;
  readonly softDeadlineMs: number;
  /** Asked before every request that moves money: why it may not leave, or null (R6-7, safety B1). */
  readonly gate?: (kind: MoneyKind, settles?: boolean) => Promise<AppError | null>;
  /** Asked before the first action when the browser keeps nothing: the page must stay open. */
  readonly onVolatile: () => void;
}

interface Run { readonly intent: Intent; sentAt: number; state: MoneyState<unknown>; readonly states: ReplaySubject<MoneyState<unknown>>; wake: () => void }

/** How often a pending verdict is asked for. */
const PENDING_MS = 2_000;

/** Makes the money door. */
export function createMoney(deps: MoneyDeps): MoneyPort {
  const runs = new Map<string, Run>();
  const lookups = new Map<MoneyKind, MoneyLookup>();
  const open = new BehaviorSubject<readonly MoneyState<unknown>[]>([]);
  /** A run is touched only for the member who began it: to anybody else the server knows nothing of the key. */
  const isOwn = ({ memberCode }: Intent): boolean => memberCode === (deps.memberCode() ?? '');
  const publishOpen = (): void =>
    open.next([...runs.values()].filter((run) => isOwn(run.intent)).map((run) => run.state).filter((state) => !isFinal(state)));

  const finish = (run: Run): void => {
    deps.journal.remove(run.intent.key);
    runs.delete(run.intent.key);
    run.states.complete();
    const { phase } = run.state;
    if (phase === 'done' || phase === 'refused' || phase === 'notPlaced') {
      deps.bus.publish({ type: 'money.settled', kind: run.intent.kind, key: run.intent.key, phase });
    }
  };
  const apply = (run: Run, fact: MoneyFact<unknown>): void => {
    const next = moneyTransition(run.state, fact);
    if (next === run.state) return;
    run.state = next;
    run.states.next(next);
    if (isFinal(next)) finish(run);
    publishOpen();
  };

  const lookUp = async (run: Run): Promise<void> => {
    const lookup = lookups.get(run.intent.kind);
    if (lookup === undefined || !isOwn(run.intent)) return;
    const answer = await lookup(run.intent.key, run.intent.ref).catch(() => failed({ kind: 'network' }));
    if (answer.ok) apply(run, { type: 'looked-up', lookup: answer.value, now: deps.now(), settleWindowMs: Limits.settleWindowMs + run.sentAt - run.intent.startedAt });
  };
  const pause = (run: Run, ms: number): Promise<void> =>
    Promise.race([deps.wait(ms), new Promise<void>((resolve) => { run.wake = resolve; })]);
  const reconcile = async (run: Run): Promise<void> => {
    for (let step = 0; !isFinal(run.state); step += 1) {
      const steps = Limits.reconcileMs;
      await pause(run, run.state.phase === 'pending' ? PENDING_MS : steps[Math.min(step, steps.length - 1)] ?? 0);
      if (!isFinal(run.state)) await lookUp(run);
    }
  };

  const begin = (intent: Intent, state: MoneyState<unknown>): Run => {
    const run: Run = { intent, state, sentAt: intent.startedAt, states: new ReplaySubject(1), wake: () => undefined };
    runs.set(intent.key, run);
    run.states.next(state);
    publishOpen();
    return run;
  };
  const drive = async <R>(run: Run, action: MoneyAction<R>): Promise<void> => {
    const release = deps.locks.hold(`money:${action.kind}`);
    // A caller that throws instead of answering has told nothing: that is unknown, like silence (D3).
    const asked = (async () => {
      const stop = deps.gate === undefined ? null : await deps.gate(action.kind, action.settles);
      if (stop !== null) return failed(stop);
      // Whoever waited longer than the member was told, or for somebody who is gone, sends nothing any more (I1, I3).
      if (run.state.phase !== 'submitting' || !isOwn(run.intent)) return failed({ kind: 'aborted' });
      run.sentAt = deps.now();
      return action.submit(run.intent.key);
    })().catch(() => failed({ kind: 'network' }));
    const answered = asked.then((outcome) => {
      if (outcome.ok) apply(run, { type: 'answered', ...outcome.value });
      else apply(run, { type: 'failed', error: outcome.error });
    });
    await Promise.race([answered, deps.wait(deps.softDeadlineMs)]);
    apply(run, { type: 'failed', error: { kind: 'timeout' } });
    release();
    if (!isFinal(run.state)) await reconcile(run);
  };

  /** An action that this page did not send: only the server can tell what became of it. */
  const resume = (intent: Intent): Run => {
    const run = begin(intent, { phase: 'unknown', intent, attempts: 0 });
    void reconcile(run);
    return run;
  };
  const pickUp = (kind: MoneyKind): void => {
    for (const intent of deps.journal.list()) {
      if (intent.kind === kind && !runs.has(intent.key) && intent.memberCode === deps.memberCode()) resume(intent);
    }
  };

  return {
    run: <R>(action: MoneyAction<R>): Observable<MoneyState<R>> => {
      const payloadHash = deps.hash(action.payload);
      const isSame = (intent: Intent): boolean => intent.kind === action.kind && intent.payloadHash === payloadHash && isOwn(intent);
      let same = [...runs.values()].find((run) => isSame(run.intent) && run.state.phase !== 'pending');
      // The same bytes in flight from another tab: this one asks what becomes of them, and sends nothing (I1).
      const other = deps.journal.list().find((intent) => isSame(intent) && !runs.has(intent.key));
      if (same === undefined && other !== undefined) same = resume(other);
      if (same !== undefined) return same.states as Observable<MoneyState<unknown>> as Observable<MoneyState<R>>;
      const intent: Intent = {
        key: deps.newKey(), kind: action.kind, memberCode: deps.memberCode() ?? '', payloadHash,
        summary: action.summary, startedAt: deps.now(), ...(action.ref === undefined ? {} : { ref: action.ref }),
      };
      if (!deps.journal.add(intent)) deps.onVolatile();
      const run = begin(intent, { phase: 'submitting', intent });
      void drive(run, action);
      return run.states as Observable<MoneyState<unknown>> as Observable<MoneyState<R>>;
    },
    registerLookup: (kind, lookup) => {
      lookups.set(kind, lookup);
      pickUp(kind);
      // Another owner of the kind may have registered since.
      return () => void (lookups.get(kind) === lookup && lookups.delete(kind));
    },
    openKinds: () => [...new Set(deps.journal.list().filter((i) => i.memberCode === deps.memberCode()).map((i) => i.kind))],
    open$: open.asObservable(),
    checkNow: () => {
      [...lookups.keys()].forEach(pickUp);
      publishOpen();
      [...runs.values()].forEach((run) => run.wake());
    },
    journal: () => deps.journal.list().filter((intent) => intent.memberCode === deps.memberCode()),
  };
}

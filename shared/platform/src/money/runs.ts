/**
 * Money actions of this page and what is known of each; what is not known is asked for until it is
 * (safety D3, RECON).
 */
import { ReplaySubject } from 'rxjs';
import { Http, MoneyAction as Limits } from '@site/domain/constants';
import { failed } from '@site/domain/errors/app-error';
import {
  isFinal,
  moneyTransition,
  type Intent,
  type MoneyFact,
  type MoneyKind,
  type MoneyState,
} from '@site/domain/money-action/machine';
import type { MoneyDeps } from './deps';
import type { MoneyLookup } from './types';

/** One action; `sending` while its request is out, `wake` cuts the pause between two questions. */
export interface Run {
  readonly intent: Intent;
  state: MoneyState<unknown>;
  readonly states: ReplaySubject<MoneyState<unknown>>;
  sending: boolean;
  wake: () => void;
}

/** The actions. */
export interface Runs {
  readonly all: () => Iterable<Run>;
  readonly of: (key: string) => Run | undefined;
  readonly begin: (intent: Intent, state: MoneyState<unknown>) => Run;
  /** What happened to it; a run that was left for another one hears nothing any more. */
  readonly apply: (run: Run, fact: MoneyFact<unknown>) => void;
  /** The request of a run has its answer, or was cut. */
  readonly sent: (run: Run) => void;
  /** Asks until it is known. */
  readonly reconcile: (run: Run) => Promise<void>;
  /** An action that this page did not send: only the server can tell what became of it. */
  readonly resume: (intent: Intent) => Run;
  /**
   * The run means what an intent of another tab means: whoever follows it follows that one from
   * here on.
   */
  readonly join: (run: Run, intent: Intent) => void;
}

interface Around {
  readonly lookups: ReadonlyMap<MoneyKind, MoneyLookup>;
  readonly isOwn: (intent: Intent) => boolean;
  readonly publishOpen: () => void;
}

/** How often a pending verdict is asked for. */
const PENDING_MS = 2_000;

/** The lock of what is meant, over all tabs. */
export const lockOf = ({ memberCode, kind, payloadHash }: Intent): string =>
  `money:${memberCode}:${kind}:${payloadHash}`;

/** An empty set of actions. */
export function createRuns(
  { journal, bus, wait, exclusive }: MoneyDeps,
  { lookups, isOwn, publishOpen }: Around,
): Runs {
  const runs = new Map<string, Run>();
  const finish = (run: Run, phase: 'done' | 'refused' | 'notPlaced'): void => {
    const { key, kind } = run.intent;
    journal.answered(key, true);
    runs.delete(key);
    if (!run.sending) run.states.complete();
    bus.publish({ type: 'money.settled', kind, key, phase });
  };
  const tell = (run: Run, state: MoneyState<unknown>): void => {
    run.state = state;
    run.states.next(state);
    if (state.phase === 'pending') journal.answered(run.intent.key, false);
    if (state.phase === 'done' || state.phase === 'refused' || state.phase === 'notPlaced')
      finish(run, state.phase);
    publishOpen();
  };
  const apply = (run: Run, fact: MoneyFact<unknown>): void => {
    const before = run.state;
    const next = moneyTransition(before, fact);
    if (next === before) return;
    if (isFinal(before)) {
      // It was said to be over and is not: it is open again for everybody who follows, and then what it is.
      runs.set(run.intent.key, run);
      journal.add(run.intent);
      tell(run, { phase: 'unknown', intent: run.intent, attempts: 0 });
    }
    tell(run, next);
    if (isFinal(before) && !isFinal(next)) void reconcile(run);
  };
  const lookUp = async (run: Run): Promise<void> => {
    const lookup = lookups.get(run.intent.kind);
    if (lookup === undefined || !isOwn(run.intent)) return;
    const lookedUp = lookup(run.intent.key, run.intent.ref)
      .catch(() => failed({ kind: 'network' }))
      .then((answer) => {
        // An answer to somebody else says nothing of this key.
        if (answer.ok && isOwn(run.intent)) apply(run, { type: 'looked-up', lookup: answer.value });
      });
    // One that hangs holds back no other; what it still says counts.
    await Promise.race([lookedUp, wait(Http.readSoftMs)]);
  };
  const pause = (run: Run, ms: number): Promise<void> =>
    Promise.race([
      wait(ms),
      new Promise<void>((resolve) => {
        run.wake = resolve;
      }),
    ]);
  const reconcile = async (run: Run, from = 0): Promise<void> => {
    for (let step = from; !isFinal(run.state); step += 1) {
      const steps = Limits.reconcileMs;
      await pause(
        run,
        run.state.phase === 'pending' ? PENDING_MS : (steps[Math.min(step, steps.length - 1)] ?? 0),
      );
      if (!isFinal(run.state)) await lookUp(run);
    }
  };
  const begin = (intent: Intent, state: MoneyState<unknown>): Run => {
    const run: Run = {
      intent,
      state,
      states: new ReplaySubject(1),
      sending: false,
      wake: () => undefined,
    };
    runs.set(intent.key, run);
    run.states.next(state);
    publishOpen();
    return run;
  };
  const resume = (intent: Intent, from = 0): Run => {
    const run = begin(intent, { phase: 'unknown', intent, attempts: 0 });
    // A look-up seals what has not arrived: while the tab that sends it is at it, it is not asked about.
    void exclusive(lockOf(intent), () => Promise.resolve())
      .catch(() => undefined)
      .then(() => reconcile(run, from));
    return run;
  };
  return {
    all: () => runs.values(),
    of: (key) => runs.get(key),
    begin,
    apply,
    reconcile,
    resume,
    sent: (run) => {
      run.sending = false;
      if (isFinal(run.state)) run.states.complete();
    },
    join: (run, intent) => {
      runs.delete(run.intent.key);
      // Its own tab looks after it: a lease that two tabs took for theirs must not have it sealed on its way.
      (runs.get(intent.key) ?? resume(intent, 1)).states.subscribe(run.states);
      publishOpen();
    },
  };
}

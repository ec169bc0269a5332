/**
 * Sends a money action, once for all tabs: the lock of what is meant is held from the look into the
 * journal to the answer (safety D3).
 */
import { failed } from '@site/domain/errors/app-error';
import type { Intent } from '@site/domain/money-action/machine';
import type { MoneyDeps } from './deps';
import { lockOf, type Run, type Runs } from './runs';
import type { Tap } from './taps';
import type { MoneyAction } from './types';

/**
 * A lock is held at least this long after the journal was written: by then every tab reads what was
 * written.
 */
const VISIBLE_MS = 50;

/** The intent of another tab that the tap stands for: it has no answer, or had none yet at the tap. */
function otherThan({ intent: own }: Run, { answered }: Tap, { journal }: MoneyDeps): Intent | null {
  const same = ({ kind, memberCode, payloadHash }: Intent): boolean =>
    kind === own.kind && memberCode === own.memberCode && payloadHash === own.payloadHash;
  return (
    journal
      .entries()
      .find(
        ({ intent, answeredAt }) =>
          same(intent) && (answeredAt === null || !answered.has(intent.key)),
      )?.intent ?? null
  );
}

/**
 * Sends the action of a run and follows it to its end, or joins the run to the intent of another
 * tab.
 */
export async function sendOnce<R>(
  deps: MoneyDeps,
  runs: Runs,
  run: Run,
  action: MoneyAction<R>,
  tap: Tap,
  isOwn: (intent: Intent) => boolean,
): Promise<void> {
  const { journal, wait } = deps;
  const release = deps.locks.hold(`money:${action.kind}`);
  const call = new AbortController();
  const stillWanted = (): boolean => run.state.phase === 'submitting' && isOwn(run.intent);
  const send = async (): Promise<void> => {
    run.sending = true;
    // A caller that throws instead of answering has told nothing: that is unknown, like silence (D3).
    const outcome = await (async () => {
      const stop = deps.gate === undefined ? null : await deps.gate(action.kind, action.settles);
      if (stop !== null) return failed(stop);
      // Whoever waited longer than the member was told, or for somebody who is gone, sends nothing any more (I1, I3).
      return stillWanted()
        ? action.submit(run.intent.key, call.signal)
        : failed({ kind: 'aborted' } as const);
    })().catch(() => failed({ kind: 'network' } as const));
    if (outcome.ok) runs.apply(run, { type: 'answered', ...outcome.value });
    else runs.apply(run, { type: 'failed', error: outcome.error });
    runs.sent(run);
  };
  let isJoined = false;
  const joined = (): boolean => {
    const other = isJoined ? null : otherThan(run, tap, deps);
    if (other !== null) runs.join(run, other);
    isJoined ||= other !== null;
    return isJoined;
  };
  const deadline = wait(deps.softDeadlineMs);
  const turn = new Promise<void>((resolve) => {
    void deps
      .exclusive(lockOf(run.intent), async () => {
        if (!stillWanted() || joined()) return resolve();
        if (!journal.add(run.intent)) deps.onVolatile();
        const over = Promise.race([send(), deadline]);
        void over.then(resolve);
        await Promise.all([over, wait(VISIBLE_MS)]);
      })
      .then(undefined, () => resolve());
  });
  await Promise.race([turn, deadline]);
  release();
  if (isJoined || (!run.sending && run.state.phase === 'submitting' && joined())) return;
  // The request is cut before the server is asked: what still travels then is refused there, because the question seals its key.
  call.abort();
  runs.apply(run, { type: 'failed', error: { kind: 'timeout' } });
  await runs.reconcile(run);
}

/**
 * Asks again and again: one question at a time, growing pauses after failures, an answer that hangs
 * is given up and never heard.
 */
import { Sports } from '@site/domain/constants';
import type { Outcome } from '@site/domain/errors/app-error';
import { onWake, type FeedMaintenance, type FeedTimers } from './feed-deps';
import { createBackoff } from './backoff';
import { createWatchdog } from './watchdog';

/** What is asked, and who hears the answers. */
export interface PollDraft<T> {
  /** Pause between an answer and the next question. */
  readonly everyMs: () => number;
  readonly ask: (signal: AbortSignal) => Promise<Outcome<T>>;
  readonly onAnswer: (value: T) => void;
  /** No answer for the span of §9, counted from when one was due. */
  readonly onSilence: () => void;
}

/** A loop under way. */
export interface PollLoop {
  /** Asks at once, what was asked before is not waited for. */
  readonly now: () => void;
  readonly stop: () => void;
}

/** Starts asking. */
export function startPolling<T>(
  draft: PollDraft<T>,
  timers: FeedTimers,
  maintenance: FeedMaintenance,
): PollLoop {
  const backoff = createBackoff(timers, maintenance);
  let waiting: unknown = null;
  let inFlight: AbortController | null = null;
  const later = (ms: number): void => {
    waiting = timers.setTimer(ask, ms);
  };
  const every = draft.everyMs();
  const watchdog = createWatchdog(
    timers,
    () => {
      draft.onSilence();
      if (inFlight === null) return;
      inFlight.abort();
      inFlight = null;
      later(backoff.next());
    },
    every < Sports.staleAfterMs ? Sports.staleAfterMs : every + Sports.staleAfterMs,
  );
  function ask(): void {
    timers.clearTimer(waiting);
    waiting = null;
    watchdog.begin();
    inFlight?.abort();
    const own = new AbortController();
    inFlight = own;
    draft.ask(own.signal).then(
      (answer) => {
        if (inFlight !== own) return;
        inFlight = null;
        if (!answer.ok) {
          later(backoff.next());
          return;
        }
        backoff.reset();
        watchdog.touch();
        draft.onAnswer(answer.value);
        later(draft.everyMs());
      },
      () => {
        if (inFlight !== own) return;
        inFlight = null;
        later(backoff.next());
      },
    );
  }
  const forget = onWake(timers, maintenance, () => {
    if (inFlight === null) ask();
  });
  ask();
  return {
    now: ask,
    stop: () => {
      forget();
      watchdog.stop();
      timers.clearTimer(waiting);
      inFlight?.abort();
      inFlight = null;
    },
  };
}

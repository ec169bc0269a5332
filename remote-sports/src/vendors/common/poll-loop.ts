/**
 * Asks again and again: one question at a time, growing pauses after failures, an answer that hangs
 * is given up and never heard.
 */
import { Sports } from '@site/domain/constants';
import type { Outcome } from '@site/domain/errors/app-error';
import { onWake, type FeedRest, type FeedTimers } from './feed-deps';
import { createPauses } from './pauses';
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
export function startPolling<T>(draft: PollDraft<T>, timers: FeedTimers, rest: FeedRest): PollLoop {
  const pauses = createPauses(timers, rest);
  let waiting: unknown = null;
  let asked: AbortController | null = null;
  const later = (ms: number): void => {
    waiting = timers.setTimer(ask, ms);
  };
  const every = draft.everyMs();
  const watchdog = createWatchdog(
    timers,
    () => {
      draft.onSilence();
      if (asked === null) return;
      asked.abort();
      asked = null;
      later(pauses.next());
    },
    every < Sports.staleAfterMs ? Sports.staleAfterMs : every + Sports.staleAfterMs,
  );
  function ask(): void {
    timers.clearTimer(waiting);
    waiting = null;
    watchdog.begin();
    asked?.abort();
    const own = new AbortController();
    asked = own;
    draft.ask(own.signal).then(
      (answer) => {
        if (asked !== own) return;
        asked = null;
        if (!answer.ok) {
          later(pauses.next());
          return;
        }
        pauses.reset();
        watchdog.heard();
        draft.onAnswer(answer.value);
        later(draft.everyMs());
      },
      () => {
        if (asked !== own) return;
        asked = null;
        later(pauses.next());
      },
    );
  }
  const forget = onWake(timers, rest, () => {
    if (asked === null) ask();
  });
  ask();
  return {
    now: ask,
    stop: () => {
      forget();
      watchdog.stop();
      timers.clearTimer(waiting);
      asked?.abort();
      asked = null;
    },
  };
}

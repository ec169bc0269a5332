/** A feed out of questions: what an answer changes is worked out here, silence is loss. */
import { Observable } from '@site/platform';
import type { Outcome } from '@site/domain/errors/app-error';
import type { FeedMessage } from '../port';
import type { FeedMaintenance, FeedTimers } from './feed-deps';
import { startPolling } from './poll-loop';

/**
 * What is asked; `tell` makes a message of an answer. One for each subscriber, so that it may
 * remember.
 */
export interface PollFeedDraft<T> {
  /** Pause between an answer and the next question. */
  readonly everyMs: () => number;
  readonly ask: (signal: AbortSignal) => Promise<Outcome<T>>;
  /**
   * A gap that it tells has the next question asked at once; another one right after it waits its
   * turn.
   */
  readonly tell: (value: T) => FeedMessage;
  /**
   * Tells that the next answer may be another one: it is asked for at once.
   *
   * @returns the way to stop.
   */
  readonly onChange?: (work: () => void) => () => void;
}

/** Makes the feed; nothing is asked while nobody listens. */
export const pollFeed = <T>(
  draft: () => PollFeedDraft<T>,
  timers: FeedTimers,
  maintenance: FeedMaintenance,
): Observable<FeedMessage> =>
  new Observable((subscriber) => {
    const { everyMs, ask, tell, onChange } = draft();
    let gaps = 0;
    const loop = startPolling(
      {
        everyMs: () => (gaps === 1 ? 0 : everyMs()),
        ask,
        onAnswer: (value) => {
          const message = tell(value);
          gaps = message.kind === 'lost' ? gaps + 1 : 0;
          subscriber.next(message);
        },
        onSilence: () => subscriber.next({ kind: 'lost' }),
      },
      timers,
      maintenance,
    );
    const forget = onChange?.(loop.now);
    return () => {
      forget?.();
      loop.stop();
    };
  });

/**
 * The board of what the member follows: the list is read again and again, its events are streamed,
 * another list streams anew.
 */
import { Observable, type Subscription } from '@site/platform';
import type { Outcome } from '@site/domain/errors/app-error';
import type { FeedMessage } from '../port';
import type { FeedMaintenance, FeedTimers } from './feed-deps';
import { startPolling } from './poll-loop';

/** Where the list comes from and how its events are streamed. */
export interface FollowDraft {
  readonly readIds: (signal: AbortSignal) => Promise<Outcome<readonly string[]>>;
  readonly stream: (eventIds: readonly string[]) => Observable<FeedMessage>;
  /**
   * Tells that the list may be another one: the member tapped a star, signed in or out.
   *
   * @returns the way to stop.
   */
  readonly onChange: (work: () => void) => () => void;
}

/** New events of followed leagues turn up by themselves: read this often, ms. */
const READ_MS = 20_000;
const EMPTY: FeedMessage = { kind: 'snapshot', events: [], markets: [], prices: [], news: [] };

/** Makes the feed. */
export const followFeed = (
  draft: FollowDraft,
  timers: FeedTimers,
  maintenance: FeedMaintenance,
): Observable<FeedMessage> =>
  new Observable((subscriber) => {
    let followed: string | null = null;
    let streaming: Subscription | null = null;
    const take = (ids: readonly string[]): void => {
      const name = [...ids].sort().join();
      if (name === followed) {
        if (ids.length === 0) subscriber.next({ kind: 'alive' });
        return;
      }
      followed = name;
      streaming?.unsubscribe();
      streaming =
        ids.length === 0
          ? null
          : draft.stream(ids).subscribe((message) => subscriber.next(message));
      if (ids.length === 0) subscriber.next(EMPTY);
    };
    const loop = startPolling(
      {
        everyMs: () => READ_MS,
        ask: draft.readIds,
        onAnswer: take,
        // Streams that run tell of their own silence.
        onSilence: () => {
          if (streaming === null) subscriber.next({ kind: 'lost' });
        },
      },
      timers,
      maintenance,
    );
    const forget = draft.onChange(loop.now);
    return () => {
      forget();
      loop.stop();
      streaming?.unsubscribe();
    };
  });

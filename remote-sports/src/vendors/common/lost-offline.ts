/**
 * A board without a network is lost at once (safety D4): nobody waits for the silence to be noticed
 * while prices stand that may be old.
 */
import { Observable } from '@site/platform';
import type { FeedMessage } from '../port';
import type { FeedTimers } from './feed-deps';

/**
 * The same feed, lost from the moment the network goes. What still comes through is taken in and
 * makes nothing live: the first word after the network is back does. A feed that never opened goes
 * on opening: it has no prices that could be old, and an empty list would be a lie.
 */
export const lostOffline = (
  feed: Observable<FeedMessage>,
  { onLoss, isAway }: Pick<FeedTimers, 'onLoss' | 'isAway'>,
): Observable<FeedMessage> =>
  new Observable((subscriber) => {
    let isOpen = false;
    const lose = (): void => {
      if (isOpen) subscriber.next({ kind: 'lost' });
    };
    const forget = onLoss(lose);
    const subscription = feed.subscribe((message) => {
      if (isAway() && message.kind === 'alive') return;
      isOpen ||= message.kind === 'snapshot';
      subscriber.next(message);
      if (isAway() && message.kind !== 'lost') lose();
    });
    return () => {
      forget();
      subscription.unsubscribe();
    };
  });

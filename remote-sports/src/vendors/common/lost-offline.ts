/**
 * A board without a network is lost at once (safety D4): nobody waits for the silence to be noticed
 * while prices stand that may be old. One that nobody looks at is not followed.
 */
import { Observable } from '@site/platform';
import type { FeedMessage } from '../port';
import type { FeedTimers } from './feed-deps';

/**
 * A page out of sight is followed for as long, ms: a look at another one and back costs nothing.
 * After that its connection serves the tabs that are looked at; a browser has six of them for a
 * site without HTTP/2, and a bet must find one.
 */
const REST_MS = 15_000;

/**
 * The same feed, lost from the moment the network goes. What still comes through is taken in and
 * makes nothing live: the first word after the network is back does. A feed that never opened goes
 * on opening: it has no prices that could be old, and an empty list would be a lie. Out of sight it
 * rests, and begins anew.
 */
export const lostOffline = (
  feed: Observable<FeedMessage>,
  {
    onLoss,
    isAway,
    onSight,
    setTimer,
    clearTimer,
  }: Pick<FeedTimers, 'onLoss' | 'isAway' | 'onSight' | 'setTimer' | 'clearTimer'>,
): Observable<FeedMessage> =>
  new Observable((subscriber) => {
    let isOpen = false;
    let rest: unknown;
    const lose = (): void => {
      if (isOpen) subscriber.next({ kind: 'lost' });
    };
    const follow = () =>
      feed.subscribe((message) => {
        if (isAway() && message.kind === 'alive') return;
        isOpen ||= message.kind === 'snapshot';
        subscriber.next(message);
        if (isAway() && message.kind !== 'lost') lose();
      });
    let following: ReturnType<typeof follow> | null = follow();
    const stop = (): void => {
      following?.unsubscribe();
      following = null;
    };
    const forgets = [
      onLoss(lose),
      onSight((isSeen) => {
        clearTimer(rest);
        if (isSeen) following ??= follow();
        else
          rest = setTimer(() => {
            stop();
            lose();
          }, REST_MS);
      }),
    ];
    return () => {
      forgets.forEach((forget) => forget());
      clearTimer(rest);
      stop();
    };
  });

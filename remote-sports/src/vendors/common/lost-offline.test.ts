import { Observable } from '@site/platform';
import { manualTimers } from '../contract/manual-timers.fixture';
import { deltaOf } from '../feed-message.fixture';
import type { FeedMessage } from '../port';
import { lostOffline } from './lost-offline';

const SNAPSHOT: FeedMessage = { kind: 'snapshot', events: [], markets: [], prices: [], news: [] };

/** A feed whose network is in the test's hand. */
function open(isAway = false) {
  const timers = manualTimers();
  if (isAway) timers.goAway();
  let next: (message: FeedMessage) => void = () => undefined;
  const source = new Observable<FeedMessage>((subscriber) => {
    next = (message) => subscriber.next(message);
  });
  const feed = { next: (message: FeedMessage) => next(message) };
  const kinds: string[] = [];
  const subscription = lostOffline(source, timers).subscribe(({ kind }) => kinds.push(kind));
  return { timers, feed, kinds, subscription };
}

test('[I4] a board is lost in the moment the network goes, not when the silence is noticed', () => {
  const { timers, feed, kinds } = open();
  feed.next(SNAPSHOT);
  timers.goAway();
  expect(kinds).toEqual(['snapshot', 'lost']);
  feed.next({ kind: 'alive' });
  expect(kinds).toEqual(['snapshot', 'lost']);
});

test('[I4] what still comes through is kept and makes nothing live; the first word after the network is back does', () => {
  const { timers, feed, kinds } = open();
  feed.next(SNAPSHOT);
  timers.goAway();
  feed.next(deltaOf({}));
  feed.next({ kind: 'lost' });
  expect(kinds).toEqual(['snapshot', 'lost', 'delta', 'lost', 'lost']);
  timers.comeBack();
  feed.next({ kind: 'alive' });
  expect(kinds.at(-1)).toBe('alive');
});

test('a board that never opened is not lost: it goes on opening', () => {
  const { timers, feed, kinds } = open(true);
  expect(kinds).toEqual([]);
  feed.next(SNAPSHOT);
  expect(kinds).toEqual(['snapshot', 'lost']);
  timers.comeBack();
  feed.next({ kind: 'alive' });
  expect(kinds.at(-1)).toBe('alive');
});

test('who leaves hears nothing of the network any more', () => {
  const { timers, kinds, subscription } = open();
  subscription.unsubscribe();
  timers.goAway();
  expect(kinds).toEqual([]);
});

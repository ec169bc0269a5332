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
  let opened = 0;
  const source = new Observable<FeedMessage>((subscriber) => {
    opened += 1;
    next = (message) => subscriber.next(message);
    return () => {
      opened -= 1;
    };
  });
  const feed = { next: (message: FeedMessage) => next(message) };
  const kinds: string[] = [];
  const subscription = lostOffline(source, timers).subscribe(({ kind }) => kinds.push(kind));
  return { timers, feed, kinds, subscription, opened: () => opened };
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

test('[I4] a board that nobody looks at rests: its connection is free for a tab that is looked at, and it begins anew in sight', () => {
  const { timers, feed, kinds, opened } = open();
  feed.next(SNAPSHOT);
  timers.see(false);
  timers.advance(14_000);
  // A look at another page and back costs nothing.
  timers.see(true);
  timers.advance(60_000);
  expect(opened()).toBe(1);
  expect(kinds).toEqual(['snapshot']);
  timers.see(false);
  timers.advance(15_000);
  expect(opened()).toBe(0);
  expect(kinds).toEqual(['snapshot', 'lost']);
  timers.see(true);
  expect(opened()).toBe(1);
  feed.next(SNAPSHOT);
  expect(kinds).toEqual(['snapshot', 'lost', 'snapshot']);
});

test('a board that is left out of sight leaves no timer and no connection', () => {
  const { timers, subscription, opened } = open();
  timers.see(false);
  subscription.unsubscribe();
  expect(timers.waiting()).toBe(0);
  expect(opened()).toBe(0);
});

import { Observable } from '@site/platform';
import { EVENT_KIND } from '@site/domain/reference/updates';
import type { EventNews, FeedMessage } from '../port';
import { combineFeeds } from './combine';
import { odds } from '../odds.fixture';
import { deltaOf } from '../feed-message.fixture';

/** Streams that the test speaks through, as one board. */
function open(count: number) {
  const says: ((message: FeedMessage) => void)[] = [];
  let ended = 0;
  const feeds = Array.from(
    { length: count },
    (_, at) =>
      new Observable<FeedMessage>((subscriber) => {
        says[at] = (message) => subscriber.next(message);
        return () => {
          ended += 1;
        };
      }),
  );
  const messages: FeedMessage[] = [];
  const subscription = combineFeeds(feeds).subscribe((message) => messages.push(message));
  return {
    say: (at: number, message: FeedMessage) => says[at]?.(message),
    messages,
    kinds: () => messages.map(({ kind }) => kind),
    subscription,
    ended: () => ended,
  };
}
const snapshot = (id: string): FeedMessage => ({
  kind: 'snapshot',
  events: [],
  news: [],
  prices: [{ selectionId: `${id}h`, price: odds('1.95') }],
  markets: [
    {
      id,
      eventId: 'e',
      betType: 2,
      period: 1,
      state: 'open',
      lineId: id,
      group: '',
      rank: 1,
      comboAllowed: true,
      selections: [{ id: `${id}h`, vendorKey: '', side: 'over', label: '', line: '2.5' }],
    },
  ],
});
const tick = (id: string): FeedMessage =>
  deltaOf({ prices: [{ selectionId: `${id}h`, price: odds('2.05') }] });

test('nothing is told before every stream has its snapshot; then all of it at once, and deltas as they come', () => {
  const { say, kinds, messages } = open(2);
  say(0, snapshot('a'));
  say(0, tick('a'));
  say(1, { kind: 'alive' });
  expect(kinds()).toEqual([]);
  say(1, snapshot('b'));
  expect(messages).toMatchObject([
    {
      kind: 'snapshot',
      markets: [{ id: 'a' }, { id: 'b' }],
      prices: [
        { selectionId: 'ah', price: '2.05' },
        { selectionId: 'bh', price: '1.95' },
      ],
    },
  ]);
  say(1, tick('b'));
  expect(kinds()).toEqual(['snapshot', 'delta']);
});

test('one that is lost makes the board lost until it speaks; what the others said meanwhile is not forgotten', () => {
  const { say, kinds, messages } = open(2);
  say(0, snapshot('a'));
  say(1, snapshot('b'));
  say(0, { kind: 'lost' });
  say(1, tick('b'));
  expect(kinds()).toEqual(['snapshot', 'lost']);
  say(0, snapshot('a'));
  expect(messages.at(-1)).toMatchObject({
    kind: 'snapshot',
    prices: [
      { selectionId: 'ah', price: '1.95' },
      { selectionId: 'bh', price: '2.05' },
    ],
  });
});

test('[I4] a gap of one ends with a snapshot of that one, and is told though the board was lost already', () => {
  const { say, messages, kinds } = open(2);
  say(0, snapshot('a'));
  say(1, snapshot('b'));
  say(0, { kind: 'lost' });
  say(1, { kind: 'lost', gap: true });
  expect(messages.slice(1)).toEqual([{ kind: 'lost' }, { kind: 'lost', gap: true }]);
  say(0, { kind: 'alive' });
  say(1, tick('b'));
  say(1, { kind: 'alive' });
  expect(kinds()).toEqual(['snapshot', 'lost', 'lost']);
  say(1, snapshot('b'));
  expect(kinds()).toEqual(['snapshot', 'lost', 'lost', 'snapshot']);
});

test('a fresh snapshot of one replaces only its own', () => {
  const { say, messages } = open(2);
  say(0, snapshot('a'));
  say(1, snapshot('b'));
  say(0, snapshot('c'));
  expect(messages.at(-1)).toMatchObject({ kind: 'snapshot', markets: [{ id: 'c' }, { id: 'b' }] });
  say(1, deltaOf({ removedMarkets: ['b'] }));
  say(0, snapshot('d'));
  expect(messages.at(-1)).toMatchObject({
    kind: 'snapshot',
    markets: [{ id: 'd' }],
    prices: [{ selectionId: 'dh' }],
  });
});

test('none at all is an empty board; one is itself; who leaves leaves all', () => {
  expect(open(0).messages).toEqual([
    { kind: 'snapshot', events: [], markets: [], prices: [], news: [] },
  ]);
  const one = open(1);
  one.say(0, { kind: 'alive' });
  expect(one.kinds()).toEqual(['alive']);
  const three = open(3);
  three.subscription.unsubscribe();
  expect(three.ended()).toBe(3);
});

test('[R3.10-1] what happened while a stream was away is told once, as it stands, and nothing that was taken back meanwhile', () => {
  const { say, messages } = open(2);
  const news = (id: string, home: number, undone = false): EventNews =>
    ({ kind: EVENT_KIND.HOME_GOAL, undone, event: { id, home } }) as unknown as EventNews;
  say(0, snapshot('a'));
  say(1, snapshot('b'));
  say(1, { kind: 'lost' });
  say(0, deltaOf({ news: [news('x', 1), news('y', 1)] }));
  say(0, deltaOf({ news: [news('x', 2), news('y', 0, true)] }));
  say(0, deltaOf({ news: [news('z', 0, true)] }));
  say(1, snapshot('b'));
  const told = messages.at(-1);
  expect(told?.kind === 'snapshot' ? told.news : null).toEqual([news('x', 2), news('z', 0, true)]);
  say(0, tick('a'));
  expect(messages.at(-1)).toMatchObject({ kind: 'delta', news: [] });
});

import type { FeedMessage } from '../port';
import { eventOf, marketOf, READER, type Wire } from './board-mirror.fixture';
import { told } from '../feed-message.fixture';
import { createBoardMirror } from './board-mirror';

const NOTHING = {
  events: [],
  removedEvents: [],
  markets: [],
  removedMarkets: [],
  completeEvents: [],
};

/** A mirror with one event and one market. */
function filled() {
  const mirror = createBoardMirror(READER);
  mirror.replace([eventOf('e1')], [marketOf('m1', 'e1', '1.95')]);
  return mirror;
}

test('what did not change is not told', () => {
  expect(
    filled().merge({
      ...NOTHING,
      events: [eventOf('e1')],
      markets: [marketOf('m1', 'e1', '1.95')],
      completeEvents: ['e1'],
    }),
  ).toEqual({ kind: 'alive' });
});

test('a price alone is a price alone; a price that is taken away is told as none', () => {
  const mirror = filled();
  const messages = (price: string | null) =>
    told(mirror.merge({ ...NOTHING, markets: [marketOf('m1', 'e1', price)] }));
  expect(messages('1.97')).toEqual({
    kind: 'delta',
    events: [],
    removedEvents: [],
    markets: [],
    removedMarkets: [],
    prices: [{ selectionId: 'm1h', price: '1.97' }],
    news: [],
  });
  expect(messages(null)).toMatchObject({ prices: [{ selectionId: 'm1h', price: null }] });
});

test('a state or a line draws the market with all its prices', () => {
  const mirror = filled();
  expect(
    told(mirror.merge({ ...NOTHING, markets: [marketOf('m1', 'e1', '1.95', 'suspended')] })),
  ).toMatchObject({
    markets: [{ id: 'm1', state: 'suspended' }],
    prices: [{ price: '1.95' }, { price: '1.91' }],
  });
  expect(
    told(
      mirror.merge({ ...NOTHING, markets: [marketOf('m1', 'e1', '1.95', 'suspended', '0.75')] }),
    ),
  ).toMatchObject({ markets: [{ selections: [{ line: '0.75' }, {}] }] });
});

test('an event that comes whole without a market has lost it; one that leaves takes its markets along', () => {
  const mirror = filled();
  expect(
    told(
      mirror.merge({
        ...NOTHING,
        events: [eventOf('e1')],
        markets: [marketOf('m2', 'e1', '2.05')],
        completeEvents: ['e1'],
      }),
    ),
  ).toMatchObject({ removedMarkets: ['m1'], markets: [{ id: 'm2' }] });
  expect(told(mirror.merge({ ...NOTHING, removedEvents: ['e1', 'never'] }))).toMatchObject({
    removedEvents: ['e1'],
    removedMarkets: ['m2'],
  });
  expect(told(mirror.merge({ ...NOTHING, removedEvents: ['e1'], removedMarkets: ['m2'] }))).toEqual(
    {
      kind: 'alive',
    },
  );
});

test('a price stands in one slot, whoever told it: the next tick is written into it', () => {
  const mirror = createBoardMirror(READER);
  const first = mirror.replace([eventOf('e1')], [marketOf('m1', 'e1', '1.95')]);
  if (first.kind !== 'snapshot') throw new Error('no snapshot');
  const [home] = first.prices;
  for (const wire of [
    marketOf('m1', 'e1', '1.97'),
    marketOf('m1', 'e1', '1.99', 'suspended'),
    marketOf('m1', 'e2', '2.01'),
  ]) {
    const word = mirror.merge({ ...NOTHING, markets: [wire] });
    expect(word.kind === 'delta' && word.prices[0]).toBe(home);
    expect(home?.price).toBe(wire.prices[0]);
  }
});

test('a closed market shows no price and keeps what it hears for later', () => {
  const mirror = filled();
  const take = (wire: Wire) => told(mirror.merge({ ...NOTHING, markets: [wire] }));
  expect(take(marketOf('m1', 'e1', '1.95', 'closed'))).toMatchObject({
    prices: [{ price: null }, { price: null }],
  });
  expect(take(marketOf('m1', 'e1', '2.01', 'closed'))).toEqual({ kind: 'alive' });
  expect(mirror.known('m1')?.wire.prices[0]).toBe('2.01');
});

test('a market that turns into one the site does not know is taken off, comes back, and leaves with its event', () => {
  const mirror = filled();
  const take = (wire: Wire) => told(mirror.merge({ ...NOTHING, markets: [wire] }));
  expect(take(marketOf('m1', 'e1', '1.95', 'unheard of'))).toMatchObject({
    markets: [],
    removedMarkets: ['m1'],
    prices: [],
  });
  expect(take(marketOf('m1', 'e1', '1.97', 'unheard of'))).toEqual({ kind: 'alive' });
  expect(take(marketOf('m1', 'e1', '1.97'))).toMatchObject({
    markets: [{ id: 'm1' }],
    removedMarkets: [],
    prices: [{ price: '1.97' }, { price: '1.91' }],
  });
  take(marketOf('m1', 'e1', '1.97', 'unheard of'));
  mirror.merge({ ...NOTHING, removedEvents: ['e1'] });
  expect(mirror.known('m1')).toBeUndefined();
});

test('what is put and taken back before it is told leaves one word', () => {
  const mirror = filled();
  mirror.putMarket(marketOf('m1', 'e1', '1.97'));
  mirror.removeMarket('m1');
  expect(told(mirror.tell())).toMatchObject({ markets: [], removedMarkets: ['m1'], prices: [] });
  mirror.putMarket(marketOf('m1', 'e1', '1.99'));
  mirror.removeEvent('e1');
  mirror.putEvent(eventOf('e1'));
  mirror.putMarket(marketOf('m1', 'e1', '2.05'));
  expect(told(mirror.tell())).toMatchObject({
    events: [{ id: 'e1' }],
    removedEvents: [],
    markets: [{ id: 'm1' }],
    removedMarkets: [],
    prices: [{ price: '2.05' }, { price: '1.91' }],
  });
});

test('[R3.10-1] events and lines are told under the update kinds: new, changed, moved, gone; a line changed or unavailable', () => {
  const mirror = filled();
  const kindsOf = (message: FeedMessage) =>
    message.kind === 'delta'
      ? [message.events.map(({ update }) => update), message.lines.map(({ update }) => update)]
      : message.kind;
  const whole = { ...NOTHING, markets: [marketOf('m2', 'e2', '1.95')] };
  expect(kindsOf(mirror.merge({ ...whole, events: [eventOf('e2')] }))).toEqual([[1], [2]]);
  expect(kindsOf(mirror.merge({ ...NOTHING, events: [eventOf('e2', false)] }))).toEqual([[2], []]);
  expect(
    kindsOf(mirror.merge({ ...NOTHING, events: [{ ...eventOf('e2', false), order: 9 }] })),
  ).toEqual([[4], []]);
  expect(kindsOf(mirror.merge({ ...NOTHING, removedEvents: ['e2'] }))).toEqual([[3], [3]]);
});

test('[R3.10-1] what happened is told under the event kinds: start, goals, corners, red cards, a line that came and one that went; a goal taken back says so', () => {
  const mirror = filled();
  const none = { home: 0, away: 0 };
  const live = (over: object) => ({
    ...eventOf('e1'),
    live: {
      score: none,
      period: null,
      clock: '1',
      reds: none,
      corners: none,
      danger: 'safe' as const,
      parts: [],
      points: '',
      ...over,
    },
  });
  const newsOf = (message: FeedMessage) =>
    message.kind === 'delta' || message.kind === 'snapshot'
      ? message.news.map(({ kind, undone, event }) => [kind, undone, event.id])
      : [];
  const merge = (over: object) => newsOf(mirror.merge({ ...NOTHING, ...over }));
  expect(merge({ events: [live({})] })).toEqual([[1, false, 'e1']]);
  expect(
    merge({
      events: [
        live({
          score: { home: 1, away: 1 },
          corners: { home: 2, away: 1 },
          reds: { home: 1, away: 1 },
        }),
      ],
    }),
  ).toEqual([2, 3, 4, 5, 6, 7].map((kind) => [kind, false, 'e1']));
  expect(
    merge({ events: [live({ corners: { home: 2, away: 1 }, reds: { home: 1, away: 1 } })] }),
  ).toEqual([
    [2, true, 'e1'],
    [3, true, 'e1'],
  ]);
  expect(merge({ markets: [marketOf('m2', 'e1', '2.05')] })).toEqual([[8, false, 'e1']]);
  expect(merge({ markets: [marketOf('m2', 'e1', '2.05', 'suspended')] })).toEqual([]);
  expect(merge({ removedMarkets: ['m2'] })).toEqual([[9, false, 'e1']]);
  // An event that comes with its lines is no news, nor are lines that leave with it.
  expect(merge({ events: [eventOf('e2')], markets: [marketOf('m3', 'e2', '2.05')] })).toEqual([]);
  expect(merge({ removedEvents: ['e2'] })).toEqual([]);
  // A board that was away tells what happened meanwhile.
  expect(newsOf(mirror.replace([live({ score: { home: 1, away: 0 } })], []))).toEqual([
    [2, false, 'e1'],
    [4, true, 'e1'],
    [5, true, 'e1'],
    [6, true, 'e1'],
    [7, true, 'e1'],
  ]);
});

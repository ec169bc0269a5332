import { eventOf, marketOf, READER, type Wire } from './board-mirror.fixture';
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
    mirror.merge({ ...NOTHING, markets: [marketOf('m1', 'e1', price)] });
  expect(messages('1.97')).toEqual({
    kind: 'delta',
    events: [],
    removedEvents: [],
    markets: [],
    removedMarkets: [],
    prices: [{ selectionId: 'm1h', price: '1.97' }],
  });
  expect(messages(null)).toMatchObject({ prices: [{ selectionId: 'm1h', price: null }] });
});

test('a state or a line draws the market with all its prices', () => {
  const mirror = filled();
  expect(
    mirror.merge({ ...NOTHING, markets: [marketOf('m1', 'e1', '1.95', 'suspended')] }),
  ).toMatchObject({
    markets: [{ id: 'm1', state: 'suspended' }],
    prices: [{ price: '1.95' }, { price: '1.91' }],
  });
  expect(
    mirror.merge({ ...NOTHING, markets: [marketOf('m1', 'e1', '1.95', 'suspended', '0.75')] }),
  ).toMatchObject({ markets: [{ selections: [{ line: '0.75' }, {}] }] });
});

test('an event that comes whole without a market has lost it; one that leaves takes its markets along', () => {
  const mirror = filled();
  expect(
    mirror.merge({
      ...NOTHING,
      events: [eventOf('e1')],
      markets: [marketOf('m2', 'e1', '2.05')],
      completeEvents: ['e1'],
    }),
  ).toMatchObject({ removedMarkets: ['m1'], markets: [{ id: 'm2' }] });
  expect(mirror.merge({ ...NOTHING, removedEvents: ['e1', 'never'] })).toMatchObject({
    removedEvents: ['e1'],
    removedMarkets: ['m2'],
  });
  expect(mirror.merge({ ...NOTHING, removedEvents: ['e1'], removedMarkets: ['m2'] })).toEqual({
    kind: 'alive',
  });
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
    const told = mirror.merge({ ...NOTHING, markets: [wire] });
    expect(told.kind === 'delta' && told.prices[0]).toBe(home);
    expect(home?.price).toBe(wire.prices[0]);
  }
});

test('a closed market shows no price and keeps what it hears for later', () => {
  const mirror = filled();
  const take = (wire: Wire) => mirror.merge({ ...NOTHING, markets: [wire] });
  expect(take(marketOf('m1', 'e1', '1.95', 'closed'))).toMatchObject({
    prices: [{ price: null }, { price: null }],
  });
  expect(take(marketOf('m1', 'e1', '2.01', 'closed'))).toEqual({ kind: 'alive' });
  expect(mirror.known('m1')?.wire.prices[0]).toBe('2.01');
});

test('a market that turns into one the site does not know is taken off, comes back, and leaves with its event', () => {
  const mirror = filled();
  const take = (wire: Wire) => mirror.merge({ ...NOTHING, markets: [wire] });
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
  expect(mirror.tell()).toMatchObject({ markets: [], removedMarkets: ['m1'], prices: [] });
  mirror.putMarket(marketOf('m1', 'e1', '1.99'));
  mirror.removeEvent('e1');
  mirror.putEvent(eventOf('e1'));
  mirror.putMarket(marketOf('m1', 'e1', '2.05'));
  expect(mirror.tell()).toMatchObject({
    events: [{ id: 'e1' }],
    removedEvents: [],
    markets: [{ id: 'm1' }],
    removedMarkets: [],
    prices: [{ price: '2.05' }, { price: '1.91' }],
  });
});

import fc from 'fast-check';
import { odds } from '../odds.fixture';
import type { FeedMessage, Market, SportEvent } from '../port';
import { createBoardMirror, type PricedMarket } from './board-mirror';

const eventOf = (id: string, open = true): SportEvent => ({
  id,
  sportId: 1,
  leagueId: 'l',
  leagueName: 'L',
  leagueOrder: 1,
  homeId: 'h',
  homeName: 'H',
  awayId: 'a',
  awayName: 'A',
  startAt: 0,
  order: 1,
  tab: 'TODAY',
  isOutright: false,
  isVirtual: false,
  live: null,
  open,
  comboAllowed: true,
  marketCount: 1,
});
const marketOf = (
  id: string,
  eventId: string,
  price: string | null,
  state: Market['state'] = 'open',
  line = '0.5',
): PricedMarket => ({
  market: {
    id,
    eventId,
    betType: 1,
    period: 1,
    state,
    rank: 1,
    comboAllowed: true,
    selections: [
      { id: `${id}h`, vendorKey: '', side: 'home', label: '', line },
      { id: `${id}a`, vendorKey: '', side: 'away', label: '', line },
    ],
  },
  prices: [
    { selectionId: `${id}h`, price: price === null ? null : odds(price) },
    { selectionId: `${id}a`, price: odds('1.91') },
  ],
});
const NOTHING = {
  events: [],
  removedEvents: [],
  markets: [],
  removedMarkets: [],
  completeEvents: [],
};

/** A mirror with one event and one market. */
function filled() {
  const mirror = createBoardMirror();
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

interface View {
  readonly events: Map<string, SportEvent>;
  readonly markets: Map<string, Market>;
  readonly prices: Map<string, string | null>;
}

function apply({ events, markets, prices }: View, message: FeedMessage): void {
  if (message.kind === 'alive' || message.kind === 'lost') return;
  if (message.kind === 'snapshot') [events, markets, prices].forEach((kept) => kept.clear());
  else {
    message.removedEvents.forEach((id) => events.delete(id));
    for (const id of message.removedMarkets) {
      markets.get(id)?.selections.forEach((selection) => prices.delete(selection.id));
      markets.delete(id);
    }
  }
  for (const event of message.events) events.set(event.id, event);
  for (const market of message.markets) markets.set(market.id, market);
  for (const change of message.prices) prices.set(change.selectionId, change.price);
}

test('whatever comes in whatever order, a reader of the deltas stands where a reader of the whole stands', () => {
  const id = fc.constantFrom('e1', 'e2', 'e3');
  const market = fc.record({
    at: fc.integer({ min: 1, max: 4 }),
    price: fc.constantFrom('1.95', '2.05', null),
    state: fc.constantFrom('open' as const, 'suspended' as const, 'closed' as const),
  });
  const board = fc.uniqueArray(
    fc.record({
      id,
      open: fc.boolean(),
      markets: fc.uniqueArray(market, { selector: ({ at }) => at, maxLength: 4 }),
    }),
    { selector: (event) => event.id, maxLength: 3 },
  );
  fc.assert(
    fc.property(fc.array(board, { minLength: 2, maxLength: 8 }), (boards) => {
      const mirror = createBoardMirror();
      const view: View = { events: new Map(), markets: new Map(), prices: new Map() };
      let before: readonly string[] = [];
      boards.forEach((events, at) => {
        const drawn = events.map((event) => eventOf(event.id, event.open));
        const markets = events.flatMap((event) =>
          event.markets.map(({ at: number, price, state }) =>
            marketOf(`${event.id}m${number}`, event.id, price, state),
          ),
        );
        const ids = drawn.map((event) => event.id);
        apply(
          view,
          at === 0
            ? mirror.replace(drawn, markets)
            : mirror.merge({
                events: drawn,
                removedEvents: before.filter((each) => !ids.includes(each)),
                markets,
                removedMarkets: [],
                completeEvents: ids,
              }),
        );
        before = ids;
        expect(new Map(view.events)).toEqual(new Map(drawn.map((event) => [event.id, event])));
        expect(new Map(view.markets)).toEqual(
          new Map(markets.map((each) => [each.market.id, each.market])),
        );
        expect(new Map(view.prices)).toEqual(
          new Map(
            markets.flatMap((each) =>
              each.prices.map(({ selectionId, price }) => [selectionId, price]),
            ),
          ),
        );
      });
    }),
  );
});

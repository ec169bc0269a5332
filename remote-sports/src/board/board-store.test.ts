import { BET_TYPE } from '@site/domain/betting/bet-types';
import { deltaOf, eventOf, marketOf, pricesOf, snapshotOf } from './board.fixture';
import { createBoardStore } from './board-store';
import { createPriceTable } from './price-table';

function open() {
  const prices = createPriceTable((work) => work());
  const store = createBoardStore(prices);
  store.accept(snapshotOf());
  const calls = { list: 0, event: 0 };
  store.onList(() => {
    calls.list += 1;
  });
  store.onEvent('e1', () => {
    calls.event += 1;
  });
  return { store, prices, calls };
}

test("leagues stand in the vendor's order, and events in theirs", () => {
  const { store } = open();
  store.accept(
    snapshotOf({
      events: [
        eventOf('e3', { order: 30, leagueId: 'l2', leagueOrder: 1 }),
        eventOf('e2', { order: 20, leagueOrder: 2 }),
        eventOf('e1', { order: 10, leagueId: 'l2', leagueOrder: 1 }),
      ],
    }),
  );
  expect(store.leagues().map(({ id, eventIds }) => [id, eventIds])).toEqual([
    ['l2', ['e1', 'e3']],
    ['l1', ['e2']],
  ]);
});

test('a change of prices alone draws nothing again', () => {
  const { store, prices, calls } = open();
  const [leagues, markets] = [store.leagues(), store.markets('e1')];
  store.accept(deltaOf({ prices: pricesOf({ m1h: '2.05' }) }));
  expect(prices.get('m1h')).toBe('2.05');
  expect(calls).toEqual({ list: 0, event: 0 });
  expect(store.leagues()).toBe(leagues);
  expect(store.markets('e1')).toBe(markets);
});

test('a goal draws its own row and not the list', () => {
  const { store, calls } = open();
  store.accept(deltaOf({ events: [eventOf('e1', { open: false })] }));
  expect(calls).toEqual({ list: 0, event: 1 });
  expect(store.event('e1')?.open).toBe(false);
});

test('a new event and one that moves change the list', () => {
  const { store, calls } = open();
  store.accept(deltaOf({ events: [eventOf('e2', { order: 0 })] }));
  expect(store.leagues()[0]?.eventIds).toEqual(['e2', 'e1']);
  store.accept(deltaOf({ sorted: [eventOf('e2', { order: 9 })] }));
  expect(store.leagues()[0]?.eventIds).toEqual(['e1', 'e2']);
  expect(calls.list).toBe(2);
});

test('a removed event takes its markets along and leaves no empty league', () => {
  const { store, calls } = open();
  store.accept(deltaOf({ removedEvents: ['e1'] }));
  expect(store.event('e1')).toBeUndefined();
  expect(store.market('m1')).toBeUndefined();
  expect(store.leagues()).toEqual([]);
  expect(calls).toEqual({ list: 1, event: 1 });
});

test('markets stand by kind and then by line; a removed one is gone', () => {
  const { store } = open();
  store.accept(
    deltaOf({
      markets: [
        marketOf('m3', 'e1', { betType: BET_TYPE.ONE_X_TWO }),
        marketOf('m2', 'e1', { rank: 0 }),
      ],
    }),
  );
  const ids = () => store.markets('e1').map(({ id }) => id);
  expect(ids().filter((id) => id !== 'm3')).toEqual(['m2', 'm1']);
  store.accept(deltaOf({ removedMarkets: ['m2', 'never-there'] }));
  expect(ids()).not.toContain('m2');
});

test('a second snapshot replaces all, and rows of events that are gone hear of it', () => {
  const { store, prices, calls } = open();
  store.accept(snapshotOf({ events: [eventOf('e9')], markets: [], prices: [] }));
  expect(store.event('e1')).toBeUndefined();
  expect(store.markets('e1')).toEqual([]);
  expect(prices.get('m1h')).toBeNull();
  expect(calls.event).toBe(1);
});

test('health is told once per change', () => {
  const { store, calls } = open();
  expect(store.health()).toBe('opening');
  store.setHealth('live');
  store.setHealth('live');
  store.setHealth('stale');
  expect(calls.list).toBe(2);
});

test('what leaves the board is not remembered: an evening of matches that come and go keeps no price', () => {
  const { store, prices } = open();
  const before = prices.size();
  for (let turn = 0; turn < 50; turn += 1) {
    const [id, market] = [`x${turn}`, `y${turn}`];
    store.accept(
      deltaOf({
        events: [eventOf(id)],
        markets: [marketOf(market, id)],
        prices: pricesOf({ [`${market}h`]: '2.00', [`${market}a`]: '1.80' }),
      }),
    );
    const leave = store.onEvent(id, () => undefined);
    if (turn % 2 === 0) store.accept(deltaOf({ removedMarkets: [market] }));
    store.accept(deltaOf({ removedEvents: [id] }));
    expect(store.markets(id)).toEqual([]);
    leave();
  }
  expect(prices.size()).toBe(before);
});

test('a market that changes its selections forgets the prices of the old ones', () => {
  const { store, prices } = open();
  const fresh = marketOf('m1', 'e1', {
    selections: [
      { id: 'n1h', vendorKey: 'h', side: 'home', label: 'h', line: '-1' },
      { id: 'n1a', vendorKey: 'a', side: 'away', label: 'a', line: '1' },
    ],
  });
  store.accept(deltaOf({ markets: [fresh], prices: pricesOf({ n1h: '2.10', n1a: '1.75' }) }));
  expect([prices.get('m1h'), prices.get('n1h'), prices.size()]).toEqual([null, '2.10', 2]);
});

import { SABA_STREAM } from '@site/contracts/vendor-saba';
import { deltaOf, plainOf } from '../feed-message.fixture';
import { createMirror } from './mirror';
import { odds } from '../odds.fixture';
import { sabaEventOf, sabaMarketOf, sabaMessage, sabaSnapshot } from './saba.fixture';

/** A mirror that has the snapshot, and what it answers to one delta; a word of life changes nothing. */
function afterSnapshot() {
  const mirror = createMirror();
  const first = mirror.accept(sabaSnapshot());
  const delta = (
    ...parts: Parameters<typeof sabaMessage> extends [number, ...infer R] ? R : never
  ): ReturnType<typeof plainOf> => {
    const messages = mirror.accept(sabaMessage(SABA_STREAM.DELTA, ...parts));
    if (messages?.kind === 'alive') return plainOf(deltaOf({}));
    if (messages?.kind !== 'delta') throw new Error('no delta');
    return plainOf(messages);
  };
  return { mirror, first, delta };
}

test('a snapshot tells events, markets and prices', () => {
  expect(afterSnapshot().first).toMatchObject({
    kind: 'snapshot',
    events: [{ id: 'e1', open: true, live: null }],
    markets: [{ id: 'm1', eventId: 'e1', state: 'open' }],
    prices: [
      { selectionId: 's1h', price: '1.95' },
      { selectionId: 's1a', price: '1.91' },
    ],
  });
});

test('a second snapshot replaces everything', () => {
  const { mirror, delta } = afterSnapshot();
  mirror.accept(sabaMessage(SABA_STREAM.INITIAL, { add: [sabaEventOf({ eventId: 'e2' })] }));
  expect(delta({}, { change: [{ marketId: 'm1', marketStatus: 'suspend' }] })).toMatchObject({
    markets: [],
    prices: [],
  });
});

test('a change of one price keeps the selections that it does not name', () => {
  const { delta } = afterSnapshot();
  const messages = delta(
    {},
    {
      change: [
        { marketId: 'm1', selections: [{ key: 'a', oddsPrice: { decimalPrice: odds('2.05') } }] },
      ],
    },
  );
  expect(messages.prices).toEqual([{ selectionId: 's1a', price: '2.05' }]);
  expect(messages.markets).toEqual([]);
  expect(delta({}, { change: [{ marketId: 'm1', marketStatus: 'suspend' }] }).prices).toEqual([
    { selectionId: 's1h', price: '1.95' },
    { selectionId: 's1a', price: '2.05' },
  ]);
});

test('a price that moves while a market shows none is kept for later, and the message stays as it was', () => {
  const { mirror, delta } = afterSnapshot();
  delta({}, { change: [{ marketId: 'm1', marketStatus: 'closePrice' }] });
  expect(
    delta(
      {},
      {
        change: [
          { marketId: 'm1', selections: [{ key: 'h', oddsPrice: { decimalPrice: odds('2.01') } }] },
        ],
      },
    ),
  ).toEqual(plainOf(deltaOf({})));
  expect(
    delta({}, { change: [{ marketId: 'm1', marketStatus: 'running' }] }).prices.map(
      ({ price }) => price,
    ),
  ).toEqual(['2.01', '1.91']);
  const again = sabaSnapshot();
  mirror.accept(again);
  delta(
    {},
    {
      change: [
        { marketId: 'm1', selections: [{ key: 'h', oddsPrice: { decimalPrice: odds('2.05') } }] },
      ],
    },
  );
  expect(again).toEqual(sabaSnapshot());
});

test('a change of the line keeps the price and draws the market again', () => {
  const { delta } = afterSnapshot();
  const messages = delta(
    {},
    {
      change: [
        {
          marketId: 'm1',
          selections: [
            { key: 'h', point: -0.75 },
            { key: 'a', point: 0.75 },
          ],
        },
      ],
    },
  );
  expect(messages.markets[0]?.selections.map(({ line }) => line)).toEqual(['-0.75', '0.75']);
  expect(messages.prices.map(({ price }) => price)).toEqual(['1.95', '1.91']);
});

test('[R4.7-1] a suspended market keeps its prices, one without prices shows none', () => {
  const { delta } = afterSnapshot();
  expect(delta({}, { change: [{ marketId: 'm1', marketStatus: 'suspend' }] })).toMatchObject({
    markets: [{ state: 'suspended' }],
    prices: [{ price: '1.95' }, { price: '1.91' }],
  });
  expect(
    delta({}, { change: [{ marketId: 'm1', marketStatus: 'closePrice' }] }).prices.map(
      ({ price }) => price,
    ),
  ).toEqual([null, null]);
  expect(delta({}, { change: [{ marketId: 'm1', marketStatus: 'running' }] })).toMatchObject({
    markets: [{ state: 'open' }],
    prices: [{ price: '1.95' }, { price: '1.91' }],
  });
});

test('a change of an event keeps what it does not name', () => {
  const { delta } = afterSnapshot();
  expect(delta({ change: [{ eventId: 'e1', eventStatus: 'closed' }] }).events).toMatchObject([
    { id: 'e1', open: false, homeName: '红岭', marketCount: 3 },
  ]);
});

test('changes of things that are not there are left out', () => {
  const { delta } = afterSnapshot();
  expect(
    delta(
      { change: [{ eventId: 'gone', eventStatus: 'closed' }] },
      { change: [{ marketId: 'gone', sort: 2 }] },
    ),
  ).toMatchObject({ events: [], markets: [], prices: [] });
});

test('a removed event takes its markets with it', () => {
  const { delta } = afterSnapshot();
  expect(delta({ remove: ['e1'] })).toMatchObject({
    removedEvents: ['e1'],
    removedMarkets: ['m1'],
  });
  expect(delta({}, { change: [{ marketId: 'm1', sort: 2 }] }).markets).toEqual([]);
});

test('a market of a kind that the site does not know is not shown, and neither are its prices', () => {
  const { delta } = afterSnapshot();
  const messages = delta({}, { add: [sabaMarketOf({ marketId: 'm9', betType: 999 })] });
  expect([messages.markets, messages.prices]).toEqual([[], []]);
  expect(
    delta(
      {},
      {
        change: [
          { marketId: 'm9', selections: [{ key: 'h', oddsPrice: { decimalPrice: odds('2.01') } }] },
        ],
      },
    ).prices,
  ).toEqual([]);
});

test('a market that turns into one the site does not know is taken off, and comes back when it is known again', () => {
  const { delta } = afterSnapshot();
  expect(delta({}, { add: [sabaMarketOf({ betType: 999 })] })).toMatchObject({
    markets: [],
    prices: [],
    removedMarkets: ['m1'],
  });
  expect(delta({}, { change: [{ marketId: 'm1', marketStatus: 'suspend' }] })).toMatchObject({
    markets: [],
    prices: [],
    removedMarkets: [],
  });
  expect(delta({}, { add: [sabaMarketOf()] })).toMatchObject({
    markets: [{ id: 'm1' }],
    removedMarkets: [],
  });
  expect(
    delta({}, { change: [{ marketId: 'm1', selections: [{ key: 'h', point: null }] }] }),
  ).toMatchObject({ markets: [], removedMarkets: ['m1'] });
});

test('messages without content and errors of the stream tell nothing', () => {
  const { mirror } = afterSnapshot();
  expect(mirror.accept({ status: SABA_STREAM.DELTA, message: '' })).toBeNull();
  expect(mirror.accept(sabaMessage(98))).toBeNull();
});

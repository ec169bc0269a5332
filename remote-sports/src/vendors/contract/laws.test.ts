/**
 * Whatever a vendor sends inside its contract, and however wrong: nothing crashes, and nothing is
 * shown that may mean something else.
 */
import fc from 'fast-check';
import { BTI_MARKET, BTI_SIDE, btiMarket, type BtiMarket } from '@site/contracts/vendor-bti';
import { imEvent, type ImEvent } from '@site/contracts/vendor-im';
import { SABA_MARKET_STATUS, SABA_STREAM, type SabaMarket } from '@site/contracts/vendor-saba';
import { readSabaMessage } from '@site/contracts/vendor-saba-read';
import { readBtiMessage } from '@site/contracts/vendor-bti-read';
import { parseWith } from '@site/contracts/parse';
import { asBetType, asPeriod, BET_TYPE } from '@site/domain/betting/bet-types';
import { parseDecimalOdds } from '@site/domain/odds/decimal-odds';
import { BTI_MARKETS } from '../bti/map';
import { imEventOf, imLineOf } from '../im/im.fixture';
import { IM_MARKETS, linesOf } from '../im/map';
import { readMarkets } from '../read-market.fixture';
import { createMirror } from '../saba/mirror';
import { sabaMessage } from '../saba/saba.fixture';
import { plainOf } from '../feed-message.fixture';
import type { FeedMessage, Market, PriceSlot, Side } from '../port';

const TWO_WAY: Readonly<Record<number, readonly Side[]>> = {
  [BET_TYPE.HANDICAP]: ['home', 'away'],
  [BET_TYPE.OVER_UNDER]: ['over', 'under'],
  [BET_TYPE.ODD_EVEN]: ['odd', 'even'],
  [BET_TYPE.MONEY_LINE]: ['home', 'away'],
  [BET_TYPE.ONE_X_TWO]: ['home', 'draw', 'away'],
  [BET_TYPE.DOUBLE_CHANCE]: ['homeDraw', 'homeAway', 'awayDraw'],
  [BET_TYPE.BOTH_SCORE]: ['yes', 'no'],
};

/** What must hold of everything that is shown. */
function expectSound(markets: readonly Market[], prices: readonly PriceSlot[]): void {
  for (const { betType, period, selections } of markets) {
    expect([asBetType(betType), asPeriod(period)]).toEqual([betType, period]);
    for (const { side, line } of selections) {
      expect(TWO_WAY[betType]?.includes(side) ?? side === 'other').toBe(true);
      if (betType === BET_TYPE.HANDICAP || betType === BET_TYPE.OVER_UNDER)
        expect(Number.isFinite(Number(line ?? 'none'))).toBe(true);
    }
  }
  const shown = new Set(markets.flatMap(({ selections }) => selections.map(({ id }) => id)));
  for (const { selectionId, price } of prices) {
    expect(shown.has(selectionId)).toBe(true);
    if (price !== null) expect(parseDecimalOdds(price)).toBe(price);
  }
}

const point = fc.constantFrom(null, 0, -0, 0.5, -0.75, 2.25, 1e21, -3);
const odds = fc.constantFrom(
  '1.95',
  '1.00',
  '0.95',
  '-0.5',
  '',
  'x',
  '99999',
  '100000',
  '1.9500001',
  ' 2',
);

test('IM: any line', () => {
  const selection = fc.record({
    SelectionId: fc.uuid(),
    SelectionType: fc.integer({ min: 0, max: 31 }),
    SelectionName: fc.string(),
    Handicap: point,
    Specifiers: fc.string(),
    Odds: fc.option(odds),
    OddsType: fc.constantFrom(2 as const, 3 as const),
  });
  const line = fc.record({
    LineId: fc.uuid(),
    BetTypeId: fc.integer({ min: 0, max: 22 }),
    PeriodId: fc.integer({ min: 0, max: 34 }),
    LineStatusId: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    LineRank: fc.integer(),
    IsLive: fc.boolean(),
    IsOpenParlay: fc.boolean(),
    Selections: fc.array(selection, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (Lines) => {
      const event: ImEvent = imEventOf({ Lines });
      expect(parseWith(imEvent, event).ok).toBe(true);
      const { markets, prices } = readMarkets(IM_MARKETS, linesOf([event]));
      expectSound(markets, prices);
    }),
    { numRuns: 300 },
  );
  const known = readMarkets(IM_MARKETS, linesOf([imEventOf({ Lines: [imLineOf()] })]));
  expect(known.markets).toHaveLength(1);
});

test('BTI: any market', () => {
  const selection = fc.record({
    id: fc.uuid(),
    side: fc.constantFrom(...BTI_SIDE),
    outcome: fc.string(),
    label: fc.string(),
    points: point,
    odds: fc.option(fc.record({ decimal: odds, american: fc.string() })),
  });
  const market: fc.Arbitrary<BtiMarket> = fc.record({
    id: fc.uuid(),
    eventId: fc.string(),
    kind: fc.constantFrom(...BTI_MARKET),
    period: fc.constantFrom(
      'FullMatch',
      'FirstHalf',
      'Overtime',
      'SecondSet',
      'NinthSet',
      'toString',
      '',
    ),
    rank: fc.integer(),
    state: fc.constantFrom(
      'Open' as const,
      'Paused' as const,
      'Refreshing' as const,
      'Settled' as const,
    ),
    inPlay: fc.boolean(),
    comboAllowed: fc.boolean(),
    selections: fc.array(selection, { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(market, { maxLength: 6 }), (markets) => {
      expect(markets.every((each) => parseWith(btiMarket, each).ok)).toBe(true);
      const shown = readMarkets(BTI_MARKETS, markets);
      expectSound(shown.markets, shown.prices);
    }),
    { numRuns: 300 },
  );
});

test('SABA: any market, then any change of it, of others and of what is not there', () => {
  const key = fc.constantFrom(
    'h',
    'a',
    '1',
    'x',
    '2',
    'o',
    'u',
    'odd',
    'even',
    'yes',
    'no',
    '1x',
    '12',
    '2x',
    '2:1',
    'toString',
    '',
  );
  const price = odds.map((text) => parseDecimalOdds(text));
  const selection = fc.record({
    key,
    selectionId: fc.uuid(),
    keyName: fc.string(),
    point,
    oddsPrice: fc.record({ decimalPrice: price }),
  });
  const market: fc.Arbitrary<SabaMarket> = fc.record({
    marketId: fc.constantFrom('m1', 'm2', 'm3'),
    eventId: fc.constantFrom('e1', 'e2'),
    betType: fc.constantFrom(1, 2, 3, 5, 6, 7, 10, 20, 24, 145, 153, 157, 413, 609, 999, -1),
    marketStatus: fc.constantFrom(...SABA_MARKET_STATUS),
    isLive: fc.boolean(),
    sort: fc.integer(),
    combo: fc.integer(),
    selections: fc.uniqueArray(selection, { selector: (each) => each.key, maxLength: 3 }),
    part: fc.constantFrom(1, 2, 7, 40),
  });
  const change = fc.record(
    {
      marketId: fc.constantFrom('m1', 'm2', 'm3', 'm9'),
      marketStatus: fc.constantFrom(...SABA_MARKET_STATUS),
      sort: fc.integer(),
      selections: fc.array(
        fc.record(
          { key, point, oddsPrice: fc.record({ decimalPrice: price }) },
          { requiredKeys: ['key'] },
        ),
        { maxLength: 3 },
      ),
    },
    { requiredKeys: ['marketId'] },
  );
  const board = fc.uniqueArray(market, { selector: (each) => each.marketId, maxLength: 3 });
  const messages = fc.array(
    fc.record({
      add: board,
      change: fc.array(change, { maxLength: 3 }),
      remove: fc.constantFrom<string[]>([], ['m1'], ['m9']),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(board, messages, (first, later) => {
      const mirror = createMirror();
      const known = new Map<string, Market>();
      const hear = (message: FeedMessage | null): void => {
        if (message === null || message.kind === 'alive' || message.kind === 'lost') return;
        if (message.kind === 'snapshot') known.clear();
        const { markets } = message.kind === 'delta' ? plainOf(message) : message;
        for (const each of markets) known.set(each.id, each);
        expectSound([...known.values()], message.prices);
        if (message.kind === 'delta')
          plainOf(message).removedMarkets.forEach((id) => known.delete(id));
      };
      hear(mirror.accept(sabaMessage(SABA_STREAM.INITIAL, {}, { add: first })));
      for (const payload of later) hear(mirror.accept(sabaMessage(SABA_STREAM.DELTA, {}, payload)));
    }),
    { numRuns: 300 },
  );
});

test('any text at all is a message or none, and never a crash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (data) => {
      expect(() => [readSabaMessage(data), readBtiMessage(data)]).not.toThrow();
    }),
    { numRuns: 1_000 },
  );
});

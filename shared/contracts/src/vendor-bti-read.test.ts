import fc from 'fast-check';
import * as v from 'valibot';
import { readBtiMessage } from './vendor-bti-read';
import { btiServerMessage } from './vendor-bti-stream';

/** What the schema alone makes of a text. */
function bySchema(text: string): unknown {
  const parsed = v.safeParse(btiServerMessage, JSON.parse(text));
  return parsed.success ? parsed.output : null;
}

/** Mostly the value that belongs there, now and then another one. */
const mostly = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 40, arbitrary: value },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(null, 1, -1, 0.5, '', '1.95', [], {}, true, [{}]),
    },
  );
/** An object that may lack a part. */
const record = (parts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.record(parts) },
    { weight: 1, arbitrary: fc.record(parts, { requiredKeys: [] }) },
  );
const list = (of: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  mostly(fc.array(of, { maxLength: 2 }));

const text = mostly(fc.string({ maxLength: 4 }));
const number = mostly(fc.integer());
const flag = mostly(fc.boolean());
const score = mostly(record({ home: number, away: number }));
const selection = record({
  id: text,
  side: mostly(fc.constantFrom('Home', 'Away', 'Runner')),
  outcome: text,
  label: text,
  points: mostly(fc.constantFrom(null, 0.5)),
  odds: mostly(
    fc.constantFrom<unknown>(
      null,
      { decimal: '1.95', american: '-105' },
      { decimal: 1.95, american: '' },
      { decimal: '1' },
    ),
  ),
});
const market = record({
  id: text,
  eventId: text,
  kind: mostly(fc.constantFrom('Total', 'Moneyline')),
  period: text,
  rank: number,
  state: mostly(fc.constantFrom('Open', 'Settled')),
  inPlay: flag,
  comboAllowed: flag,
  selections: list(selection),
});
const event = record({
  id: text,
  branchId: number,
  leagueId: text,
  leagueName: text,
  leagueRank: number,
  kind: mostly(fc.constantFrom('Fixture', 'Outright')),
  participants: list(
    record({ id: text, name: text, venueRole: mostly(fc.constantFrom('Home', 'None')) }),
  ),
  startsOn: mostly(fc.constantFrom('2026-11-21T20:00:00+08:00', '2026-11-21 20:00')),
  tab: mostly(fc.constantFrom('Today', 'InPlay')),
  status: mostly(fc.constantFrom('Active', 'Removed')),
  inPlay: flag,
  isVirtual: flag,
  comboAllowed: flag,
  rank: number,
  marketCount: number,
  live: mostly(
    fc.oneof(
      fc.constant(null),
      record({
        period: text,
        clock: text,
        score,
        redCards: score,
        corners: score,
        periodScores: list(score),
        gameScore: text,
        alert: mostly(fc.constantFrom('None', 'Goal')),
      }),
    ),
  ),
});
const board = { subscription: text, events: list(event), markets: list(market) };
const seq = mostly(fc.integer({ min: 1 }));
const message = fc.oneof(
  record({
    type: fc.constant('update'),
    seq,
    data: mostly(record({ ...board, removedEvents: list(text), removedMarkets: list(text) })),
  }),
  record({ type: fc.constant('snapshot'), seq, data: mostly(record(board)) }),
  record({
    type: mostly(fc.constantFrom('heartbeat', 'welcome', 'reset', 'unsubscribed', 'error')),
    seq,
    data: mostly(
      fc.constantFrom<object>(
        {},
        { subscription: 's1' },
        { code: '12010', description: '', subscription: null },
      ),
    ),
  }),
);

test('what is read by hand is what the schema takes, and everything that is nearly a message is judged alike', () => {
  let taken = 0;
  fc.assert(
    fc.property(message, (value) => {
      const wire = JSON.stringify(value);
      const [byHand, schema] = [readBtiMessage(wire), bySchema(wire)];
      if (schema !== null) taken += 1;
      expect(byHand).toEqual(schema);
    }),
    { numRuns: 3_000 },
  );
  expect(taken).toBeGreaterThan(500);
});

test('what is no message is none', () => {
  for (const data of [
    null,
    7,
    '',
    '{',
    '[]',
    'null',
    '"update"',
    '{"type":"update"}',
    '{"type":"update","seq":1,"data":null}',
    '{"type":"unknown","seq":1,"data":{}}',
  ]) {
    expect(readBtiMessage(data)).toBeNull();
  }
});

import fc from 'fast-check';
import * as v from 'valibot';
import { sabaStreamMessage } from './vendor-saba';
import { readSabaMessage } from './vendor-saba-read';

/** What the schema alone makes of a text. */
function bySchema(text: string): unknown {
  const parsed = v.safeParse(sabaStreamMessage, JSON.parse(text));
  return parsed.success ? parsed.output : null;
}

/** Mostly the value that belongs there, now and then another one. */
const mostly = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 12, arbitrary: value },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(null, 1, 0, '', '1.00', [], {}, true, { change: [] }, [
        {},
      ]),
    },
  );
/** An object that may lack a part or carry one more. */
const record = (
  parts: Record<string, fc.Arbitrary<unknown>>,
  needed: readonly string[],
): fc.Arbitrary<object> =>
  fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record(parts, {
        requiredKeys: Object.keys(parts).filter((name) => needed.includes(name)),
      }),
    },
    { weight: 1, arbitrary: fc.record({ ...parts, extra: fc.constant(1) }, { requiredKeys: [] }) },
  );

const price = fc.constantFrom<unknown>(
  '1.95',
  '2.05',
  '10',
  '1.000001',
  null,
  '1.00',
  '0.99',
  'x',
  1.95,
  3,
  '100000',
  ' 2',
  '1e3',
);
const good = fc.constantFrom<unknown>('1.95', '2.05', '11', null);
const selection = (prices: fc.Arbitrary<unknown>) =>
  record(
    {
      key: mostly(fc.string()),
      oddsPrice: mostly(record({ decimalPrice: prices }, ['decimalPrice'])),
      point: fc.constantFrom(null, 0.5, '0.5'),
    },
    ['key', 'oddsPrice'],
  );
const market = (prices: fc.Arbitrary<unknown>) =>
  record(
    {
      marketId: mostly(fc.string()),
      selections: mostly(fc.array(selection(prices), { maxLength: 3 })),
      marketStatus: fc.constantFrom('running', 'suspend', 'odd'),
    },
    ['marketId', 'selections'],
  );
const message = record(
  {
    status: mostly(fc.constantFrom(0, 0, 0, 1, 3)),
    payload: mostly(
      record(
        {
          events: mostly(fc.constantFrom<object>({}, { add: [] }, { remove: ['e1'] })),
          markets: mostly(
            record(
              {
                change: mostly(fc.array(fc.oneof(market(good), market(price)), { maxLength: 3 })),
                remove: fc.constant(['m9']),
              },
              ['change'],
            ),
          ),
        },
        ['events', 'markets'],
      ),
    ),
    message: mostly(fc.string()),
  },
  ['status', 'payload'],
);

const tick = {
  marketId: 'm1',
  selections: [
    { key: 'h', oddsPrice: { decimalPrice: '1.97' } },
    { key: 'a', oddsPrice: { decimalPrice: null } },
  ],
};
const delta = (change: unknown, events: unknown = {}) =>
  JSON.stringify({ status: 0, payload: { events, markets: { change } } });

test('ticks of prices are read as the schema reads them, and so is everything that is nearly one', () => {
  fc.assert(
    fc.property(message, (value) => {
      const text = JSON.stringify(value);
      expect(readSabaMessage(text)).toEqual(bySchema(text));
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ['ticks', delta([tick])],
  ['none', delta([])],
  [
    'a number as price',
    delta([{ ...tick, selections: [{ key: 'h', oddsPrice: { decimalPrice: 1.97 } }] }]),
  ],
  ['an unknown member', delta([{ ...tick, more: 1 }])],
  ['a hidden member', delta([tick]).replace('"marketId"', '"__proto__":{"sort":1},"marketId"')],
  ['events that change too', delta([tick], { remove: ['e1'] })],
  ['a list for events', delta([tick], [])],
])('%s: the same as the schema', (_what, text) => {
  expect(bySchema(text)).not.toBeNull();
  expect(readSabaMessage(text)).toEqual(bySchema(text));
});

test('what is no message is none', () => {
  for (const data of [
    null,
    7,
    '',
    '{',
    '[]',
    'null',
    delta([{ ...tick, marketId: 1 }]),
    delta([{ ...tick, selections: [{ key: 'h', oddsPrice: { decimalPrice: '0.5' } }] }]),
  ]) {
    expect(readSabaMessage(data)).toBeNull();
  }
});

import fc from 'fast-check';
import { law } from '../laws.fixture';
import { ODDS_VENDORS } from '../vendors/odds-vendor';
import {
  nearestLine,
  readSharedBet,
  SHARED_MOST,
  writeSharedBet,
  type SharedBet,
} from './shared-picks';

const id = fc.stringMatching(/^[\w.:+,|-]{1,80}$/);
const was = fc.record({
  betType: id,
  period: id,
  side: id,
  line: fc.integer({ min: -40, max: 40 }).map((quarters) => String(quarters / 4)),
});
const bet = fc
  .record({
    vendor: fc.constantFrom(...ODDS_VENDORS),
    picks: fc.uniqueArray(
      fc.record(
        { eventId: id, marketId: id, vendorKey: id, isOutright: fc.boolean(), was },
        { requiredKeys: ['eventId', 'marketId', 'vendorKey', 'isOutright'] },
      ),
      { minLength: 1, maxLength: SHARED_MOST, selector: ({ eventId }) => eventId },
    ),
    combo: fc.boolean(),
  })
  .map((made): SharedBet => ({ ...made, combo: made.combo && made.picks.length > 1 }));

const one = 'v=IM&p=e1~m1~h';

test('a link gives back what was put into it, and no amount is in it', () => {
  law(
    fc.property(bet, (made) => {
      const query = writeSharedBet(made);
      expect(query).not.toBeNull();
      expect(readSharedBet(`?${query ?? ''}`)).toEqual(made);
    }),
  );
});

test('whatever stands in a link, only plain ids come out, ten at most, one per event', () => {
  law(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(fc.string())
          .map((parts) => `v=SABA&p=${parts.map((part) => encodeURIComponent(part)).join('!')}`),
      ),
      (search) => {
        const read = readSharedBet(search);
        if (read === null) return;
        expect(read.picks.length).toBeLessThanOrEqual(SHARED_MOST);
        expect(new Set(read.picks.map(({ eventId }) => eventId)).size).toBe(read.picks.length);
        for (const pick of read.picks)
          for (const part of [pick.eventId, pick.marketId, pick.vendorKey])
            expect(part).toMatch(/^[\w.:+,|-]{1,80}$/);
      },
    ),
  );
});

test.each([
  ['no vendor', 'p=e1~m1~h'],
  ['a vendor that is none', 'v=XX&p=e1~m1~h'],
  ['no selection', 'v=IM'],
  ['markup', 'v=IM&p=<b>~m1~h'],
  ['a path', 'v=IM&p=../e~m1~h'],
  ['too few parts', 'v=IM&p=e1~m1'],
  ['too many parts', 'v=IM&p=e1~m1~h~o~x'],
  ['a line that is no number', 'v=IM&p=e1~m1~h~~1~1~home~x'],
  ['more than a line', 'v=IM&p=e1~m1~h~~1~1~home~0.5~x'],
  ['a kind that is empty', 'v=IM&p=e1~m1~h~'],
  ['an empty id', 'v=IM&p=~m1~h'],
  ['another kind', 'v=IM&p=e1~m1~h~x'],
  ['too long', `${one}&x=${'a'.repeat(4_000)}`],
])('a link with %s is none', (_what, search) => {
  expect(readSharedBet(search)).toBeNull();
});

test('what cannot be read is left out, the rest stands', () => {
  expect(readSharedBet(`${one}!<script>!e1~m2~a&c=1`)).toEqual({
    vendor: 'IM',
    combo: false,
    picks: [{ eventId: 'e1', marketId: 'm1', vendorKey: 'h', isOutright: false }],
  });
});

test('of the lines that are offered the nearest stands in; without one none does', () => {
  const offers = ['-1.5', '0.5', '-0.25', null].map((line) => ({ line }));
  expect(nearestLine(offers, '-0.5')).toBe(offers[2]);
  expect(nearestLine(offers, '3')).toBe(offers[1]);
  expect(nearestLine([{ line: '2' }, { line: '3' }], '2.5')).toEqual({ line: '2' });
  expect(nearestLine([{ line: null }], '1')).toBeNull();
  expect(nearestLine([], '1')).toBeNull();
});

test('ids that are not plain make no link', () => {
  expect(
    writeSharedBet({
      vendor: 'IM',
      combo: false,
      picks: [{ eventId: 'a b', marketId: 'm', vendorKey: 'h', isOutright: false }],
    }),
  ).toBeNull();
  expect(writeSharedBet({ vendor: 'IM', combo: false, picks: [] })).toBeNull();
});

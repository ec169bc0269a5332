import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import fc from 'fast-check';
import { Time } from '../constants';
import { law } from '../laws.fixture';
import { formatDateTime, formatNear, formatShort, formatTime } from './date';

dayjs.extend(utc);

/** From 1970 to 2100. */
const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0) });

test('[R9-1] every date is what the well-known library says of it at UTC+8', () => {
  law(
    fc.property(moment, (at) => {
      const there = dayjs(at).utcOffset(Time.offsetMinutes);
      expect([formatDateTime(at), formatShort(at), formatTime(at)]).toEqual([
        there.format(Time.format),
        there.format('MM/DD HH:mm'),
        there.format('HH:mm'),
      ]);
    }),
  );
});

test('a moment that is none is a dash, never an invented date', () => {
  expect([formatDateTime(Number.NaN), formatTime(Number.POSITIVE_INFINITY)]).toEqual(['--', '--']);
});

test.each([
  ['2026-11-21T23:59:59+08:00', '23:59'],
  ['2026-11-21T00:00:00+08:00', '00:00'],
  // In the zone of Greenwich these two are of the same day as the moment.
  ['2026-11-22T00:00:00+08:00', '11/22 00:00'],
  ['2026-11-20T23:59:59+08:00', '11/20 23:59'],
  ['2027-11-21T09:30:00+08:00', '11/21 09:30'],
])('seen on 21 November 2026 at noon, %s reads %s', (at, words) => {
  expect(formatNear(Date.parse(at), Date.parse('2026-11-21T12:00:00+08:00'))).toBe(words);
  expect(formatNear(Number.NaN, 0)).toBe('--');
});

import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import fc from 'fast-check';
import { Time } from '../constants';
import { law } from '../laws.fixture';
import { formatDateTime, formatShort, formatTime } from './date';

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

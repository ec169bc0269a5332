import fc from 'fast-check';
import { law } from '../laws.fixture';
import { lastDayDigits, timeLeft } from './time-left';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

test.each([
  [90 * DAY + HOUR + 59 * SECOND, '90 天 1 小时'],
  [2 * DAY, '2 天'],
  [DAY + 59 * 60 * SECOND, '1 天'],
  [DAY, '1 天'],
  [DAY - SECOND, '23:59:59'],
  [14 * 60 * SECOND + 59 * SECOND, '00:14:59'],
  [1, '00:00:01'],
  [0, '00:00:00'],
  [-5 * SECOND, '00:00:00'],
])('[R9-1] %p ms are left: %s', (ms, text) => {
  expect(timeLeft(ms)).toBe(text);
});

test('[R9-1] a clock in the last day and at no other time', () => {
  law(
    fc.property(fc.integer({ min: -DAY, max: 400 * DAY }), (ms) => {
      const isClock = /^\d\d:\d\d:\d\d$/.test(timeLeft(ms));
      expect(isClock).toBe(Math.ceil(ms / SECOND) * SECOND < DAY);
      expect(lastDayDigits(ms) !== null).toBe(isClock);
    }),
  );
});

import fc from 'fast-check';
import { fenOf } from '../money';
import { nextEdgeOf, nextTry, seasonProgress } from './progress';

const at = (text: string): number => Date.parse(text);
const window = { from: at('2026-11-01T00:00:00+08:00'), until: at('2026-11-11T00:00:00+08:00') };
const schedule = {
  ...window,
  windowId: 'w',
  graceUntil: window.until + 1_800_000,
  priority: 0,
  killed: false,
};

test('days count from 1 and percent from 0 to 100', () => {
  expect(seasonProgress(window, at('2026-10-01T00:00:00+08:00'))).toEqual({
    day: 1,
    days: 10,
    percent: 0,
  });
  expect(seasonProgress(window, at('2026-11-06T00:00:00+08:00'))).toEqual({
    day: 6,
    days: 10,
    percent: 50,
  });
  expect(seasonProgress(window, at('2026-11-10T23:59:59+08:00'))).toEqual({
    day: 10,
    days: 10,
    percent: 99,
  });
  expect(seasonProgress(window, at('2027-01-01T00:00:00+08:00'))).toEqual({
    day: 10,
    days: 10,
    percent: 100,
  });
});

test('progress never runs backwards', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2e12 }), fc.integer({ min: 0, max: 2e12 }), (a, b) => {
      const [early, late] = [
        seasonProgress(window, Math.min(a, b)),
        seasonProgress(window, Math.max(a, b)),
      ];
      return early.day <= late.day && early.percent <= late.percent && late.day <= late.days;
    }),
  );
});

test('the edges of a window come one after the other, each later than now', () => {
  expect(nextEdgeOf(null, 0)).toBeNull();
  expect(nextEdgeOf(schedule, window.from - 1)).toBe(window.from);
  expect(nextEdgeOf(schedule, window.from)).toBe(window.until);
  expect(nextEdgeOf(schedule, window.until)).toBe(schedule.graceUntil);
  expect(nextEdgeOf(schedule, schedule.graceUntil)).toBeNull();
});

test('one more try costs what is missing to the next step', () => {
  const day = { free: 3, depositStep: fenOf(50_000n) };
  expect(nextTry({ ...day, triesToday: 3, depositToday: fenOf(0n) })).toEqual({
    missing: 50_000n,
    percent: 0,
  });
  expect(nextTry({ ...day, triesToday: 4, depositToday: fenOf(62_500n) })).toEqual({
    missing: 37_500n,
    percent: 25,
  });
  expect(nextTry({ ...day, triesToday: 10, depositToday: fenOf(900_000n) })).toBeNull();
  expect(
    nextTry({ free: 3, triesToday: 3, depositToday: fenOf(1n), depositStep: fenOf(0n) }),
  ).toBeNull();
});

test('paying what is missing always reaches the next step exactly', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10_000_000n }),
      fc.bigInt({ min: 1n, max: 1_000_000n }),
      (paid, step) => {
        const next = nextTry({
          free: 3,
          triesToday: 3 + Number(paid / step),
          depositToday: fenOf(paid),
          depositStep: fenOf(step),
        });
        return (
          next !== null &&
          (paid + next.missing) % step === 0n &&
          next.missing > 0n &&
          next.missing <= step &&
          next.percent >= 0 &&
          next.percent < 100
        );
      },
    ),
  );
});

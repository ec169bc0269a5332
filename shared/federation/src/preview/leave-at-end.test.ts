import { leaveAtEnd } from './leave-at-end';

const HOUR = 3_600_000;
let at = 0;
const clock = { now: () => at, monotonic: () => at };
const pass = (ms: number): void => {
  at += ms;
  jest.advanceTimersByTime(ms);
};

beforeEach(() => {
  at = 1_000_000;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a preview leaves once, at its end and not before, also after weeks', () => {
  const leave = jest.fn();
  leaveAtEnd(document, clock, at + 24 * 30 * HOUR, leave);
  pass(24 * 30 * HOUR);
  expect(leave).not.toHaveBeenCalled();
  pass(1_000);
  expect(leave).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a tab that slept over the end leaves when it is looked at again', () => {
  const leave = jest.fn();
  leaveAtEnd(document, clock, at + HOUR, leave);
  at += 2 * HOUR;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(leave).toHaveBeenCalledTimes(1);
});

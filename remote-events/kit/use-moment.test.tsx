import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformProvider } from '@site/platform';
import { createTestWorld, type TestWorld } from '@site/testing';
import { NOW } from './season.fixture';
import { useMoment } from '@site/remote-kit/prize';

let world: TestWorld;
let clock: { at: number };
beforeEach(() => {
  world = createTestWorld({ now: NOW });
  clock = { at: NOW };
  jest.useFakeTimers();
});
afterEach(async () => {
  jest.useRealTimers();
  await world.close();
});

/**
 * Waits for a moment; `pass` lets the device's timers run, and the server's clock by as much unless
 * it is said otherwise.
 */
function waitFor(first: number | null) {
  const seasons = { ...world.platform.seasons, now: () => clock.at };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={{ ...world.platform, seasons }}>{children}</PlatformProvider>
  );
  const work = jest.fn();
  const { rerender, unmount } = renderHook(({ at }: { at: number | null }) => useMoment(at, work), {
    wrapper,
    initialProps: { at: first },
  });
  const pass = (ms: number, onServer = ms): number => {
    act(() => {
      clock.at += onServer;
      jest.advanceTimersByTime(ms);
    });
    return work.mock.calls.length;
  };
  return { work, rerender, unmount, pass };
}

test('the work is done at the moment and not before, however long the wait', () => {
  const { pass } = waitFor(NOW + 10 * 3_600_000);
  for (let hour = 0; hour < 9; hour += 1) expect(pass(3_600_000)).toBe(0);
  for (let minute = 0; minute < 59; minute += 1) expect(pass(60_000)).toBe(0);
  expect(pass(59_999)).toBe(0);
  expect(pass(1)).toBe(1);
});

test("it is the server's clock that counts: a device that runs ahead waits on, one that slept has it within a minute", () => {
  const ahead = waitFor(NOW + 5_000);
  expect(ahead.pass(5_000, 4_000)).toBe(0);
  expect(ahead.pass(1_000)).toBe(1);
  ahead.unmount();
  const slept = waitFor(clock.at + 3_600_000);
  expect(slept.pass(60_000, 7_200_000)).toBe(1);
});

test('a moment that passes between two looks is not missed', () => {
  const { pass } = waitFor(NOW + 1_000);
  expect(pass(1_000, 999)).toBe(0);
  clock.at += 1;
  expect(pass(1)).toBe(1);
});

test('as long as the moment does not move on it is done again, but not for ever', () => {
  const { pass, rerender, work } = waitFor(NOW + 1_000);
  expect(pass(1_000)).toBe(1);
  expect(pass(15_000)).toBe(2);
  rerender({ at: NOW + 86_400_000 });
  expect(pass(60_000)).toBe(2);
  rerender({ at: clock.at + 1 });
  for (let turn = 0; turn < 40; turn += 1) pass(15_000);
  const done = work.mock.calls.length;
  expect(done).toBeLessThan(15);
  expect(pass(3_600_000)).toBe(done);
  expect(jest.getTimerCount()).toBe(0);
});

test('no moment sets no timer, one that is long gone counts once, leaving clears what is set', () => {
  const none = waitFor(null);
  const gone = waitFor(NOW - 3_600_000);
  expect(gone.pass(0)).toBe(1);
  expect(gone.pass(600_000)).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
  const { unmount, pass } = waitFor(clock.at + 1_000);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
  expect(pass(2_000)).toBe(0);
  expect(none.work).not.toHaveBeenCalled();
});

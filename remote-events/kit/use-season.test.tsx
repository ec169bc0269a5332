import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PlatformProvider } from '@site/platform';
import { createTestWorld } from '@site/testing';
import { NOW, windowAt } from './season.fixture';
import { useSeason, viewOf } from './use-season';

test('the page changes by itself at each edge, by the clock of the plan', async () => {
  const world = createTestWorld({ now: NOW });
  jest.useFakeTimers();
  const clock = { at: NOW };
  const schedule = windowAt(NOW + 5_000, NOW + 10_000, { graceUntil: NOW + 12_000 });
  world.seasons.set({ schedules: { x: schedule }, live: null });
  const phase = (): 'before' | 'running' | 'grace' | 'ended' =>
    clock.at < schedule.from
      ? 'before'
      : clock.at < schedule.until
        ? 'running'
        : clock.at < schedule.graceUntil
          ? 'grace'
          : 'ended';
  const seasons = { ...world.platform.seasons, now: () => clock.at, phase };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PlatformProvider platform={{ ...world.platform, seasons }}>{children}</PlatformProvider>
  );
  const { result } = renderHook(() => useSeason('x'), { wrapper });
  const pass = (ms: number): string => {
    act(() => {
      clock.at += ms;
      jest.advanceTimersByTime(ms);
    });
    return result.current.view;
  };
  expect(result.current.view).toBe('before');
  expect([pass(4_999), pass(1), pass(5_000), pass(2_000)]).toEqual([
    'before',
    'running',
    'grace',
    'ended',
  ]);
  jest.useRealTimers();
  await world.close();
});

test('grace is for those who were here; killed and never planned are over', () => {
  expect([
    viewOf('grace', true),
    viewOf('grace', false),
    viewOf('killed', true),
    viewOf('none', false),
  ]).toEqual(['grace', 'ended', 'ended', 'ended']);
});

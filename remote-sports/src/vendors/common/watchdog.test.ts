import { manualTimers } from '../contract/manual-timers.fixture';
import { createWatchdog } from './watchdog';

function watched() {
  const timers = manualTimers();
  let silences = 0;
  return {
    timers,
    watchdog: createWatchdog(
      timers,
      () => {
        silences += 1;
      },
      10_000,
    ),
    silences: () => silences,
  };
}

test('ten seconds after the last word the feed is lost, told once, whenever the word was', () => {
  const { timers, watchdog, silences } = watched();
  watchdog.begin();
  for (const pause of [9_999, 1, 4_321, 9_999]) {
    timers.advance(pause);
    watchdog.touch();
  }
  timers.advance(9_999);
  expect(silences()).toBe(0);
  timers.advance(1);
  expect(silences()).toBe(1);
  timers.advance(60_000);
  expect(silences()).toBe(1);
});

test('a word after silence winds it up again; many words keep one timer', () => {
  const { timers, watchdog, silences } = watched();
  watchdog.touch();
  timers.advance(10_000);
  for (let word = 0; word < 50; word += 1) watchdog.touch();
  expect(timers.waiting()).toBe(1);
  timers.advance(10_000);
  expect(silences()).toBe(2);
});

test('attempts that fail do not wind it up; stopped, it says nothing', () => {
  const { timers, watchdog, silences } = watched();
  watchdog.begin();
  timers.advance(6_000);
  watchdog.begin();
  timers.advance(4_000);
  expect(silences()).toBe(1);
  watchdog.touch();
  watchdog.stop();
  timers.advance(60_000);
  expect([silences(), timers.waiting()]).toEqual([1, 0]);
});

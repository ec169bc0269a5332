import { Deadlines } from '../deadlines';
import type { Marks } from './device-marks';

/**
 * The first seconds of a version on this device: without a crash in them it counts as good
 * (releases D6.5).
 *
 * @returns `begin` when a view of a version stands, `end` when it failed.
 */
export function trialOf(marks: Marks) {
  const running = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    begin: (name: string, version: string): void => {
      const key = `${name}@${version}`;
      if (marks.isGood(key) || running.has(key)) return;
      running.set(
        key,
        setTimeout(() => marks.good(key), Deadlines.good),
      );
    },
    /** It failed before they were over. */
    end: (name: string, version: string): void => {
      const key = `${name}@${version}`;
      marks.settle(key);
      clearTimeout(running.get(key));
      running.delete(key);
    },
  };
}

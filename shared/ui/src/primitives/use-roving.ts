/** Arrow keys inside a tab list or a segmented control (WAI-ARIA tabs pattern). */
import type { KeyboardEvent } from 'react';

/**
 * Where an arrow key leads.
 *
 * @returns the next index, or null when the key means nothing here.
 */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** A key handler that selects and focuses the next option. */
export function rovingKeys<T>(values: readonly T[], current: T, choose: (value: T) => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextIndex(event.key, values.indexOf(current), values.length);
    const value = next === null ? undefined : values[next];
    if (next === null || value === undefined) return;
    event.preventDefault();
    choose(value);
    const options = event.currentTarget.querySelectorAll<HTMLElement>(
      ':is([role="tab"],[role="radio"]):not(:disabled)',
    );
    options[next]?.focus();
  };
}

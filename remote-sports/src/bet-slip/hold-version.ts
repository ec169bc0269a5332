/**
 * A filled slip lives in the memory of this version: while it is filled no other version takes over
 * (releases "money-safe updates").
 */
import type { Platform, StateView } from '@site/platform';
import type { SlipState } from './slip-model';

export function holdVersionWhileFilled(
  { locks }: Pick<Platform, 'locks'>,
  state: StateView<Pick<SlipState, 'rows'>>,
): void {
  let release: (() => void) | null = null;
  state.changes$.subscribe(({ rows }) => {
    if (rows.length > 0) release ??= locks.holdUpdates('bet-slip');
    else {
      release?.();
      release = null;
    }
  });
}

/**
 * A pointer whose end is more than seven days ago proves nothing any more: the site rests rather
 * than show what may be long outlawed.
 */
import type { Platform } from '@site/platform';
import type { Federation } from '../../federation/types';

/**
 * Leads to the maintenance page, as soon as nothing of a member's is under way.
 *
 * @returns the look, for each time that somebody has asked.
 */
export function restWhenOver(
  federation: Pick<Federation, 'view' | 'subscribe'>,
  { locks, navigator }: Pick<Platform, 'locks' | 'navigator'>,
): () => void {
  const look = (): void => {
    if (federation.view().health === 'over' && !locks.isHeld())
      navigator.go('/maintenance', { replace: true });
  };
  federation.subscribe(look);
  look();
  return look;
}

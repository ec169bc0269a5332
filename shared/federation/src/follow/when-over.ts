/**
 * A pointer whose end is more than seven days ago proves nothing any more: a site closes for
 * maintenance rather than show what may be long revoked.
 */
import type { Federation } from '../types';

/**
 * Closes the site, as soon as nothing of a member's is under way.
 *
 * @param isHeld whether something is.
 * @param close leads away; called at each check that finds the picture over.
 * @returns the check, for each time that the pointer was fetched without a change.
 */
export function closeWhenOver(
  federation: Pick<Federation, 'view' | 'subscribe'>,
  isHeld: () => boolean,
  close: () => void,
): () => void {
  const check = (): void => {
    if (federation.view().health === 'over' && !isHeld()) close();
  };
  federation.subscribe(check);
  check();
  return check;
}

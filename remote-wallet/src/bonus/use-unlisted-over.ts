/** That the list of bonuses has not come is said until it has. */
import { useEffect, useEffectEvent } from 'react';
import { BONUS_CHOICE } from '../phrases/bonus-choice';

/**
 * Takes back what the last attempt said of the missing list, once the list stands.
 *
 * @param error what stands beside the bonus.
 * @param clear takes it away.
 */
export function useUnlistedOver(
  { isListed, error }: { readonly isListed: boolean; readonly error: string | undefined },
  clear: () => void,
): void {
  const isOver = isListed && error === BONUS_CHOICE.unlisted;
  const drop = useEffectEvent(clear);
  useEffect(() => {
    if (isOver) drop();
  }, [isOver]);
}

import { useEffect } from 'react';
import { waitingGifts } from '@site/domain/promotions/gifts';
import { usePlatform } from '@site/platform';
import { useGifts } from '../api/queries';
import { showGiftCount } from './nav-count';

/**
 * How many gifts wait for the member, said at the place of the promotions in the navigation too.
 *
 * @returns null while nobody knows.
 */
export function useWaitingGiftCount(): number | null {
  const { clock } = usePlatform();
  const { data } = useGifts();
  const count = data === undefined ? null : waitingGifts(data, clock.now()).length;
  useEffect(() => {
    if (count !== null) showGiftCount(count);
  }, [count]);
  return count;
}

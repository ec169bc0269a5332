/**
 * Server time that moves on at the end of the site's day, so that an open page is never about
 * yesterday by mistake.
 */
import { useCallback, useReducer } from 'react';
import { endOfTurnoverDay } from '@site/domain/games/turnover-day';
import { usePlatform } from '@site/platform';
import { useMoment } from '@site/remote-kit/prize';

export function useSiteNow(): number {
  const { seasons } = usePlatform();
  const [, turn] = useReducer((count: number) => count + 1, 0);
  const now = seasons.now();
  useMoment(
    endOfTurnoverDay(now),
    useCallback(() => turn(), []),
  );
  return now;
}

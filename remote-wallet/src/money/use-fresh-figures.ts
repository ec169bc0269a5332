import { useEffect } from 'react';
import { usePlatform, useQueryClient } from '@site/platform';

/**
 * Reads everything in sight again, balances too, when it may have changed without this page hearing
 * of it. For the whole page, also where no form stands; what watches comes after the page.
 */
export function useFreshFigures(): void {
  const platform = usePlatform();
  const queries = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    let stop = (): void => undefined;
    void import('./watch-figures').then(
      ({ watchFigures }) => {
        if (!isLeft) stop = watchFigures(platform, queries);
      },
      // Without it the page is as old as it was read: the server still has the last word.
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [platform, queries]);
}

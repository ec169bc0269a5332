/**
 * One try from tap to prize; the money port joins a second tap to the first, and whatever it says
 * is read anew afterwards.
 */
import { useEffect, useMemo, useState } from 'react';
import {
  getActiveGame,
  getLeaderBoard,
  getMemberProgress,
  getPrizeHistory,
} from '@site/contracts/mini-games';
import type { MoneyState } from '@site/domain/money-action/machine';
import { map, useObservable, usePlatform, useQueryClient } from '@site/platform';
import { toPrizeAction, type Snatched } from './prize-money';

/** A try under way or just over; null before and after. */
export interface Snatch {
  readonly state: MoneyState<Snatched> | null;
  /** True while a try of this device waits for its verdict, also one from before a reload. */
  readonly isOpen: boolean;
  readonly isUnknown: boolean;
  readonly go: () => void;
  readonly clear: () => void;
  readonly checkNow: () => void;
}

const READS: readonly string[] = [
  getActiveGame.id,
  getMemberProgress.id,
  getPrizeHistory.id,
  getLeaderBoard.id,
];

/** Makes tries at a game. */
export function useSnatch(eventCode: string, gameName: string): Snatch {
  const platform = usePlatform();
  const queries = useQueryClient();
  const [state, setState] = useState<MoneyState<Snatched> | null>(null);
  const open$ = useMemo(
    () =>
      platform.money.open$.pipe(map((all) => all.filter(({ intent }) => intent.kind === 'prize'))),
    [platform],
  );
  const open = useObservable(open$, []);
  useEffect(() => {
    const settled = platform.bus.on('money.settled').subscribe(({ kind }) => {
      if (kind === 'prize')
        void queries.invalidateQueries({
          predicate: ({ queryKey }) => READS.includes(String(queryKey[0])),
        });
    });
    return () => settled.unsubscribe();
  }, [platform, queries]);
  return {
    state,
    isOpen: open.length > 0,
    isUnknown: open.some(({ phase }) => phase === 'unknown'),
    clear: () => setState(null),
    checkNow: () => platform.money.checkNow(),
    go: () =>
      void platform.money.run(toPrizeAction(platform, eventCode, gameName)).subscribe(setState),
  };
}

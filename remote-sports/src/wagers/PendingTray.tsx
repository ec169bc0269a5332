/**
 * Bets whose verdict is still to come, and how the last ones ended, wherever on the sports pages
 * the member is (domain P0).
 */
import { useMemo } from 'react';
import { map, useObservable, usePlatform, useStateView } from '@site/platform';
import type { MoneyState } from '@site/domain/money-action/machine';
import { later } from '@site/ui';
import { useSportsState } from '../state/use-sports';
import type { PlacedBet } from '../vendors/port';

const NONE: readonly MoneyState<unknown>[] = [];
const LazyLines = later(() => import('./TrayLines').then((module) => module.TrayLines));

/** The tray; nothing while nothing waits and nothing stands to be read. */
export function PendingTray() {
  const { money } = usePlatform();
  const ends = useStateView(useSportsState().verdicts.state);
  const waiting$ = useMemo(
    () =>
      money.open$.pipe(
        map((states) =>
          states.filter(({ phase, intent }) => phase !== 'submitting' && intent.kind === 'bet'),
        ),
      ),
    [money],
  );
  const waiting = useObservable(waiting$, NONE) as readonly MoneyState<PlacedBet>[];
  return waiting.length === 0 && ends.length === 0 ? null : (
    <LazyLines waiting={waiting} ends={ends} />
  );
}

/**
 * Bets whose verdict is still to come, and how the last ones ended, wherever on the sports pages
 * the member is (domain P0).
 */
import { useEffect, useMemo } from 'react';
import { map, useObservable, usePlatform, useStateView } from '@site/platform';
import type { MoneyState } from '@site/domain/money-action/machine';
import { Notice, later } from '@site/ui';
import { quickTap } from '../bet-slip/quick-tap';
import { SLIP_BAR } from '../phrases/slip-bar';
import { useSportsState } from '../state/use-sports';
import type { PlacedBet } from '../vendors/port';
import { trays } from './in-sight';
import type { TrayLines } from './TrayLines';

const NONE: readonly MoneyState<unknown>[] = [];
/** Backoff between two attempts; a connection can fail under a browser that calls itself online. */
const RETRY_MS = 15_000;
// Asked for until it is there: a bet is unknown just when there is no network, and code that does
// not come must not take the page along.
const loadLines = (): Promise<typeof TrayLines> =>
  import('./TrayLines').then(
    (module) => module.TrayLines,
    () =>
      new Promise<unknown>((resolve) => {
        window.addEventListener('online', resolve, { once: true });
        setTimeout(resolve, RETRY_MS);
      }).then(loadLines),
  );
const LazyLines = later(loadLines);
/** Fetches the code of the lines before there is one. */
export const fetchTrayLines = (): void => void LazyLines.ahead();

/**
 * The tray; nothing while nothing waits and nothing stands to be read.
 *
 * @param over the page instead of in it: above the slip's bar, `raised` above the navigation, too.
 */
export function PendingTray({ over }: { readonly over?: 'low' | 'raised' }) {
  const { money } = usePlatform();
  useEffect(() => {
    trays.here += 1;
    return () => void (trays.here -= 1);
  }, []);
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
  // The bar of a quick bet lies where the tray does, and says the same.
  const told = useStateView(quickTap.shown);
  const waiting = (useObservable(waiting$, NONE) as readonly MoneyState<PlacedBet>[]).filter(
    ({ intent }) => intent.key !== told,
  );
  return waiting.length === 0 && ends.length === 0 ? null : (
    <LazyLines
      waiting={waiting}
      ends={ends}
      over={over}
      meanwhile={
        <Notice tone="warn" role="status">
          {waiting.length > 0
            ? SLIP_BAR.checking
            : ends.map(({ text, summary }) => `${text} ${summary}`).join('；')}
        </Notice>
      }
    />
  );
}

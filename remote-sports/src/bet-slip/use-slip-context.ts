/**
 * What surrounds the slip, read from the platform: session, balance, free bets, self-exclusion,
 * time.
 */
import { useEffect, useState } from 'react';
import { getSelfExclusion } from '@site/contracts/self-exclusion';
import { getFreebetGroups } from '@site/contracts/promotion-member';
import { freeFunds } from '@site/domain/betting/free-bets';
import { WalletGroup } from '@site/domain/constants';
import { isSignedIn } from '@site/domain/session/access';
import { useBalances, useCall, usePlatform, useSession, useStateView } from '@site/platform';
import { useOddsType, useSports } from '../state/use-sports';
import { oddsOfStakes, type SlipContext } from './slip-check';

/** How often an open slip asks for price, limits and state. */
const REQUOTE_MS = 2_000;

/**
 * Keeps an open slip fresh and tells what its rules need.
 *
 * @param requoteOwn asks for a slip that is not the vendor's own; the same function between
 *   renders.
 */
export function useSlipContext(open: boolean, requoteOwn?: () => Promise<void>): SlipContext {
  const { clock, balances, bus } = usePlatform();
  const { slip, vendor, gaps } = useSports();
  const requote = requoteOwn ?? slip.requote;
  const gap = useStateView(gaps.state);
  const session = useSession();
  const oddsType = useOddsType();
  const { record } = useBalances();
  const signedIn = isSignedIn(session);
  const asks = open && session.status === 'member';
  const exclusion = useCall(getSelfExclusion, {}, { enabled: asks, staleMs: 0 });
  const free = useCall(getFreebetGroups, {}, { enabled: asks, staleMs: 0 });
  const { refetch } = free;
  const { refetch: askLimits } = exclusion;
  const [now, setNow] = useState(clock.monotonic());
  useEffect(() => {
    if (!open) return undefined;
    if (signedIn) balances.refresh();
    const tick = (): void => {
      setNow(clock.monotonic());
      // A page that nobody looks at asks nothing; what it knew grows too old by itself.
      if (document.visibilityState === 'hidden') return;
      void requote();
    };
    tick();
    const timer = setInterval(tick, REQUOTE_MS);
    return () => clearInterval(timer);
  }, [open, signedIn, requote, clock, balances, oddsType]);
  useEffect(() => {
    if (!asks) return undefined;
    const subscription = bus.on('money.settled').subscribe(({ kind, phase }) => {
      if (kind !== 'bet') return;
      void refetch();
      // Betting may have been limited elsewhere since the slip was opened.
      if (phase === 'refused') void askLimits();
    });
    return () => subscription.unsubscribe();
  }, [asks, bus, refetch, askLimits]);
  const odds = oddsOfStakes(useStateView(slip.state));
  const freeBets = free.data ?? [];
  return {
    vendor: vendor.id,
    oddsType,
    signedIn,
    now,
    gap,
    balance: record?.byGroup.get(WalletGroup.sportsbook) ?? null,
    freeBalance: freeBets.length === 0 ? null : freeFunds(freeBets, odds),
    bettingDisabled: signedIn ? (exclusion.data?.DisableBetting ?? null) : false,
  };
}

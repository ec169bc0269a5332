/** What surrounds the slip, read from the platform: session, balance, self-exclusion, time. */
import { useEffect, useState } from 'react';
import { getSelfExclusion } from '@site/contracts/member';
import { WalletGroup } from '@site/domain/constants';
import { isSignedIn } from '@site/domain/session/access';
import { useBalances, useCall, usePlatform, useSession } from '@site/platform';
import { useOddsType, useSports } from '../state/use-sports';
import type { SlipContext } from './slip-check';

/** How often an open slip asks for price, limits and state. */
const REQUOTE_MS = 2_000;

/** Keeps an open slip fresh and tells what its rules need. */
export function useSlipContext(open: boolean): SlipContext {
  const { clock, balances } = usePlatform();
  const { slip } = useSports();
  const session = useSession();
  const oddsType = useOddsType();
  const { record } = useBalances();
  const signedIn = isSignedIn(session);
  const exclusion = useCall(getSelfExclusion, {}, { enabled: open && session.status === 'member', staleMs: 0 });
  const [now, setNow] = useState(clock.monotonic());
  useEffect(() => {
    if (!open) return undefined;
    if (signedIn) balances.refresh();
    const tick = (): void => {
      setNow(clock.monotonic());
      void slip.requote();
    };
    tick();
    const timer = setInterval(tick, REQUOTE_MS);
    return () => clearInterval(timer);
  }, [open, signedIn, slip, clock, balances, oddsType]);
  return {
    oddsType, signedIn, now, balance: record?.byGroup.get(WalletGroup.sportsbook) ?? null,
    bettingDisabled: signedIn ? (exclusion.data?.DisableBetting ?? null) : false,
  };
}

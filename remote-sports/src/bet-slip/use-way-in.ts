/** A visitor, or anybody on a demo board, is led to where a bet is real. */
import { isDemoRoute } from '@site/domain/session/demo-routes';
import { loginAddress } from '@site/domain/session/route-decision';
import { targets, useLocation } from '@site/platform';
import { BAR_WORDS } from '../phrases/bar-words';
import { DEMO } from '../phrases/demo';
import { useSports } from '../state/use-sports';
import type { SlipContext } from './slip-check';
import { useLeaveSlip } from './use-leave-slip';

/** @returns words of the way and how to go it; null where a bet can be placed here. */
export function useWayIn({
  signedIn,
}: Pick<SlipContext, 'signedIn'>): { readonly label: string; readonly go: () => void } | null {
  const { vendor } = useSports();
  const { pathname, search } = useLocation();
  const leave = useLeaveSlip();
  const demo = __DEMO_BOARDS__ && isDemoRoute(pathname);
  const real = demo ? targets.toSports(vendor.id) : pathname;
  if (!signedIn)
    return {
      label: __DEMO_BOARDS__ && demo ? DEMO.logIn : BAR_WORDS.loginToBet,
      go: () => leave(loginAddress(real, demo ? '' : search), true),
    };
  return __DEMO_BOARDS__ && demo ? { label: DEMO.leave, go: () => leave(real, true) } : null;
}

/**
 * The sports state for components. A page says which vendor it shows; everything below reads that
 * vendor's session.
 */
import { createContext, useContext, type ReactNode } from 'react';
import { usePlatform, useStateView } from '@site/platform';
import { Sports } from '@site/domain/constants';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { SlipState } from '../bet-slip/slip-model';
import { sportsState, type SportsState, type VendorSession } from './sports-state';

const VendorContext = createContext<OddsVendorId>(Sports.defaultVendor);

/** Says which vendor everything below belongs to. */
export function VendorProvider({
  id,
  children,
}: {
  readonly id: OddsVendorId;
  readonly children: ReactNode;
}) {
  return <VendorContext.Provider value={id}>{children}</VendorContext.Provider>;
}

/** The vendor of this part of the page. */
export const useVendorId = (): OddsVendorId => useContext(VendorContext);
/** The remote's state. */
export const useSportsState = (): SportsState => sportsState(usePlatform());
/** The remote's state with the session of this part's vendor. */
export function useSports(): SportsState & VendorSession {
  const state = useSportsState();
  return { ...state, ...state.vendorSessions[useVendorId()] };
}
/** The odds type the member reads. */
export const useOddsType = (): OddsTypeName => useStateView(useSportsState().oddsType);
/** The slip of this part's vendor. */
export const useSlip = (): SlipState => useStateView(useSports().slip.state);

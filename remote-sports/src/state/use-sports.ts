/** The sports state for components. */
import { usePlatform, useStateView } from '@site/platform';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { SlipState } from '../bet-slip/slip-state';
import { sportsState, type SportsState } from './sports-state';

/** The remote's state. */
export const useSports = (): SportsState => sportsState(usePlatform());
/** The odds type the member reads. */
export const useOddsType = (): OddsTypeName => useStateView(useSports().oddsType);
/** The slip. */
export const useSlip = (): SlipState => useStateView(useSports().slip.state);

/** Live periods per vendor (§4.7). */
import type { LivePeriod } from '../reference/live-period';
import { BTI_LIVE_PERIODS } from './bti/periods';
import { IM_LIVE_PERIODS } from './im/periods';
import type { OddsVendorId } from './odds-vendor';
import { SABA_LIVE_PERIODS } from './saba/periods';

/** Every vendor's codes. */
export const LIVE_PERIODS: Readonly<Record<OddsVendorId, ReadonlyMap<string, LivePeriod>>> = {
  IM: IM_LIVE_PERIODS,
  BTI: BTI_LIVE_PERIODS,
  SABA: SABA_LIVE_PERIODS,
};

/** Switches of a vendor that the control surface turns: maintenance, no tokens, virtual sports, unknown answers. */
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { ApiError } from '../http/api-error';

/** Switches of one vendor. */
export interface VendorState {
  /** Every call answers 11020. */
  maintenance: boolean;
  /** GameToken gives none. */
  noToken: boolean;
  /** Bets on virtual sports are taken (13140 otherwise). */
  virtual: boolean;
  /** Share of placements that answer "unknown" after the commit. */
  unknownRate: number;
}

/** Switches by vendor. */
export type VendorStates = Readonly<Record<OddsVendorId, VendorState>>;

const fresh = (unknownRate: number): VendorState => ({ maintenance: false, noToken: false, virtual: true, unknownRate });

/** Everything on. */
export const createVendorStates = (unknownRate: number): VendorStates => ({ IM: fresh(unknownRate), BTI: fresh(unknownRate), SABA: fresh(unknownRate) });

/** Everything on again. */
export function resetVendorStates(states: VendorStates, unknownRate: number): void {
  for (const vendor of ODDS_VENDORS) Object.assign(states[vendor], fresh(unknownRate));
}

/** @throws ApiError 11020 while the vendor is under maintenance. */
export function checkOpen({ maintenance }: VendorState): void {
  if (maintenance) throw new ApiError(409, '11020', '体育平台维护中,请选择其他平台');
}

/**
 * Switches of a vendor that the control surface turns: maintenance, region, no tokens, virtual
 * sports, unknown answers.
 */
import { ODDS_VENDORS, perVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { ApiError } from '../http/api-error';

/** Switches of one vendor. */
export interface VendorState {
  /** Every call answers 11020. */
  maintenance: boolean;
  /** Every call answers 11030: the vendor does not serve where the member is. */
  regionBlocked: boolean;
  /** GameToken gives none. */
  noToken: boolean;
  /** Bets on virtual sports are taken (13140 otherwise). */
  virtual: boolean;
  /** Wagers may be told a target at which they sell themselves, where the gateway has the call. */
  autoCashOut: boolean;
  /** Prices are raised and popular parlays told, where the gateway has the call. */
  promos: boolean;
  /** Share of placements that answer "unknown" after the commit. */
  unknownRate: number;
}

/** Switches by vendor. */
export type VendorStates = Readonly<Record<OddsVendorId, VendorState>>;

const fresh = (unknownRate: number): VendorState => ({
  maintenance: false,
  regionBlocked: false,
  noToken: false,
  virtual: true,
  autoCashOut: true,
  promos: true,
  unknownRate,
});

/** Everything on. */
export const createVendorStates = (unknownRate: number): VendorStates =>
  perVendor(() => fresh(unknownRate));

/** Everything on again. */
export function resetVendorStates(states: VendorStates, unknownRate: number): void {
  for (const vendor of ODDS_VENDORS) Object.assign(states[vendor], fresh(unknownRate));
}

/** Why a vendor answers nothing now, in words, or null. */
export function closedBy({
  maintenance,
  regionBlocked,
}: VendorState): { readonly code: string; readonly text: string } | null {
  if (maintenance) return { code: '11020', text: '体育平台维护中，请选择其他平台' };
  return regionBlocked ? { code: '11030', text: '您所在的地区暂不提供此投注平台' } : null;
}

/** @throws ApiError 11020 while the vendor is under maintenance, 11030 where it does not serve. */
export function checkOpen(state: VendorState): void {
  const closed = closedBy(state);
  if (closed !== null) throw new ApiError(409, closed.code, closed.text);
}

/** Which vendors are under maintenance, and why (§3.6, §4.6, R3.6-1, R4.6-1). */
import { Token } from '../constants';
import { ODDS_VENDORS, VENDORS, type OddsVendorId } from './odds-vendor';

/** Flags under the names of §3.6: `isIM`, `noTokenIM` and so on. */
export type MaintenanceState = Readonly<Record<`${'is' | 'noToken'}${OddsVendorId}`, boolean>>;
type Flags<K extends 'is' | 'noToken'> = Readonly<Record<`${K}${OddsVendorId}`, false>>;
const down = <K extends 'is' | 'noToken'>(flag: K): Flags<K> =>
  Object.fromEntries(ODDS_VENDORS.map((vendor) => [flag + vendor, false])) as Flags<K>;
/**
 * No token is missing: also how it stands for a visitor, for whom no vendor is under maintenance
 * because a member had none (§4.6).
 */
export const NO_TOKEN_MISSING = down('noToken');
/** The vendor is under maintenance (§8). */
export const VENDOR_IN_MAINTENANCE = '11020';
/** The vendor does not serve this region (§8). */
export const VENDOR_NOT_IN_REGION = '11030';
/** Nobody is under maintenance. */
export const NO_MAINTENANCE: MaintenanceState = { ...down('is'), ...NO_TOKEN_MISSING };

/** What changes the flags; a signal is only ever a boolean (safety B19g). */
export type MaintenanceFact =
  | { readonly type: 'announced'; readonly vendor: OddsVendorId; readonly inMaintenance: boolean }
  | { readonly type: 'token-failed'; readonly vendor: OddsVendorId }
  | { readonly type: 'token-received'; readonly vendor: OddsVendorId };

/**
 * The next flags. A failed token is maintenance (§4.6) unless the vendor's board is public: then it
 * only stops betting and sets nothing. A token that arrives clears the flag of its vendor.
 */
export function maintenanceReducer(
  state: MaintenanceState,
  fact: MaintenanceFact,
): MaintenanceState {
  switch (fact.type) {
    case 'announced':
      return { ...state, [`is${fact.vendor}`]: fact.inMaintenance };
    case 'token-failed':
      return VENDORS[fact.vendor].isPublic === true
        ? state
        : { ...state, [`noToken${fact.vendor}`]: true };
    case 'token-received':
      return { ...state, [`noToken${fact.vendor}`]: false };
  }
}

/** True when a vendor's pages show the maintenance notice. */
export const isInMaintenance = (state: MaintenanceState, vendor: OddsVendorId): boolean =>
  state[`is${vendor}`] || state[`noToken${vendor}`];

/**
 * Where members are taken when their vendor is under maintenance (§2.5): the next one that works,
 * in the order of the vendors; null when none does.
 */
export const otherVendor = (state: MaintenanceState, from: OddsVendorId): OddsVendorId | null => {
  const at = ODDS_VENDORS.indexOf(from);
  return (
    [...ODDS_VENDORS.slice(at + 1), ...ODDS_VENDORS.slice(0, at)].find(
      (vendor) => !isInMaintenance(state, vendor),
    ) ?? null
  );
};

/** A kept vendor token. `expiresAt` is epoch ms. */
export interface VendorToken {
  readonly token: string;
  readonly expiresAt: number;
}

/**
 * True when a token has to be fetched: it is missing, over, or so near its end that a bet could
 * outlive it (§4.6).
 *
 * @param lifeMs the token's whole life. The expiry delta (§9) is kept from its end, of a short life
 *   half: it would never be used otherwise, and none is kept to its last moment.
 */
export function needsToken(kept: VendorToken | null, now: number, lifeMs: number): boolean {
  const deltaMs = Token.expiryDeltaS * 1_000;
  return kept === null || now >= kept.expiresAt - Math.min(deltaMs, lifeMs / 2);
}

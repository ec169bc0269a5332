/** Whose board a sports or esports provider is shown by (§3.9). */
import type { PROVIDERS } from '../wallet/groups';
import type { OddsVendorId } from './odds-vendor';

/** A provider of sports or esports. */
export type SportsProvider = (typeof PROVIDERS)['sportsbook' | 'esports'][number];

/** Vendor by provider; those without a board of their own are shown by the vendor whose they are. */
export const VENDOR_OF_PROVIDER: Readonly<Record<SportsProvider, OddsVendorId>> = {
  IPSB: 'IM',
  SBT: 'BTI',
  OWS: 'SABA',
  YBS: 'SABA',
  IPES: 'IM',
  TFG: 'BTI',
};

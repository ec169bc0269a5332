import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';

/** Reference of a sale in the journal: which vendor to ask about which wager. */
export const saleRef = (vendor: OddsVendorId, wagerId: string): string => `${vendor}:${wagerId}`;

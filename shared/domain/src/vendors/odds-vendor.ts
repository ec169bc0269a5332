/**
 * The three odds vendors (§1, §3.5). A fourth id breaks the build in every table that must learn
 * it.
 */

/** Ids in the order in which members see them; the first is the default (§2.2). */
export const ODDS_VENDORS = ['IM', 'BTI', 'SABA'] as const;
/** Id of an odds vendor. */
export type OddsVendorId = (typeof ODDS_VENDORS)[number];

/**
 * Narrows a text from outside (URL, storage).
 *
 * @returns null for anything that is no vendor.
 */
export const asOddsVendor = (text: string): OddsVendorId | null =>
  ODDS_VENDORS.find((vendor) => vendor === text.toUpperCase()) ?? null;

/** Addresses of the vendors' boards (§2.1): one table for links, guard, storage and redirects. */
import {
  ODDS_VENDORS,
  VENDORS,
  asOddsVendor,
  type OddsVendorId,
  type VendorSegment,
} from './odds-vendor';

/** Page of a vendor's board, the last part of its address. */
export type BoardPage = `sports-${VendorSegment}`;

/** Page of a vendor's board, e.g. `sports-im`. */
export const boardPage = (vendor: OddsVendorId): BoardPage => `sports-${VENDORS[vendor].segment}`;

/** Pages of every board, in the order of the vendors: the default one first. */
export const BOARD_PAGES = ODDS_VENDORS.map(boardPage) as readonly BoardPage[] as readonly [
  BoardPage,
  ...BoardPage[],
];

/** Address of a vendor's board without the base path, e.g. `/sbtwo/sports-im`. */
export const boardPath = (vendor: OddsVendorId): string => `/sbtwo/${boardPage(vendor)}`;

/**
 * The vendor whose board an address is, or lies below; demo boards are not meant.
 *
 * @param path without base path and query, any case.
 * @returns null for every other address, and for a vendor that nobody knows.
 */
export const vendorOfPath = (path: string): OddsVendorId | null =>
  asOddsVendor(/^\/sbtwo\/sports-([a-z\d]+)(?:\/|$)/i.exec(path)?.[1] ?? '');

/**
 * The vendor of a board's page as storage keeps it.
 *
 * @returns null for nothing, and for what is no board's page.
 */
export const vendorOfPage = (page: string | null): OddsVendorId | null =>
  ODDS_VENDORS.find((vendor) => boardPage(vendor) === page) ?? null;

/**
 * What members see when a sport or a feature goes to rest while they stand on it (§2.5, R2.5-4,
 * R2.5-9).
 */
import { boardPath, vendorOfPath } from '../vendors/board-address';
import type { OddsVendorId } from '../vendors/odds-vendor';
import { isInMaintenance, otherVendor, type MaintenanceState } from '../vendors/maintenance';

/** Page for the time when no vendor works. */
export const SPORTS_MAINTENANCE = '/sbtwo/maintenance';

/**
 * A move that is due: away from a vendor under maintenance, to another one or to the maintenance
 * page.
 */
export interface SportMove {
  readonly from: OddsVendorId;
  readonly next: OddsVendorId | null;
  readonly to: string;
}

/**
 * Where the member has to go from this page, or null when its vendor works or it is no vendor's
 * page.
 */
export function sportMove(path: string, state: MaintenanceState): SportMove | null {
  const from = vendorOfPath(path);
  if (from === null || !isInMaintenance(state, from)) return null;
  const next = otherVendor(state, from);
  return { from, next, to: next === null ? SPORTS_MAINTENANCE : boardPath(next) };
}

/** Features whose pages are left after their notice (§2.5). */
export const BACK_FEATURES = ['deposit', 'withdrawal', 'promotions'] as const;
/** A feature whose pages are left after its notice. */
export type BackFeature = (typeof BACK_FEATURES)[number];

/** The feature whose notice an announcement brings up on a page, or null: only its own page is left. */
export const backFeature = (announced: string, pageFeature: string | null): BackFeature | null =>
  announced === pageFeature
    ? (BACK_FEATURES.find((feature) => feature === announced) ?? null)
    : null;

/** A redirect's clock: counts only while it may. Milliseconds left, never below 0. */
export const leftAfter = (leftMs: number, passedMs: number, held: boolean): number =>
  held ? leftMs : Math.max(0, leftMs - Math.max(0, passedMs));

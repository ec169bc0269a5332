/** References of bets in the journal: which vendor to ask, and for what. */
import { BET_MODE, type BetMode } from '@site/domain/betting/statuses';
import { asOddsVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';

/** Writes one, e.g. `IM:2`. */
export const betRef = (vendor: OddsVendorId, mode: BetMode): string => `${vendor}:${mode}`;

/**
 * Reads one.
 *
 * @returns null for what cannot be read: nobody is asked then, and the bet stays unknown.
 */
export function readBetRef(
  ref: string | undefined,
): { readonly vendor: OddsVendorId; readonly mode: BetMode } | null {
  const [name = '', text = '', ...more] = (ref ?? '').split(':');
  const vendor = asOddsVendor(name);
  const mode = Object.values(BET_MODE).find((known) => String(known) === text);
  return vendor === null || mode === undefined || more.length > 0 ? null : { vendor, mode };
}

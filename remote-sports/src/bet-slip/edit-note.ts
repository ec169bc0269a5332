/** What came back for a wager that was sold to be changed; it stands in the slip of the new bet. */
import type { Fen } from '@site/domain/money';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { createState, type Platform, type StateOwner } from '@site/platform';

/** A sale whose new bet is in the slip. */
export interface SoldForEdit {
  readonly vendor: OddsVendorId;
  readonly paid: Fen;
}

const notes = new WeakMap<Platform, StateOwner<SoldForEdit | null>>();

/** That of a platform; null while nothing is changed. */
export function editNote(platform: Platform): StateOwner<SoldForEdit | null> {
  const known = notes.get(platform) ?? createState<SoldForEdit | null>(null);
  notes.set(platform, known);
  return known;
}

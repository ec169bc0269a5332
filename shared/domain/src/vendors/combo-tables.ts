/** Combos of every vendor under the text that names them in a slip (IM's numbers as text). */
import { comboOffers, type ComboOffer, type ComboShape } from '../betting/combos';
import { BTI_COMBO_SHAPES } from './bti/combos';
import { IM_COMBO_SHAPES } from './im/combos';
import type { OddsVendorId } from './odds-vendor';
import { SABA_COMBO_SHAPES } from './saba/combos';

const tableOf = (shapes: Readonly<Record<string, ComboShape>>): ReadonlyMap<string, ComboShape> =>
  new Map(Object.entries(shapes));

/** Every vendor's combos. */
export const COMBO_TABLES: Readonly<Record<OddsVendorId, ReadonlyMap<string, ComboShape>>> = {
  IM: tableOf(IM_COMBO_SHAPES),
  BTI: tableOf(BTI_COMBO_SHAPES),
  SABA: tableOf(SABA_COMBO_SHAPES),
};

const offered = new Map<string, readonly ComboOffer<string>[]>();

/** What a vendor offers for this many selections; kept, because a slip asks on every tick. */
export function combosOf(vendor: OddsVendorId, legs: number): readonly ComboOffer<string>[] {
  const key = `${vendor} ${legs}`;
  const offers = offered.get(key) ?? comboOffers(COMBO_TABLES[vendor], legs);
  offered.set(key, offers);
  return offers;
}

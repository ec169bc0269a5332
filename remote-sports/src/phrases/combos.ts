/** zh-CN names of combos, as players of each vendor know them. */
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';

/** Full covers by number of selections: `3串4`. */
const COVER: Readonly<Record<number, string>> = {
  3: '3串4',
  4: '4串11',
  5: '5串26',
  6: '6串57',
  7: '7串120',
  8: '8串247',
  9: '9串502',
  10: '10串1013',
};

const fold = (size: number): string => `${size}串1`;

/** A vendor's combos by its ids. */
interface ComboNames {
  /** The straight one, which is named by the number of selections. */
  readonly straight: string;
  readonly names: ReadonlyMap<string, string>;
}

const COMBOS: Readonly<Record<OddsVendorId, ComboNames>> = {
  IM: {
    straight: '18',
    names: new Map([
      ...Array.from({ length: 8 }, (_, at) => [String(at + 1), COVER[at + 3] ?? ''] as const),
      ...Array.from({ length: 9 }, (_, at) => [String(at + 9), fold(at + 2)] as const),
    ]),
  },
  BTI: {
    straight: 'Combo',
    names: new Map([
      ['Trixie', '3串4（三重彩）'],
      ['Patent', '3串7（专利）'],
      ['Yankee', '4串11（洋基）'],
      ['Lucky15', '4串15（幸运15）'],
      ['SuperYankee', '5串26（超级洋基）'],
      ['Lucky31', '5串31（幸运31）'],
      ['Heinz', '6串57（亨氏）'],
      ['Lucky63', '6串63（幸运63）'],
      ['SuperHeinz', '7串120（超级亨氏）'],
      ['Goliath', '8串247（大亨）'],
      ...Array.from({ length: 8 }, (_, at) => [`System${at + 2}`, fold(at + 2)] as const),
    ]),
  },
  SABA: {
    straight: 'FoldN',
    names: new Map([
      ['Doubles', fold(2)],
      ['Trebles', fold(3)],
      ['Trixie', '3串4（三重彩）'],
      ['Lucky7', '幸运7（3串7）'],
      ['Fold4', fold(4)],
      ['Yankee', '洋基（4串11）'],
      ['Lucky15', '幸运15（4串15）'],
      ['Fold5', fold(5)],
      ['Canadian', '加拿大（5串26）'],
      ['Lucky31', '幸运31（5串31）'],
      ['Fold6', fold(6)],
      ['Heinz', '亨氏（6串57）'],
      ['Lucky63', '幸运63（6串63）'],
      ['Fold7', fold(7)],
      ['SuperHeinz', '超级亨氏（7串120）'],
      ['Lucky127', '幸运127（7串127）'],
      ['Fold8', fold(8)],
      ['Goliath', '歌利亚（8串247）'],
      ['Lucky255', '幸运255（8串255）'],
    ]),
  },
};

/**
 * `3串1`, `4串11`, `幸运15（4串15）`.
 *
 * @param legs selections in the ticket.
 */
export function comboText(vendor: OddsVendorId, id: string, legs: number): string {
  const { straight, names } = COMBOS[vendor];
  return id === straight ? fold(legs) : (names.get(id) ?? '串关');
}

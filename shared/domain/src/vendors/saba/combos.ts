/**
 * Combos of SABA (§3.10). Lucky 7 is what others call Patent, Canadian what others call Super
 * Yankee.
 */
import {
  STRAIGHT,
  coverWithSingles,
  foldOf,
  fullCover,
  type ComboShape,
} from '../../betting/combos';

/** Names that go to the vendor. */
export const SABA_COMBOS = [
  'Doubles',
  'Trebles',
  'Trixie',
  'Lucky7',
  'Fold4',
  'Yankee',
  'Lucky15',
  'Fold5',
  'Canadian',
  'Lucky31',
  'Fold6',
  'Heinz',
  'Lucky63',
  'Fold7',
  'SuperHeinz',
  'Lucky127',
  'Fold8',
  'Goliath',
  'Lucky255',
  'FoldN',
] as const;
/** Name of a SABA combo. */
export type SabaCombo = (typeof SABA_COMBOS)[number];

/** Shape per name. */
export const SABA_COMBO_SHAPES: Readonly<Record<SabaCombo, ComboShape>> = {
  Doubles: foldOf(2),
  Trebles: foldOf(3),
  Trixie: fullCover(3),
  Lucky7: coverWithSingles(3),
  Fold4: foldOf(4),
  Yankee: fullCover(4),
  Lucky15: coverWithSingles(4),
  Fold5: foldOf(5),
  Canadian: fullCover(5),
  Lucky31: coverWithSingles(5),
  Fold6: foldOf(6),
  Heinz: fullCover(6),
  Lucky63: coverWithSingles(6),
  Fold7: foldOf(7),
  SuperHeinz: fullCover(7),
  Lucky127: coverWithSingles(7),
  Fold8: foldOf(8),
  Goliath: fullCover(8),
  Lucky255: coverWithSingles(8),
  FoldN: STRAIGHT,
};

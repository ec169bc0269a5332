/** Combos of BTI (§3.10): the western names, and "system X from Y" for every size. */
import {
  STRAIGHT,
  coverWithSingles,
  foldOf,
  fullCover,
  type ComboShape,
} from '../../betting/combos';

/** Names that go to the vendor; `System{X}` is system X from Y. */
export const BTI_COMBOS = [
  'Single',
  'Combo',
  'Trixie',
  'Patent',
  'Yankee',
  'Lucky15',
  'SuperYankee',
  'Lucky31',
  'Heinz',
  'Lucky63',
  'SuperHeinz',
  'Goliath',
  'System2',
  'System3',
  'System4',
  'System5',
  'System6',
  'System7',
  'System8',
  'System9',
] as const;
/** Name of a BTI combo. */
export type BtiCombo = (typeof BTI_COMBOS)[number];

/** Shape per name. */
export const BTI_COMBO_SHAPES: Readonly<Record<BtiCombo, ComboShape>> = {
  Single: foldOf(1),
  Combo: STRAIGHT,
  Trixie: fullCover(3),
  Patent: coverWithSingles(3),
  Yankee: fullCover(4),
  Lucky15: coverWithSingles(4),
  SuperYankee: fullCover(5),
  Lucky31: coverWithSingles(5),
  Heinz: fullCover(6),
  Lucky63: coverWithSingles(6),
  SuperHeinz: fullCover(7),
  Goliath: fullCover(8),
  System2: foldOf(2),
  System3: foldOf(3),
  System4: foldOf(4),
  System5: foldOf(5),
  System6: foldOf(6),
  System7: foldOf(7),
  System8: foldOf(8),
  System9: foldOf(9),
};

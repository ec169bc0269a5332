/**
 * Combo types 0 to 18 of IM (§3.10). 18, "all accumulators", is read as the straight n-fold: 19
 * values fit only so.
 */
import { STRAIGHT, foldOf, fullCover, type ComboShape } from '../../betting/combos';

/** Name to the id that goes to the vendor. */
export const IM_COMBO = {
  SINGLE: 0,
  THREE_FOLD_4: 1,
  FOUR_FOLD_11: 2,
  FIVE_FOLD_26: 3,
  SIX_FOLD_57: 4,
  SEVEN_FOLD_120: 5,
  EIGHT_FOLD_247: 6,
  NINE_FOLD_502: 7,
  TEN_FOLD_1013: 8,
  DOUBLES: 9,
  TREBLES: 10,
  FOUR_FOLDS: 11,
  FIVE_FOLDS: 12,
  SIX_FOLDS: 13,
  SEVEN_FOLDS: 14,
  EIGHT_FOLDS: 15,
  NINE_FOLDS: 16,
  TEN_FOLDS: 17,
  ALL_ACCUMULATORS: 18,
} as const;
/** Id of an IM combo. */
export type ImCombo = (typeof IM_COMBO)[keyof typeof IM_COMBO];

/** Shape per id. */
export const IM_COMBO_SHAPES: Readonly<Record<ImCombo, ComboShape>> = {
  0: foldOf(1),
  1: fullCover(3),
  2: fullCover(4),
  3: fullCover(5),
  4: fullCover(6),
  5: fullCover(7),
  6: fullCover(8),
  7: fullCover(9),
  8: fullCover(10),
  9: foldOf(2),
  10: foldOf(3),
  11: foldOf(4),
  12: foldOf(5),
  13: foldOf(6),
  14: foldOf(7),
  15: foldOf(8),
  16: foldOf(9),
  17: foldOf(10),
  18: STRAIGHT,
};

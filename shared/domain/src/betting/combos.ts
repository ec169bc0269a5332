/**
 * Combos and systems as shapes: how many selections they take and which sizes of combination they
 * hold (domain.md "System bets").
 */

/** Sizes of the combinations of a bet, ascending: `[2, 3]` holds every double and every treble. */
export type Folds = readonly number[];

/** What a named combo takes. */
export type ComboShape =
  /** Exactly `legs` selections, every combination from `from` to `to` of them: Trixie is 3, 2 to 3. */
  | { readonly kind: 'cover'; readonly legs: number; readonly from: number; readonly to: number }
  /** Every combination of `size` out of any number of selections: doubles, "3 from n". */
  | { readonly kind: 'fold'; readonly size: number }
  /** One combination of all selections. */
  | { readonly kind: 'straight' };

/** All combinations of two and more of n selections: n = 3 is a Trixie (3串4). */
export const fullCover = (legs: number): ComboShape => ({ kind: 'cover', legs, from: 2, to: legs });
/** The full cover with the singles: n = 3 is a Patent. */
export const coverWithSingles = (legs: number): ComboShape => ({
  kind: 'cover',
  legs,
  from: 1,
  to: legs,
});
/** Combinations of one size. */
export const foldOf = (size: number): ComboShape => ({ kind: 'fold', size });
/** The straight accumulator. */
export const STRAIGHT: ComboShape = { kind: 'straight' };

const range = (from: number, to: number): Folds =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Sizes that a combo holds with this many selections, or null when it does not take that many. */
export function foldsFor(shape: ComboShape, legs: number): Folds | null {
  switch (shape.kind) {
    case 'cover':
      return shape.legs === legs ? range(shape.from, shape.to) : null;
    case 'fold':
      return shape.size <= legs ? [shape.size] : null;
    case 'straight':
      return legs >= 2 ? [legs] : null;
  }
}

/** A combo that the slip may offer. */
export interface ComboOffer<Id> {
  readonly id: Id;
  readonly folds: Folds;
}

const RANK: Record<ComboShape['kind'], number> = { straight: 0, fold: 1, cover: 2 };

/**
 * The combos of a vendor that take this many selections: the straight one first, then folds, then
 * covers. Two names for the same lines (3-fold of 3 and "all") are offered once; singles belong to
 * the other bet mode.
 */
export function comboOffers<Id>(
  table: ReadonlyMap<Id, ComboShape>,
  legs: number,
): readonly ComboOffer<Id>[] {
  const seen = new Set<string>();
  return [...table]
    .toSorted(([, a], [, b]) => RANK[a.kind] - RANK[b.kind])
    .flatMap(([id, shape]) => {
      const folds = foldsFor(shape, legs);
      const name = folds?.join() ?? '';
      if (folds === null || name === '1' || seen.has(name)) return [];
      seen.add(name);
      return [{ id, folds }];
    });
}

/**
 * Selections that must win for anything to come back: those of the smallest combination (domain.md
 * "System bets").
 *
 * @param folds sizes of a bet; none asks for one.
 */
export const fewestHits = (folds: Folds | null): number => Math.min(...(folds ?? [1]));

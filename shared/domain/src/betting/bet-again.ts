/**
 * A bet once more: which of its selections can be had again as they were. A line that moved makes
 * another bet (§3.5), and a stake per line belongs to its own combination only.
 */

/** A selection of the old bet as its vendor has it now; lines are plain decimals, or null. */
export interface LegAgain {
  readonly state: 'open' | 'suspended' | 'gone';
  readonly lineThen: string | null;
  readonly lineNow: string | null;
}

/** `same`: as it was. `moved`: there at another line. `out`: over or closed. */
export type LegVerdict = 'same' | 'moved' | 'out';

/** What becomes of the bet. */
export interface BetAgain {
  /** One per selection, in their order. */
  readonly verdicts: readonly LegVerdict[];
  readonly mode: 'single' | 'combo';
  /** The stake stands for what is left, too. */
  readonly keepsStake: boolean;
  /** Every selection is as it was: there is nothing to tell before. */
  readonly isSame: boolean;
  /** Nothing is left of it. */
  readonly isOver: boolean;
}

const verdictOf = ({ state, lineThen, lineNow }: LegAgain): LegVerdict => {
  if (state === 'gone') return 'out';
  const stands =
    lineThen === lineNow ||
    (lineThen !== null && lineNow !== null && Number(lineThen) === Number(lineNow));
  return stands ? 'same' : 'moved';
};

/**
 * What of a bet can be placed again. A suspended selection goes along: it comes back by itself, and
 * the slip says meanwhile that it waits.
 *
 * @param isCombo the old bet was one on all its selections together.
 */
export function betAgain(legs: readonly LegAgain[], isCombo: boolean): BetAgain {
  const verdicts = legs.map(verdictOf);
  const left = verdicts.filter((verdict) => verdict !== 'out').length;
  return {
    verdicts,
    mode: isCombo && left > 1 ? 'combo' : 'single',
    keepsStake: left === legs.length,
    isSame: verdicts.every((verdict) => verdict === 'same'),
    isOver: left === 0,
  };
}

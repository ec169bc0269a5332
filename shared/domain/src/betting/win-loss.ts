/** What play came to, for every page that says so: a stake is lost when its wager has ended. */
import { fenOf, type Fen } from '../money';

/** Sums of play. Amounts in fen, none of them below zero. */
export interface PlaySums {
  /** Everything that was staked, with what is still open. */
  readonly staked: Fen;
  readonly returned: Fen;
  /** The part of `staked` whose wagers have not ended. */
  readonly openStakes: Fen;
}

/** Won (above zero) or lost (below) so far; stakes of open wagers are neither. */
export const winLossOf = ({ staked, returned, openStakes }: PlaySums): Fen =>
  fenOf(returned - (staked - openStakes));

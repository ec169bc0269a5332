/**
 * The last look before money leaves with a bonus: a bonus that can't be had is never asked for
 * silently.
 */
import { getBonusEligible } from '@site/contracts/bonus';
import { toCnyString, type Fen } from '@site/domain/money';
import type { ApiClient } from '@site/platform';
import { BONUS_CHOICE } from '../phrases/bonus-choice';
import type { Bonus } from './reads';

/** What the form shows and means to send. */
interface BonusChoice {
  /**
   * The list that the member chooses from; undefined while it does not stand: then a kept choice is
   * nowhere to be seen.
   */
  readonly list: readonly Bonus[] | undefined;
  /** Empty for none. */
  readonly bonusId: string;
  readonly amount: Fen;
}

/**
 * Why a bonus can't go with an amount, or null. No bonus always can; one that the screen does not
 * show never goes.
 */
export async function bonusProblem(
  api: ApiClient,
  { list, bonusId, amount }: BonusChoice,
): Promise<string | null> {
  if (bonusId === '') return null;
  if (list === undefined) return BONUS_CHOICE.unlisted;
  if (list.every(({ id }) => id !== bonusId)) return BONUS_CHOICE.cannot;
  const answer = await api.call(getBonusEligible, {
    query: { bonusId, amount: toCnyString(amount) },
    fresh: true,
  });
  if (!answer.ok) return BONUS_CHOICE.unchecked;
  return answer.value.isEligible ? null : (answer.value.reasons[0]?.text ?? BONUS_CHOICE.cannot);
}

/** The last look before money leaves with a bonus: a bonus that can't be had is never asked for silently. */
import { getBonusEligible } from '@site/contracts/bonus';
import { toCnyString, type Fen } from '@site/domain/money';
import type { ApiClient } from '@site/platform';
import { BONUS_CHOICE } from '../phrases/bonus-choice';

/** Why a bonus can't go with an amount, or null. No bonus always can. */
export async function bonusProblem(api: ApiClient, bonusId: string, amount: Fen): Promise<string | null> {
  if (bonusId === '') return null;
  const answer = await api.call(getBonusEligible, { query: { bonusId, amount: toCnyString(amount) }, fresh: true, silent: true });
  if (!answer.ok) return BONUS_CHOICE.unchecked;
  return answer.value.isEligible ? null : (answer.value.reasons[0]?.text ?? BONUS_CHOICE.cannot);
}

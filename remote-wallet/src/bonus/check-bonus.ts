/**
 * The last look before money leaves with a bonus: a bonus that can't be had is never asked for
 * silently.
 */
import { getBonusEligible, getBonuses, getBonusesV2, getBonusPreview } from '@site/contracts/bonus';
import { toCnyString, type Fen } from '@site/domain/money';
import { usePlatform, useQueryClient, type ApiClient } from '@site/platform';
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
async function bonusProblem(
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

/** What the screen says of bonuses, which a refusal has shown to be old. */
const SHOWN: readonly string[] = [getBonuses, getBonusesV2, getBonusEligible, getBonusPreview].map(
  ({ id }) => id,
);

/**
 * The last look of a form. What speaks against a bonus may speak against it for good: the list is
 * read again, so that one that is over is not chosen any more and the money can go without it.
 */
export function useBonusCheck(): (choice: BonusChoice) => Promise<string | null> {
  const { api } = usePlatform();
  const queries = useQueryClient();
  return async (choice) => {
    const against = await bonusProblem(api, choice);
    // Where nothing was answered, nothing is known to be old.
    if (against !== null && choice.list !== undefined && against !== BONUS_CHOICE.unchecked)
      void api.anew(() =>
        queries.invalidateQueries({
          predicate: ({ queryKey }) => SHOWN.includes(String(queryKey[0])),
        }),
      );
    return against;
  };
}

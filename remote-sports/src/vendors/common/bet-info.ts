/** Small parts of bet info that all vendors say alike. */
import type { CartSelection } from '@site/domain/betting/cart';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { done, type AppError, type Outcome } from '@site/domain/errors/app-error';
import { ZERO_FEN } from '@site/domain/money';
import type { BetInfo, LegInfo } from '../port';

/** Codes that say of one selection that it is no more. */
const GONE: ReadonlySet<string> = new Set(['13020', '13030', '13040']);
/** True when only the selection asked about is gone, so that others are still worth telling. */
const isSelectionGone = (error: AppError): boolean => error.kind === 'api' && GONE.has(error.code);

/** A selection that the vendor does not have any more. */
export const goneLeg = ({ selectionId, line }: CartSelection): LegInfo => ({
  selectionId,
  status: SELECTION_STATUS.NOTAVAILABLE,
  price: null,
  line,
  live: false,
  score: null,
  min: ZERO_FEN,
  max: ZERO_FEN,
});

/**
 * Singles are asked for one by one, so that no rule of combos is told of them; one that is gone
 * leaves the others.
 */
export async function eachAlone(
  selections: readonly CartSelection[],
  ask: (selection: CartSelection) => Promise<Outcome<BetInfo>>,
): Promise<Outcome<BetInfo>> {
  const answers = await Promise.all(
    selections.map(async (selection) => ({ selection, answer: await ask(selection) })),
  );
  const legs: LegInfo[] = [];
  let maxPayout: BetInfo['maxPayout'] = null;
  for (const { selection, answer } of answers) {
    if (answer.ok) {
      legs.push(...answer.value.legs);
      maxPayout ??= answer.value.maxPayout;
    } else if (isSelectionGone(answer.error)) legs.push(goneLeg(selection));
    else return answer;
  }
  return done({ legs, combos: [], maxPayout });
}

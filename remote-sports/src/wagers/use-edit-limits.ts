/** What the vendor and the purse would take as the new bet of a change, asked before the slip does. */
import type { EditedBet } from '@site/domain/betting/edited-bet';
import { stakeReason, type StakeLimits, type StakeReason } from '@site/domain/betting/stake-check';
import { BET_MODE } from '@site/domain/betting/statuses';
import type { CartSelection } from '@site/domain/betting/cart';
import { WalletGroup } from '@site/domain/constants';
import { parseCny, ZERO_FEN, type Fen } from '@site/domain/money';
import { useBalances, useQuery, valueOrThrow } from '@site/platform';
import { useOddsType } from '../state/use-sports';
import type { OddsVendor } from '../vendors/port';

/** What is known of it. */
export interface EditLimits {
  /** Of a single, or of one line; null while the vendor has not said. */
  readonly limits: StakeLimits | null;
  /** They could not be read. */
  readonly failed: boolean;
  /** Sportsbook balance; null while it is not known. */
  readonly balance: Fen | null;
}

/**
 * Asks once for the selections that stay.
 *
 * @param comboId the vendor's id of their combo; null for a single.
 */
export function useEditLimits(
  vendor: OddsVendor,
  selections: readonly CartSelection[],
  comboId: string | null,
): EditLimits {
  const oddsType = useOddsType();
  const { record } = useBalances();
  const ids = selections.map(({ selectionId }) => selectionId);
  const { data, isError } = useQuery({
    queryKey: ['sports.editLimits', vendor.id, comboId, ids.join(), oddsType],
    enabled: ids.length > 0,
    staleTime: 0,
    queryFn: async (): Promise<StakeLimits | null> => {
      const { legs, combos } = valueOrThrow(
        await vendor.betInfo({
          mode: comboId === null ? BET_MODE.SINGLE : BET_MODE.COMBO,
          selections,
          oddsType: comboId !== null || selections[0]?.euOnly === true ? 'EU' : oddsType,
        }),
      );
      const told = comboId === null ? legs[0] : combos.find(({ id }) => id === comboId);
      return told === undefined ? null : { min: told.min, max: told.max };
    },
  });
  return {
    limits: data ?? null,
    failed: isError,
    balance: record?.byGroup.get(WalletGroup.sportsbook) ?? null,
  };
}

/**
 * Why the slip would not take a stake. What is not known yet is left to the slip, which asks again.
 *
 * @param text the stake as it is sent.
 */
export function editReason(
  text: string,
  { sums }: EditedBet,
  { limits, balance }: Pick<EditLimits, 'limits' | 'balance'>,
): StakeReason | null {
  const stake = parseCny(text) ?? ZERO_FEN;
  const risk = sums?.risk ?? null;
  return stakeReason({
    text,
    risk,
    limits: limits ?? { min: ZERO_FEN, max: stake },
    balance: balance ?? risk ?? ZERO_FEN,
    lineOpen: true,
    feedFresh: true,
    lineMoved: false,
    bettingDisabled: false,
    signedIn: true,
  });
}

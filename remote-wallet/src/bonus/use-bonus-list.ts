/** The bonuses that a member chooses from, for the wallet that the money goes to. */
import { useBonuses, useOffers, type Bonus, type FundingType } from './reads';

/** What stands to choose from. */
export interface BonusList {
  /** Undefined until all of it is known: what is not known to suit is not offered. */
  readonly list: readonly Bonus[] | undefined;
  /** What the member could take with money to another wallet. */
  readonly elsewhere: readonly Bonus[];
  /** Wallet groups that a bonus pays and counts in. */
  readonly walletsOf: (bonusId: string) => readonly number[];
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/**
 * Reads them.
 *
 * @param wallet id of the wallet group that the money goes to; without one, whatever the member may
 *   take. The gift and its turnover belong to wallets: money in another one would be held, and
 *   count for nothing.
 * @param hasAmount what each gives is asked for beforehand, so that the list opens in its order.
 */
export function useBonusList(
  transactionType: FundingType,
  wallet: number | undefined,
  hasAmount: boolean,
): BonusList {
  const bonuses = useBonuses(transactionType, true);
  const needsOffers = wallet !== undefined;
  const offers = useOffers(transactionType, needsOffers || hasAmount, !needsOffers);
  const walletsOf = (bonusId: string): readonly number[] =>
    offers.data?.find(({ id }) => id === bonusId)?.walletGroups ?? [];
  const suits = ({ id }: Bonus): boolean => wallet === undefined || walletsOf(id).includes(wallet);
  const isKnown = !needsOffers || offers.data !== undefined;
  const needed = needsOffers ? [bonuses, offers] : [bonuses];
  return {
    list: isKnown ? bonuses.data?.filter(suits) : undefined,
    elsewhere: isKnown ? (bonuses.data?.filter((bonus) => !suits(bonus)) ?? []) : [],
    walletsOf,
    isError: needed.some(({ isError }) => isError),
    isFetching: needed.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const read of needed) if (read.isError) void read.refetch();
    },
  };
}

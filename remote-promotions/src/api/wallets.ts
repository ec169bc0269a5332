/** Wallets of an offer in words, and where play counts for it. */
import {
  WALLET_GROUP_IDS,
  WALLET_NAME,
  WALLET_OF_GROUP,
  type WalletGroupId,
} from '@site/domain/wallet/groups';
import { targets } from '@site/platform';
import { BONUS_FORM } from '../phrases/form';

/** Name of a wallet; nothing for one that is not known. */
export const walletName = (group: number): string => WALLET_NAME[group as WalletGroupId] ?? '';

/** Names of wallets; all of them have a word of their own. */
export const walletNames = (groups: readonly number[]): string =>
  WALLET_GROUP_IDS.every((group) => groups.includes(group))
    ? BONUS_FORM.allGames
    : groups
        .map(walletName)
        .filter((name) => name !== '')
        .join('、');

/** Categories of the casino by the wallet that their games play from. */
const CATEGORIES: Readonly<Record<number, string>> = {
  4: 'live',
  24: 'p2p',
  32: 'slots',
  64: 'keno',
};

/**
 * Where turnover counts: the sportsbook where it does, else the category of the one wallet, or all
 * games for several.
 */
export function turnoverPath(groups: readonly number[]): string {
  if (groups.includes(WALLET_OF_GROUP.sportsbook)) return targets.toSports();
  const [only, ...others] = groups;
  return targets.toGames(only === undefined || others.length > 0 ? undefined : CATEGORIES[only]);
}

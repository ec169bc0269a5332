/**
 * The wallet a member prefers (§3.1 preferWallet): the sportsbook's has a name of its own, the
 * others are known by their group.
 */
import { WALLET_GROUP_IDS, type WalletGroupId } from './groups';

/** As `wallet=SB` of the balance names it (§7.2). */
const SPORTSBOOK = 'SB';
const SPORTSBOOK_GROUP: WalletGroupId = 2;

/** The group of a stored preference, or null. */
export function readPreferWallet(text: string | null | undefined): WalletGroupId | null {
  if (text === SPORTSBOOK) return SPORTSBOOK_GROUP;
  return WALLET_GROUP_IDS.find((group) => String(group) === text) ?? null;
}

/** A group as it is stored. */
export const writePreferWallet = (group: WalletGroupId): string =>
  group === SPORTSBOOK_GROUP ? SPORTSBOOK : String(group);

/** Wallet groups as answers name them (§3.9). */
import {
  PRODUCT_GROUPS,
  PROVIDERS,
  WALLET_NAME,
  WALLET_OF_GROUP,
} from '@site/domain/wallet/groups';

const NAMES: ReadonlyMap<number, readonly [string, string]> = new Map([
  [2, ['Sportsbook', WALLET_NAME[2]] as const],
  [4, ['LiveCasino', WALLET_NAME[4]] as const],
  [24, ['P2P', WALLET_NAME[24]] as const],
  [32, ['Slots', WALLET_NAME[32]] as const],
  [64, ['KenoLottery', WALLET_NAME[64]] as const],
]);

/** Name of a group as members read it. */
export const groupName = (group: number): string => NAMES.get(group)?.[1] ?? String(group);

/** Name of a group as the server spells it. */
export const groupCode = (group: number): string => NAMES.get(group)?.[0] ?? String(group);

/** Whether there is such a group. */
export const isGroup = (group: number): boolean => NAMES.has(group);

/** Providers that play from a group's wallet. */
export const providersOf = (group: number): string[] =>
  PRODUCT_GROUPS.filter((each) => WALLET_OF_GROUP[each] === group).flatMap((each) => [
    ...PROVIDERS[each],
  ]);

/** Product groups of the wallet and the game providers in them (§3.9). */
import type { Fen } from '../money';
import { VENDORS } from '../vendors/odds-vendor';

/** Groups; two pairs of them share a wallet. */
export const PRODUCT_GROUPS = [
  'sportsbook',
  'esports',
  'liveCasino',
  'p2p',
  'instantGames',
  'slots',
  'kenoLottery',
] as const;
/** A product group. */
export type ProductGroup = (typeof PRODUCT_GROUPS)[number];

/** Ids of the wallets. */
export const WALLET_GROUP_IDS = [2, 4, 24, 32, 64] as const;
/** Id of a wallet group. */
export type WalletGroupId = (typeof WALLET_GROUP_IDS)[number];

/**
 * Rows by their wallet group. A group that stands twice is unknown, not one of the two: nobody can
 * say which is true (I7).
 *
 * @param rows as a server lists them.
 */
export function byWalletGroup<T extends { readonly walletProductGroupId: number }>(
  rows: readonly T[],
): ReadonlyMap<number, T> {
  const seen = new Set<number>();
  const doubled = new Set<number>();
  for (const { walletProductGroupId: group } of rows) (seen.has(group) ? doubled : seen).add(group);
  return new Map(
    rows
      .filter(({ walletProductGroupId: group }) => !doubled.has(group))
      .map((row) => [row.walletProductGroupId, row]),
  );
}

/**
 * The amount of every wallet group that a server names, each once and in its order: null for one
 * that stands twice (I7, R3.2-1). A group that is not named has no entry, so that nobody takes
 * "unknown" for "not said here".
 */
export function walletAmounts(
  rows: readonly { readonly walletProductGroupId: number; readonly balance: Fen }[],
): ReadonlyMap<number, Fen | null> {
  const known = byWalletGroup(rows);
  return new Map(
    rows.map(({ walletProductGroupId: group }) => [group, known.get(group)?.balance ?? null]),
  );
}

/** Wallet of a product group (§3.9). */
export const WALLET_OF_GROUP: Readonly<Record<ProductGroup, WalletGroupId>> = {
  sportsbook: 2,
  esports: 2,
  liveCasino: 4,
  p2p: 24,
  instantGames: 24,
  slots: 32,
  kenoLottery: 64,
};

/**
 * Names of the wallets as members read them, where the server's own (`Balance/WalletGroup`) are not
 * at hand.
 */
export const WALLET_NAME: Readonly<Record<WalletGroupId, string>> = {
  2: '体育电竞',
  4: '真人娱乐',
  24: '棋牌小游戏',
  32: '电子游戏',
  64: '彩票',
};

/** Provider codes of each group (§3.9). */
export const PROVIDERS = {
  sportsbook: ['IPSB', 'SBT', 'YBS', 'OWS'],
  esports: ['IPES', 'TFG'],
  liveCasino: ['AGL', 'EVO', 'BGG', 'ABT', 'YBL', 'WEC', 'DGG'],
  p2p: ['DBP', 'JBP', 'KYS', 'DBF'],
  instantGames: ['SPR', 'AVIATOR'],
  slots: ['TG', 'PGS', 'MGP', 'SPG', 'BSG', 'SWF', 'CQG', 'BNG', 'HSW'],
  kenoLottery: ['LBS', 'SGW'],
} as const satisfies Readonly<Record<ProductGroup, readonly string[]>>;
/** A provider code of §3.9. */
export type ProviderCode = (typeof PROVIDERS)[ProductGroup][number];

/** Names that members see; the specification only says that such a map exists. */
export const PROVIDER_NAME: Readonly<Record<ProviderCode, string>> = /* #__PURE__ */ (() => ({
  IPSB: VENDORS.IM.name,
  SBT: VENDORS.BTI.name,
  YBS: '沙巴优选体育',
  OWS: VENDORS.SABA.name,
  IPES: 'IM电竞',
  TFG: '雷火电竞',
  AGL: 'AG真人',
  EVO: 'EVO真人',
  BGG: 'BG真人',
  ABT: '欧博真人',
  YBL: '优博真人',
  WEC: 'WE真人',
  DGG: 'DG真人',
  DBP: '多宝棋牌',
  JBP: '聚宝棋牌',
  KYS: '开元棋牌',
  DBF: '多宝捕鱼',
  SPR: '迅彩小游戏',
  AVIATOR: '飞行员',
  TG: 'TG电子',
  PGS: 'PG电子',
  MGP: 'MG电子',
  SPG: 'SPG电子',
  BSG: 'BSG电子',
  SWF: 'SW电子',
  CQG: 'CQ9电子',
  BNG: 'BNG电子',
  HSW: 'HSW电子',
  LBS: '乐博彩票',
  SGW: '双赢彩票',
}))();

/**
 * Group of a provider.
 *
 * @returns null for a code that §3.9 does not know.
 */
export const groupOfProvider = (code: string): ProductGroup | null =>
  PRODUCT_GROUPS.find((group) => (PROVIDERS[group] as readonly string[]).includes(code)) ?? null;

/** Wallet of a provider, or null for an unknown code: money is never sent to a guess. */
export function walletOfProvider(code: string): WalletGroupId | null {
  const group = groupOfProvider(code);
  return group === null ? null : WALLET_OF_GROUP[group];
}

/** Group that the games of a type belong to (§3.9); RNG plays as SLOT (§5). */
const GROUP_OF_GAME_TYPE: ReadonlyMap<string, ProductGroup> = new Map([
  ['LIVECASINO', 'liveCasino'],
  ['P2P', 'p2p'],
  ['INSTANT', 'instantGames'],
  ['SLOT', 'slots'],
  ['RNG', 'slots'],
  ['LOTTERY', 'kenoLottery'],
]);

/**
 * Wallet that a game plays from. The type decides: one provider may have games of several groups
 * (TG: slots and live casino, §5).
 *
 * @returns for what is no game of the lobby (a sportsbook) the provider's wallet; null where
 *   neither is known.
 */
export function walletOfGame(gameType: string, providerCode: string): WalletGroupId | null {
  const group = GROUP_OF_GAME_TYPE.get(gameType);
  return group === undefined ? walletOfProvider(providerCode) : WALLET_OF_GROUP[group];
}

/** Name of a provider; an unknown code is shown as it is. */
export function providerName(code: string): string {
  const group = groupOfProvider(code);
  return group === null ? code : PROVIDER_NAME[code as ProviderCode];
}

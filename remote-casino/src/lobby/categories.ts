/**
 * Categories and providers of §3.9 by the words in the address, and what stands in for the lists of
 * the content host when they fail.
 */
import {
  GAME_TYPE,
  type Game,
  type GameCategory,
  type GameProvider,
  type GameType,
} from '@site/contracts/games';
import { categoryOf } from '@site/domain/games/category';
import {
  PROVIDERS,
  WALLET_OF_GROUP,
  providerName,
  type ProductGroup,
} from '@site/domain/wallet/groups';
import type { GameGlyphName } from '@site/ui/game-glyphs';
import { CATEGORY_HINT, CATEGORY_NAME } from '../phrases/lobby';

type Slug = Exclude<GameGlyphName, 'sports' | 'all'>;
const SLUGS: Readonly<Record<GameType, Slug>> = {
  LIVECASINO: 'live',
  P2P: 'p2p',
  INSTANT: 'instant',
  SLOT: 'slots',
  LOTTERY: 'keno',
};
const GROUPS: Readonly<Record<GameType, Exclude<ProductGroup, 'sportsbook' | 'esports'>>> = {
  LIVECASINO: 'liveCasino',
  P2P: 'p2p',
  INSTANT: 'instantGames',
  SLOT: 'slots',
  LOTTERY: 'kenoLottery',
};

/** The word of a category, or of the one that lists games of a type. */
export const slugOf = (type: Game['gameType']): string => SLUGS[categoryOf(type)];
export const glyphOf = (category: GameType): GameGlyphName => SLUGS[category];

/** Position of a category's banner at the content host. */
export const bannerPosition = (category: GameType): string => `casino-${SLUGS[category]}`;

/** The category of an address; codes and words both count, anything else means none. */
export function readCategory(text: string | undefined): GameType | null {
  if (text === undefined) return null;
  const word = text.toLowerCase();
  return GAME_TYPE.find((code) => SLUGS[code] === word || code.toLowerCase() === word) ?? null;
}

/**
 * A list of the content host, or what stands in for it: there is always a category and a provider,
 * so an empty answer is one that failed.
 */
export const orBuiltIn = <T>(list: readonly T[] | undefined, builtIn: readonly T[]): readonly T[] =>
  list === undefined || list.length === 0 ? builtIn : list;

/** Categories as §3.9 has them. */
export const BUILT_IN_CATEGORIES: readonly GameCategory[] = GAME_TYPE.map((code, sort) => ({
  code,
  name: CATEGORY_NAME[code],
  walletGroupId: WALLET_OF_GROUP[GROUPS[code]],
  description: CATEGORY_HINT[code],
  iconUrl: '',
  sort,
}));

/** Providers as §3.9 has them. */
export const BUILT_IN_PROVIDERS: readonly GameProvider[] = GAME_TYPE.flatMap((category) =>
  PROVIDERS[GROUPS[category]].map((code, sort) => ({
    code,
    name: providerName(code),
    category,
    walletGroupId: WALLET_OF_GROUP[GROUPS[category]],
    imageUrl: '',
    sort,
    isNew: false,
  })),
);

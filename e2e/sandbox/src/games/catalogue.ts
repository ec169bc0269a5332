/**
 * The lobby: categories, providers and more than 300 games, all invented (§3.9 gives groups and
 * provider codes).
 */
import type { Game, GameCategory, GameProvider, GameType } from '@site/contracts/games';
import { categoryOf } from '@site/domain/games/category';
import { providerName, PROVIDERS, type ProviderCode } from '@site/domain/wallet/groups';
import { artUrl } from '../content/art-store';
import { extraGame, extraNumber } from './extra-games';
import { INSTANT_NAMES, LIVE_NAMES, LOTTERY_NAMES, P2P_NAMES, SLOT_NAMES } from './game-names';

interface CategorySeed {
  readonly code: GameType;
  readonly name: string;
  readonly group: number;
  readonly description: string;
  readonly providers: readonly ProviderCode[];
  readonly games: readonly string[];
}

const CATEGORIES: readonly CategorySeed[] = [
  {
    code: 'LIVECASINO',
    name: '真人娱乐',
    group: 4,
    description: '真人荷官 · 实时牌桌',
    games: LIVE_NAMES,
    providers: PROVIDERS.liveCasino,
  },
  {
    code: 'P2P',
    name: '棋牌对战',
    group: 24,
    description: '真人对战 · 公平竞技',
    games: P2P_NAMES,
    providers: PROVIDERS.p2p,
  },
  {
    code: 'INSTANT',
    name: '即时游戏',
    group: 24,
    description: '一局几秒 · 即开即玩',
    games: INSTANT_NAMES,
    providers: PROVIDERS.instantGames,
  },
  {
    code: 'SLOT',
    name: '老虎机',
    group: 32,
    description: '千种主题 · 高额彩池',
    games: SLOT_NAMES,
    providers: PROVIDERS.slots,
  },
  {
    code: 'LOTTERY',
    name: '彩票',
    group: 64,
    description: '分分开奖 · 多种玩法',
    games: LOTTERY_NAMES,
    providers: PROVIDERS.kenoLottery,
  },
];

/** Pools of the jackpot ticker. */
export const JACKPOTS = [
  ['grand', '至尊彩池', 8_888_000, '3.27'],
  ['major', '豪华彩池', 666_000, '0.83'],
  ['minor', '幸运彩池', 28_800, '0.19'],
] as const;

const LAST_PAGE = 1_000;
const HOT = 8;

function gamesOf(category: CategorySeed, at: number): Game[] {
  return category.games.map((name, index) => {
    const providerCode = category.providers[index % category.providers.length] ?? '';
    const gameId = `${category.code}-${String(index + 1).padStart(2, '0')}`;
    return {
      gameId,
      name,
      providerCode,
      gameType: category.code,
      imageUrl: artUrl('game', gameId, name),
      isLive: category.code === 'LIVECASINO' || index % 9 !== 8,
      isNew: index % 11 === 3,
      isHot: index < HOT,
      demoAvailable: category.code === 'SLOT' || category.code === 'INSTANT',
      jackpotPool:
        category.code === 'SLOT' && index % 6 === 0
          ? (JACKPOTS[(index / 6) % JACKPOTS.length]?.[0] ?? null)
          : null,
      sort: at * LAST_PAGE + index,
    };
  });
}

/** The one game of type RNG: it is listed and launched as a slot (§5, R5-12). */
const RNG_GAME: Game = {
  gameId: 'RNG-01',
  name: '数字风暴',
  providerCode: 'TG',
  gameType: 'RNG',
  imageUrl: artUrl('game', 'RNG-01', '数字风暴'),
  isLive: true,
  isNew: false,
  isHot: false,
  demoAvailable: true,
  jackpotPool: null,
  sort: CATEGORIES.findIndex(({ code }) => code === 'SLOT') * LAST_PAGE + SLOT_NAMES.length,
};

/** Every game. */
export const GAMES: readonly Game[] = [...CATEGORIES.flatMap(gamesOf), RNG_GAME];

/** Every category. */
export const GAME_CATEGORIES: readonly GameCategory[] = CATEGORIES.map((each, sort) => ({
  code: each.code,
  name: each.name,
  walletGroupId: each.group,
  description: each.description,
  iconUrl: artUrl('category', each.code, each.name),
  sort,
}));

/** Every provider. */
export const GAME_PROVIDERS: readonly GameProvider[] = CATEGORIES.flatMap((category) =>
  category.providers.map((code, sort) => ({
    code,
    name: providerName(code),
    category: category.code,
    walletGroupId: category.group,
    imageUrl: artUrl('provider', code, providerName(code)),
    sort,
    isNew: sort === 1,
  })),
);

const BY_ID: ReadonlyMap<string, Game> = new Map(GAMES.map((game) => [game.gameId, game]));

const baseGames = (code: GameType): readonly Game[] =>
  GAMES.filter(({ gameType }) => gameType === code);
const BASES: ReadonlyMap<GameType, readonly Game[]> = new Map(
  CATEGORIES.map(({ code }) => [code, baseGames(code)]),
);
const basesOf = (code: GameType): readonly Game[] => BASES.get(code) ?? [];

/** The first games beyond the catalogue. */
export const extraGames = (count: number): readonly Game[] =>
  Array.from({ length: count }, (_, at) => extraGame(at, basesOf)).filter((game) => game !== null);

/** A game by id, extra ones among them, or null. */
export function gameOf(gameId: string): Game | null {
  const extra = extraNumber(gameId);
  return BY_ID.get(gameId) ?? (extra === null ? null : extraGame(extra, basesOf));
}

/** Wallet group a game plays from. */
export const walletGroupOf = (game: Game): number =>
  CATEGORIES.find((each) => each.code === categoryOf(game.gameType))?.group ?? 32;

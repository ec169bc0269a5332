/** How a list of games is narrowed and ordered (§3.8); the words stand in the address of a list. */
import { categoryOf } from './category';

/** What a list needs to know of a game. */
export interface ListedGame {
  readonly gameId: string;
  readonly name: string;
  readonly providerCode: string;
  readonly gameType: string;
  readonly isHot: boolean;
  readonly isNew: boolean;
  readonly demoAvailable: boolean;
  /** Pool that the game can win, or null. */
  readonly jackpotPool: string | null;
  /** Place in the order of the content host, lowest first. */
  readonly sort: number;
}

/** Ways of narrowing a list. */
export const GAME_FILTERS = ['all', 'hot', 'new', 'demo', 'jackpot', 'favourite'] as const;
/** A way of narrowing a list. */
export type GameFilter = (typeof GAME_FILTERS)[number];

/** Orders of a list. */
export const GAME_SORTS = ['recommended', 'newest', 'name', 'jackpot'] as const;
/** An order of a list. */
export type GameSort = (typeof GAME_SORTS)[number];

const oneOf = <T extends string>(
  list: readonly T[],
  text: string | null | undefined,
  otherwise: T,
): T => list.find((word) => word === text) ?? otherwise;

/** The filter of an address; a word that is none means all. */
export const readGameFilter = (text: string | null | undefined): GameFilter =>
  oneOf(GAME_FILTERS, text, 'all');
/** The order of an address; a word that is none means the recommended one. */
export const readGameSort = (text: string | null | undefined): GameSort =>
  oneOf(GAME_SORTS, text, 'recommended');

const KEEPS: Readonly<
  Record<GameFilter, (game: ListedGame, favourites: ReadonlySet<string>) => boolean>
> = {
  all: () => true,
  hot: ({ isHot }) => isHot,
  new: ({ isNew }) => isNew,
  demo: ({ demoAvailable }) => demoAvailable,
  jackpot: ({ jackpotPool }) => jackpotPool !== null,
  favourite: ({ gameId }, favourites) => favourites.has(gameId),
};

/** What a list is narrowed to; null for no narrowing. */
export interface GameChoice {
  readonly category: string | null;
  readonly providerCode: string | null;
  readonly filter: GameFilter;
}

/**
 * The games of a choice, in the order they came.
 *
 * @param favourites - ids of the member's favourites; empty for visitors.
 */
export function chooseGames<T extends ListedGame>(
  games: readonly T[],
  { category, providerCode, filter }: GameChoice,
  favourites: ReadonlySet<string>,
): readonly T[] {
  const keeps = KEEPS[filter];
  return games.filter(
    (game) =>
      (category === null || categoryOf(game.gameType) === category) &&
      (providerCode === null || game.providerCode === providerCode) &&
      keeps(game, favourites),
  );
}

type Compare = (a: ListedGame, b: ListedGame) => number;
const marked =
  (of: (game: ListedGame) => boolean): Compare =>
  (a, b) =>
    Number(of(b)) - Number(of(a));
const byPlace: Compare = (a, b) =>
  a.sort - b.sort || (a.gameId < b.gameId ? -1 : Number(a.gameId > b.gameId));
const byHot = marked(({ isHot }) => isHot);
const byNew = marked(({ isNew }) => isNew);
const byPool = marked(({ jackpotPool }) => jackpotPool !== null);

/**
 * A list in an order; two games never change places between two calls.
 *
 * @param compareNames - order of names as the member's language has it, for Chinese by pinyin.
 */
export function sortGames<T extends ListedGame>(
  games: readonly T[],
  sort: GameSort,
  compareNames: (a: string, b: string) => number,
): readonly T[] {
  const compare: Readonly<Record<GameSort, Compare>> = {
    recommended: (a, b) => byHot(a, b) || byPlace(a, b),
    newest: (a, b) => byNew(a, b) || byPlace(a, b),
    name: (a, b) => compareNames(a.name, b.name) || byPlace(a, b),
    jackpot: (a, b) => byPool(a, b) || byHot(a, b) || byPlace(a, b),
  };
  return games.toSorted(compare[sort]);
}

/**
 * A list dealt out by category in turn, each category in its own order, so that a short row shows
 * something of all.
 */
export function mixCategories<T extends ListedGame>(games: readonly T[]): readonly T[] {
  const turns = new Map<string, number>();
  return games
    .map((game, at) => {
      const category = categoryOf(game.gameType);
      const turn = turns.get(category) ?? 0;
      turns.set(category, turn + 1);
      return { game, turn, at };
    })
    .toSorted((a, b) => a.turn - b.turn || a.at - b.at)
    .map(({ game }) => game);
}

/**
 * Games a member may like (§3.8): nearest to what was played and kept; of those alike, hot ones
 * first, then new ones.
 */
import { categoryOf } from './category';
import type { ListedGame } from './order';

/** How much one game says about its provider and its category; a favourite was chosen on purpose. */
const WEIGHT = {
  recent: { provider: 2, category: 1 },
  favourite: { provider: 3, category: 1 },
} as const;

/** What is known of a member's taste, newest first; both empty for visitors. */
export interface Taste {
  readonly recents: readonly ListedGame[];
  readonly favourites: readonly ListedGame[];
}

function affinity({ recents, favourites }: Taste): ReadonlyMap<string, number> {
  const points = new Map<string, number>();
  const add = (key: string, by: number): void => void points.set(key, (points.get(key) ?? 0) + by);
  for (const [kind, list] of [
    ['recent', recents],
    ['favourite', favourites],
  ] as const) {
    for (const game of list) {
      add(`provider ${game.providerCode}`, WEIGHT[kind].provider);
      add(`category ${categoryOf(game.gameType)}`, WEIGHT[kind].category);
    }
  }
  return points;
}

/**
 * Recommended games, best first. The same input gives the same list; what was just played or is
 * kept already is not recommended. Only what shares a provider or a category with those is: of who
 * has played nothing nothing is known, and hot games have a row that says so.
 *
 * @param most - length of the list at most.
 */
export function recommendGames<T extends ListedGame>(
  games: readonly T[],
  taste: Taste,
  most: number,
): readonly T[] {
  const points = affinity(taste);
  const known = new Set([...taste.recents, ...taste.favourites].map(({ gameId }) => gameId));
  const pointsOf = (game: ListedGame): number =>
    (points.get(`provider ${game.providerCode}`) ?? 0) +
    (points.get(`category ${categoryOf(game.gameType)}`) ?? 0);
  return games
    .filter(({ gameId }) => !known.has(gameId))
    .map((game) => ({ game, score: pointsOf(game) }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        Number(b.game.isHot) - Number(a.game.isHot) ||
        Number(b.game.isNew) - Number(a.game.isNew) ||
        a.game.sort - b.game.sort ||
        (a.game.gameId < b.game.gameId ? -1 : Number(a.game.gameId > b.game.gameId)),
    )
    .slice(0, Math.max(0, most))
    .map(({ game }) => game);
}

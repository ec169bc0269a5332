/**
 * The games of a category as the member wants them; 5,000 games are gone through once per change,
 * not once per drawing.
 */
import { useMemo } from 'react';
import type { Game, GameType } from '@site/contracts/games';
import { categoryOf } from '@site/domain/games/category';
import { GAME_FILTERS, chooseGames, sortGames, type GameFilter } from '@site/domain/games/order';
import type { ListChoice } from './use-list-choice';

/** Chinese by pinyin. */
const byPinyin = new Intl.Collator('zh-u-co-pinyin').compare;
const NONE: readonly Game[] = [];
const NOBODY: ReadonlySet<string> = new Set();

export interface ChosenGames {
  /** Undefined while the list is on its way, or the favourites that it is narrowed to. */
  readonly games: readonly Game[] | undefined;
  /**
   * Filters that find something here, the chosen one among them; all but the member's own while
   * that is not known.
   */
  readonly filters: readonly GameFilter[];
  /** The provider of the choice if the category has games of it. */
  readonly provider: string | null;
}

/** @param liked - ids of favourites; null while they are not known. */
export function useChosenGames(
  all: readonly Game[] | undefined,
  category: GameType,
  choice: ListChoice,
  liked: ReadonlySet<string> | null,
): ChosenGames {
  const { filter, sort } = choice;
  const kept = liked ?? NOBODY;
  const inCategory = useMemo(
    () => all?.filter(({ gameType }) => categoryOf(gameType) === category),
    [all, category],
  );
  const provider = useMemo(
    () =>
      inCategory?.some((game) => game.providerCode === choice.provider) === true
        ? choice.provider
        : null,
    [inCategory, choice.provider],
  );
  const filters = useMemo(
    () =>
      GAME_FILTERS.filter(
        (word) =>
          word === 'all' ||
          word === filter ||
          (inCategory === undefined && word !== 'favourite') ||
          (inCategory ?? NONE).some(
            (game) =>
              chooseGames([game], { category, providerCode: null, filter: word }, kept).length > 0,
          ),
      ),
    [inCategory, category, filter, kept],
  );
  const sorted = useMemo(
    () => (inCategory === undefined ? undefined : sortGames(inCategory, sort, byPinyin)),
    [inCategory, sort],
  );
  // The favourites matter to one filter only: a heart elsewhere must not go through the list again.
  const filteredBy = filter === 'favourite' ? kept : NOBODY;
  const isUnknown = filter === 'favourite' && liked === null;
  const games = useMemo(
    () =>
      sorted === undefined || isUnknown
        ? undefined
        : chooseGames(sorted, { category, providerCode: provider, filter }, filteredBy),
    [sorted, isUnknown, category, provider, filter, filteredBy],
  );
  return { games, filters, provider };
}

import { useMemo } from 'react';
import type { Game, GameCategory } from '@site/contracts/games';
import { categoryOf } from '@site/domain/games/category';
import { recommendGames } from '@site/domain/games/recommend';
import { mixCategories, sortGames } from '@site/domain/games/order';
import { targets } from '@site/platform';
import { EmptyState, Dices } from '@site/ui';
import { useFavouriteList, useGameList, useRecentList } from '../api/queries';
import { LOBBY, SHELF } from '../phrases/lobby';
import { GameShelf, SHELF_LENGTH } from './GameShelf';
import { FailedGames, WaitingShelves } from './Waiting';
import { slugOf } from './categories';
import { MINE_PATH } from './paths';
import { useFirst } from './use-first';
import { useSettled } from './use-settled';

const NONE: readonly Game[] = [];
const inOrder = (games: readonly Game[]): readonly Game[] =>
  sortGames(games, 'recommended', () => 0);

/**
 * What stands in a row of favourites, newest first: what is kept from now on joins it, what is
 * taken back stays until the next visit.
 */
const withNew = (standing: readonly Game[], now: readonly Game[]): readonly Game[] =>
  standing.length === 0
    ? NONE
    : [
        ...now.filter(({ gameId }) => !standing.some((other) => other.gameId === gameId)),
        ...standing,
      ];

/**
 * Rows of the lobby: the member's own, what may please who has played or kept something, the hot
 * ones, and one per category. Games come first; the member's rows may fail alone.
 */
export function LobbyShelves({
  isMember,
  categories,
}: {
  readonly isMember: boolean;
  readonly categories: readonly GameCategory[];
}) {
  const read = useGameList();
  const recents = useRecentList(isMember);
  const favourites = useFavouriteList(isMember);
  const isReady = useSettled(!isMember || (!recents.isWaiting && !favourites.isWaiting));
  const { games } = read;
  // The taste of one visit: a heart must not take its card away or put a row above it.
  const taste = useFirst(games !== undefined && isReady, {
    recents: recents.games ?? NONE,
    favourites: favourites.games ?? NONE,
  });
  const forYou = useMemo(
    () =>
      taste === null
        ? NONE
        : recommendGames(
            mixCategories(inOrder(games ?? NONE)).map((game, sort) => ({ ...game, sort })),
            taste,
            SHELF_LENGTH,
          ),
    [games, taste],
  );
  const rows = useMemo(() => {
    const ordered = inOrder(games ?? NONE);
    return {
      hot: mixCategories(ordered.filter(({ isHot }) => isHot)),
      fresh: mixCategories(ordered.filter(({ isNew }) => isNew)),
      of: categories.map((category) => ({
        category,
        games: ordered
          .filter(({ gameType }) => categoryOf(gameType) === category.code)
          .slice(0, SHELF_LENGTH),
      })),
    };
  }, [games, categories]);
  if (read.failure !== 'none' && games === undefined) return <FailedGames read={read} />;
  if (games === undefined || taste === null)
    return (
      <WaitingShelves
        titles={[...(isMember ? [SHELF.recent, SHELF.forYou] : []), SHELF.hot, SHELF.fresh]}
      />
    );
  if (games.length === 0)
    return (
      <EmptyState
        icon={<Dices />}
        title={LOBBY.empty}
        hint={LOBBY.emptyHint}
        testId="games-empty"
      />
    );
  return (
    <>
      <GameShelf
        title={SHELF.recent}
        games={taste.recents}
        to={MINE_PATH}
        testId="shelf-recent"
        isFirst
      />
      <GameShelf
        title={SHELF.favourite}
        games={withNew(taste.favourites, favourites.games ?? NONE)}
        to={`${MINE_PATH}?tab=favourite`}
        testId="shelf-favourite"
      />
      <GameShelf
        title={SHELF.forYou}
        games={forYou}
        testId="shelf-forYou"
        isFirst={taste.recents.length === 0}
      />
      <GameShelf
        title={SHELF.hot}
        games={rows.hot.filter(({ gameId }) => !forYou.some((other) => other.gameId === gameId))}
        testId="shelf-hot"
        isFirst={taste.recents.length === 0 && forYou.length === 0}
      />
      <GameShelf title={SHELF.fresh} games={rows.fresh} testId="shelf-fresh" />
      {rows.of.map(({ category, games: some }) => (
        <GameShelf
          key={category.code}
          title={category.name}
          games={some}
          to={targets.toGames(slugOf(category.code))}
          testId={`shelf-${category.code}`}
        />
      ))}
    </>
  );
}

import { useMemo } from 'react';
import type { Game, GameCategory } from '@site/contracts/games';
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
import { useSettled } from './use-settled';

const NONE: readonly Game[] = [];
const inOrder = (games: readonly Game[]): readonly Game[] => sortGames(games, 'recommended', () => 0);

/** Rows of the lobby: the member's own, what may please, and one per category. Games come first; the member's rows may fail alone. */
export function LobbyShelves({ isMember, categories }: { readonly isMember: boolean; readonly categories: readonly GameCategory[] }) {
  const read = useGameList();
  const recents = useRecentList(isMember);
  const favourites = useFavouriteList(isMember);
  const isReady = useSettled(!isMember || (!recents.isWaiting && !favourites.isWaiting));
  const { games } = read;
  const [recent, kept] = [recents.games ?? NONE, favourites.games ?? NONE];
  const forYou = useMemo(() => recommendGames(mixCategories(inOrder(games ?? NONE)).map((game, sort) => ({ ...game, sort })), { recents: recent, favourites: kept }, SHELF_LENGTH), [games, recent, kept]);
  const rows = useMemo(() => {
    const ordered = inOrder(games ?? NONE);
    return {
      hot: mixCategories(ordered.filter(({ isHot }) => isHot)), fresh: mixCategories(ordered.filter(({ isNew }) => isNew)),
      of: categories.map((category) => ({ category, games: ordered.filter(({ gameType }) => gameType === category.code).slice(0, SHELF_LENGTH) })),
    };
  }, [games, categories]);
  if (read.failure !== 'none' && games === undefined) return <FailedGames read={read} />;
  if (games === undefined || !isReady) return <WaitingShelves titles={[...(isMember ? [SHELF.recent] : []), SHELF.forYou, SHELF.hot, SHELF.fresh]} />;
  if (games.length === 0) return <EmptyState icon={<Dices />} title={LOBBY.empty} hint={LOBBY.emptyHint} testId="games-empty" />;
  return (
    <>
      <GameShelf title={SHELF.recent} games={recent} to={MINE_PATH} testId="shelf-recent" />
      <GameShelf title={SHELF.favourite} games={kept} to={`${MINE_PATH}?tab=favourite`} testId="shelf-favourite" />
      <GameShelf title={SHELF.forYou} games={forYou} testId="shelf-forYou" />
      <GameShelf title={SHELF.hot} games={rows.hot.filter(({ gameId }) => !forYou.some((other) => other.gameId === gameId))} testId="shelf-hot" />
      <GameShelf title={SHELF.fresh} games={rows.fresh} testId="shelf-fresh" />
      {rows.of.map(({ category, games: some }) => <GameShelf key={category.code} title={category.name} games={some} to={targets.toGames(slugOf(category.code))} testId={`shelf-${category.code}`} />)}
    </>
  );
}

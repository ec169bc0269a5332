/**
 * Names to search with one tap: hot games of each category in turn, so that no category fills the
 * list.
 */
import { GAME_TYPE, type Game } from '@site/contracts/games';
import { categoryOf } from '@site/domain/games/category';

export function hotWords(games: readonly Game[], most: number): readonly string[] {
  const lanes = GAME_TYPE.map((type) =>
    games
      .filter((game) => game.isHot && categoryOf(game.gameType) === type)
      .toSorted((a, b) => a.sort - b.sort),
  );
  const longest = Math.max(0, ...lanes.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    lanes.flatMap((lane) => lane[at]?.name ?? []),
  ).flat();
  return [...new Set(inTurn)].slice(0, most);
}

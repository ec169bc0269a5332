/** Keeping a game: shown at once, taken back with a word when the server refuses (GAM00410: at most 100). */
import { useRef } from 'react';
import { addFavouriteGame, getFavouriteGames, removeFavouriteGame, type Game } from '@site/contracts/games';
import { usePlatform, useQueryClient } from '@site/platform';
import { CARD } from '../phrases/lobby';

/** Key of the list as `useCall` keeps it. */
const KEY = [getFavouriteGames.id, null, null, null] as const;

const without = (list: readonly Game[], { gameId }: Game): readonly Game[] => list.filter((each) => each.gameId !== gameId);

/** Adds or takes away a favourite; a game whose change is on its way is left alone. */
export function useFavourite(): (game: Game, keep: boolean) => void {
  const { api, toast } = usePlatform();
  const client = useQueryClient();
  const busy = useRef(new Set<string>());
  const write = (change: (list: readonly Game[]) => readonly Game[]): void =>
    void client.setQueryData<readonly Game[]>(KEY, (list) => (list === undefined ? undefined : change(list)));
  const change = async (game: Game, keep: boolean): Promise<void> => {
    if (busy.current.has(game.gameId)) return;
    busy.current.add(game.gameId);
    await client.cancelQueries({ queryKey: KEY });
    const at = client.getQueryData<readonly Game[]>(KEY)?.findIndex(({ gameId }) => gameId === game.gameId) ?? -1;
    write((list) => (keep ? [game, ...without(list, game)] : without(list, game)));
    const answer = await api.call(keep ? addFavouriteGame : removeFavouriteGame, { params: { gameId: game.gameId }, silent: true });
    busy.current.delete(game.gameId);
    if (answer.ok) {
      toast.show('success', keep ? CARD.added : CARD.removed, { action: { label: CARD.undo, run: () => void change(game, !keep) } });
      return;
    }
    write((list) => (keep ? without(list, game) : without(list, game).toSpliced(Math.max(0, at), 0, game)));
    const { error } = answer;
    toast.show('error', error.kind === 'api' && error.description !== '' ? error.description : keep ? CARD.likeFailed : CARD.unlikeFailed);
  };
  return (game, keep) => void change(game, keep);
}

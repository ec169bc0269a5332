/**
 * Keeping a game: shown at once, taken back with a word when the server refuses (GAM00410: at most
 * 100), looked up when no answer came.
 */
import { useRef } from 'react';
import {
  addFavouriteGame,
  getFavouriteGames,
  removeFavouriteGame,
  type Game,
} from '@site/contracts/games';
import { Http } from '@site/domain/constants';
import {
  failed,
  isDefiniteRefusal,
  type AppError,
  type Outcome,
} from '@site/domain/errors/app-error';
import { usePlatform, useQueryClient } from '@site/platform';
import { CARD } from '../phrases/lobby';

/**
 * Time to find and press "undo" (WCAG 2.2.1): in the list of favourites it is the way back to a
 * card that left.
 */
const UNDO_MS = 10_000;
/** Key of the list as `useCall` keeps it. */
const KEY = [getFavouriteGames.id, null, null, null] as const;

const without = (list: readonly Game[], { gameId }: Game): readonly Game[] =>
  list.filter((each) => each.gameId !== gameId);

/**
 * The answer, or `timeout` after the deadline that members are promised for reads (safety D2):
 * nothing here is worth a longer wait.
 */
function inTime<T>(ask: (signal: AbortSignal) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const late = new AbortController();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve(failed({ kind: 'timeout' }));
      late.abort();
    }, Http.readSoftMs);
    void ask(late.signal).then((answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
  });
}

/** Why the heart went back, in the server's words where it has some. */
function wordsOf(keep: boolean, isKnown: boolean, error: AppError | null): string {
  if (!isKnown) return CARD.unsure;
  return error?.kind === 'api' && error.description !== ''
    ? error.description
    : keep
      ? CARD.likeFailed
      : CARD.unlikeFailed;
}

/** Adds or takes away a favourite; a game whose change is on its way is left alone. */
export function useFavourite(): (game: Game, keep: boolean) => void {
  const { api, toast } = usePlatform();
  const client = useQueryClient();
  const busy = useRef(new Set<string>());
  const write = (change: (list: readonly Game[]) => readonly Game[]): void =>
    void client.setQueryData<readonly Game[]>(KEY, (list) =>
      list === undefined ? undefined : change(list),
    );
  /**
   * Whether the server keeps it; null when that cannot be asked. Only this game is compared: others
   * may have a change on its way.
   */
  const isKept = async ({ gameId }: Game): Promise<boolean | null> => {
    toast.show('loading', CARD.checking);
    const read = await api.call(getFavouriteGames, { fresh: true });
    // What was given up here may still arrive there: the next page asks for itself.
    void client.invalidateQueries({ queryKey: KEY, refetchType: 'none' });
    return read.ok ? read.value.some((each) => each.gameId === gameId) : null;
  };
  const change = async (game: Game, keep: boolean): Promise<void> => {
    if (busy.current.has(game.gameId)) return;
    busy.current.add(game.gameId);
    await client.cancelQueries({ queryKey: KEY });
    const at =
      client
        .getQueryData<readonly Game[]>(KEY)
        ?.findIndex(({ gameId }) => gameId === game.gameId) ?? -1;
    write((list) => (keep ? [game, ...without(list, game)] : without(list, game)));
    const answer = await inTime((signal) =>
      api.call(keep ? addFavouriteGame : removeFavouriteGame, {
        params: { gameId: game.gameId },
        signal,
      }),
    );
    const kept =
      answer.ok || isDefiniteRefusal(answer.error) ? answer.ok === keep : await isKept(game);
    busy.current.delete(game.gameId);
    if (kept === keep) {
      toast.show('success', keep ? CARD.added : CARD.removed, {
        durationMs: UNDO_MS,
        action: { label: CARD.undo, run: () => void change(game, !keep) },
      });
      return;
    }
    write((list) =>
      keep ? without(list, game) : without(list, game).toSpliced(Math.max(0, at), 0, game),
    );
    toast.show('error', wordsOf(keep, kept !== null, answer.ok ? null : answer.error));
  };
  return (game, keep) => void change(game, keep);
}

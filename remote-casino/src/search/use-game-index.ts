/**
 * The games made ready to be searched, a slice at a time, so that five thousand of them never hold
 * up a tap.
 */
import { useEffect, useState } from 'react';
import type { Game } from '@site/contracts/games';
import { indexGames, type IndexedGame } from '@site/domain/games/search';
import type { Readings } from '@site/domain/games/search-spelling';
import { NO_READINGS, loadReadings } from './readings';

const SLICE = 400;
/**
 * Readings that are there by then are worth the wait: the games are made ready once. Later they
 * come on top of names as they are written.
 */
const SOON_MS = 100;
/**
 * From then on what names say has to do: nobody is kept waiting for a word that pinyin alone might
 * find.
 */
const LATE_MS = 8_000;

const pause = (ms: number): Promise<null> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });

/** What is searched; null until all games are ready. */
export interface GameIndex {
  readonly games: readonly IndexedGame<Game>[];
  readonly readings: Readings;
  /** Readings are still on their way: what is not found may be found yet. */
  readonly isPartial: boolean;
}

async function build(
  games: readonly Game[],
  readings: Readings,
  isLeft: () => boolean,
): Promise<readonly IndexedGame<Game>[]> {
  const made: IndexedGame<Game>[] = [];
  for (let from = 0; from < games.length && !isLeft(); from += SLICE) {
    if (from > 0) await pause(0);
    made.push(...indexGames(games.slice(from, from + SLICE), readings));
  }
  return made;
}

async function makeReady(
  games: readonly Game[],
  isLeft: () => boolean,
  show: (index: GameIndex) => void,
): Promise<void> {
  const loading = loadReadings();
  let readings = await Promise.race([loading, pause(SOON_MS)]);
  if (readings === null) {
    const asWritten = await build(games, NO_READINGS, isLeft);
    show({ games: asWritten, readings: NO_READINGS, isPartial: true });
    readings = await Promise.race([loading, pause(LATE_MS)]);
    if (readings === null) show({ games: asWritten, readings: NO_READINGS, isPartial: false });
    readings ??= await loading;
  }
  show({ games: await build(games, readings, isLeft), readings, isPartial: false });
}

export function useGameIndex(games: readonly Game[] | undefined): GameIndex | null {
  const [index, setIndex] = useState<GameIndex | null>(null);
  useEffect(() => {
    if (games === undefined) return undefined;
    let left = false;
    void makeReady(
      games,
      () => left,
      (made) => {
        if (!left) setIndex(made);
      },
    );
    return () => {
      left = true;
    };
  }, [games]);
  return index;
}

/** The games made ready to be searched, a slice at a time, so that five thousand of them never hold up a tap. */
import { useEffect, useState } from 'react';
import type { Game } from '@site/contracts/games';
import { indexGames, type IndexedGame } from '@site/domain/games/search';
import type { Readings } from '@site/domain/games/search-spelling';
import { loadReadings } from './readings';

const SLICE = 400;
const pause = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, 0); });

/** What is searched; null until all of it is ready. */
export interface GameIndex { readonly games: readonly IndexedGame<Game>[]; readonly readings: Readings }

async function build(games: readonly Game[], isLeft: () => boolean): Promise<GameIndex | null> {
  const readings = await loadReadings();
  const made: IndexedGame<Game>[] = [];
  for (let from = 0; from < games.length; from += SLICE) {
    if (from > 0) await pause();
    if (isLeft()) return null;
    made.push(...indexGames(games.slice(from, from + SLICE), readings));
  }
  return { games: made, readings };
}

export function useGameIndex(games: readonly Game[] | undefined): GameIndex | null {
  const [index, setIndex] = useState<GameIndex | null>(null);
  useEffect(() => {
    if (games === undefined) return undefined;
    let left = false;
    void build(games, () => left).then((made) => {
      if (made !== null && !left) setIndex(made);
    });
    return () => { left = true; };
  }, [games]);
  return index;
}

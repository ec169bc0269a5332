/** Which games a lobby shows, and in which order. */
import type { Game, GameType } from '@site/contracts/games';

export interface GameFilter {
  readonly category: GameType | null;
  readonly providerCode: string | null;
  readonly search: string;
}

/** Games of the filter, hot first, then the CMS order. */
export function filterGames(games: readonly Game[], { category, providerCode, search }: GameFilter): readonly Game[] {
  const word = search.trim().toLowerCase();
  return games
    .filter((game) => (category === null || game.gameType === category) && (providerCode === null || game.providerCode === providerCode))
    .filter((game) => word === '' || game.name.toLowerCase().includes(word))
    .toSorted((a, b) => Number(b.isHot) - Number(a.isHot) || a.sort - b.sort);
}

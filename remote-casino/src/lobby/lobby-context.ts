/**
 * What cards, shelves and provider marks need to know, read once for a whole page and not once per
 * card.
 */
import { createContext, useContext } from 'react';
import type { GameProvider } from '@site/contracts/games';

/** Facts of a page with games. */
export interface LobbyFacts {
  /**
   * Providers of the content host, the built-in ones while its list fails; undefined until that is
   * known.
   */
  readonly providers: readonly GameProvider[] | undefined;
  readonly nameOf: (providerCode: string) => string;
  /** Providers under maintenance, with the end where it is known. */
  readonly inMaintenance: ReadonlyMap<string, string | null>;
  /** Ids of favourites; null for visitors and while they are unknown: no heart is shown then. */
  readonly liked: ReadonlySet<string> | null;
}

export const LobbyContext = createContext<LobbyFacts | null>(null);

/**
 * The page's lobby.
 *
 * @throws outside of one: cards would not react to a tap.
 */
export function useLobby(): LobbyFacts {
  const lobby = useContext(LobbyContext);
  if (lobby === null) throw new Error('cards stand inside a GameLobby');
  return lobby;
}

import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Game } from '@site/contracts/games';
import { isSignedIn } from '@site/domain/session/access';
import { providerName } from '@site/domain/wallet/groups';
import { FEATURE_ERROR_TEXT } from '@site/phrases/feature-errors';
import { useNavigate, useSession } from '@site/platform';
import { later } from '@site/ui';
import {
  useFavouriteGames,
  useGames,
  useMaintenance,
  useProviders,
  useRecentGames,
} from '../api/queries';
import { useFailureToast } from '../api/use-failure-toast';
import { useFavourite } from '../api/use-favourite';
import { BUILT_IN_PROVIDERS, orBuiltIn } from './categories';
import { LobbyContext, type LobbyFacts } from './lobby-context';
import { playPath } from './paths';
import { useCardClicks } from './use-card-clicks';

const GameDetails = later(() => import('./GameDetails').then((module) => module.GameDetails));
const ProviderMaintenance = later(() =>
  import('./ProviderMaintenance').then((module) => module.ProviderMaintenance),
);

const StyledLobby = styled.div`
  display: contents;
`;

/** Providers, maintenance and favourites as cards need them. */
function useLobbyFacts(isMember: boolean): LobbyFacts {
  const { data, isError } = useProviders();
  useFailureToast(isError, FEATURE_ERROR_TEXT.providerList);
  const favourites = useFavouriteGames(isMember).data;
  const inMaintenance = useMaintenance();
  return useMemo(() => {
    const names = new Map((data ?? []).map((provider) => [provider.code, provider.name]));
    return {
      providers: data === undefined && !isError ? undefined : orBuiltIn(data, BUILT_IN_PROVIDERS),
      nameOf: (code) => names.get(code) ?? providerName(code),
      inMaintenance,
      liked:
        isMember && favourites !== undefined
          ? new Set(favourites.map(({ gameId }) => gameId))
          : null,
    };
  }, [data, isError, favourites, inMaintenance, isMember]);
}

/** A game of any list that the page may show. */
function useGameOf(isMember: boolean): (gameId: string) => Game | undefined {
  const all = useGames().data;
  const recent = useRecentGames(isMember).data;
  const kept = useFavouriteGames(isMember).data;
  return (gameId) =>
    [all, recent, kept]
      .map((list) => list?.find((game) => game.gameId === gameId))
      .find((game) => game !== undefined);
}

/**
 * Everything with game cards stands in one: it reads for them, hears their taps, and shows details
 * and maintenance.
 */
export function GameLobby({
  children,
  gamesError = FEATURE_ERROR_TEXT.gameList,
}: {
  readonly children: ReactNode;
  readonly gamesError?: string;
}) {
  const navigate = useNavigate();
  const isMember = isSignedIn(useSession());
  useFailureToast(useGames().isError, gamesError);
  const lobby = useLobbyFacts(isMember);
  const gameOf = useGameOf(isMember);
  const keep = useFavourite();
  const [details, setDetails] = useState<Game | null>(null);
  const [closedProvider, setClosedProvider] = useState<string | null>(null);
  const place = useCardClicks({
    play: (id) => {
      const code = gameOf(id)?.providerCode ?? '';
      if (lobby.inMaintenance.has(code)) setClosedProvider(code);
      else void navigate(playPath(id));
      return true;
    },
    more: (id) => {
      setDetails(gameOf(id) ?? null);
      return true;
    },
    like: (id) => {
      const game = gameOf(id);
      if (game !== undefined) keep(game, lobby.liked?.has(id) !== true);
      return true;
    },
    provider: (code) => {
      if (lobby.inMaintenance.has(code)) setClosedProvider(code);
      return lobby.inMaintenance.has(code);
    },
  });
  return (
    <LobbyContext value={lobby}>
      <StyledLobby ref={place}>{children}</StyledLobby>
      {details === null ? null : (
        <GameDetails game={details} onClose={() => setDetails(null)} onKeep={keep} />
      )}
      {closedProvider === null ? null : (
        <ProviderMaintenance
          providerCode={closedProvider}
          until={lobby.inMaintenance.get(closedProvider) ?? null}
          onClose={() => setClosedProvider(null)}
        />
      )}
    </LobbyContext>
  );
}

import { useCallback } from 'react';
import styled from 'styled-components';
import type { Game } from '@site/contracts/games';
import { VirtualGrid } from '@site/ui/virtual-grid';
import { LOBBY } from '../phrases/lobby';
import { GameCard } from './GameCard';
import { CARD_GAP, CARD_HEIGHT, cardLook } from './card-look';
import { useLobby } from './lobby-context';

const StyledCards = styled.div`
  ${cardLook}
`;

/** Cards in three columns, thousands if need be. Stands inside a {@link GameLobby}. */
export function GameGrid({
  games,
  label = LOBBY.homeTitle,
}: {
  readonly games: readonly Game[];
  readonly label?: string;
}) {
  const { nameOf, inMaintenance, liked } = useLobby();
  const keyOf = useCallback((index: number) => games[index]?.gameId ?? String(index), [games]);
  const cell = useCallback(
    (index: number, isCalm: boolean) => {
      const game = games[index];
      return game === undefined ? null : (
        <GameCard
          game={game}
          providerName={nameOf(game.providerCode)}
          plain={!isCalm}
          isInMaintenance={inMaintenance.has(game.providerCode)}
          liked={liked === null ? null : liked.has(game.gameId)}
        />
      );
    },
    [games, nameOf, inMaintenance, liked],
  );
  return (
    <StyledCards>
      <VirtualGrid
        count={games.length}
        cardHeight={CARD_HEIGHT}
        gap={CARD_GAP}
        keyOf={keyOf}
        cell={cell}
        label={label}
        testId="game-grid"
      />
    </StyledCards>
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import type { Game, GameProvider } from '@site/contracts/games';
import { Button, px } from '@site/ui';
import { LOBBY } from '../phrases/lobby';
import { GameCard } from './GameCard';

const StyledGrid = styled.ul`
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${px(10)};
  & > li { display: grid; min-width: 0; content-visibility: auto; contain-intrinsic-size: auto ${px(160)}; }
`;

/** Cards shown before the member asks for more: a first screen and a half of pictures, no more. */
const STEP = 24;

interface GameGridProps {
  readonly games: readonly Game[];
  readonly providers: readonly GameProvider[];
  readonly closed: ReadonlyMap<string, string | null>;
}

/** Cards in three columns. */
export function GameGrid({ games, providers, closed }: GameGridProps) {
  const [shown, setShown] = useState(STEP);
  const names = new Map(providers.map((provider) => [provider.code, provider.name]));
  return (
    <>
      <StyledGrid>
        {games.slice(0, shown).map((game) => (
          <li key={game.gameId}><GameCard game={game} providerName={names.get(game.providerCode) ?? game.providerCode} closedUntil={closed.get(game.providerCode)} /></li>
        ))}
      </StyledGrid>
      {shown < games.length ? <Button kind="ghost" block onClick={() => setShown(shown + STEP)}>{LOBBY.more} {games.length}</Button> : null}
    </>
  );
}

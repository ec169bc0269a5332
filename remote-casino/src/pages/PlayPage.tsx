import { useEffect } from 'react';
import styled from 'styled-components';
import type { Game } from '@site/contracts/games';
import { targets, useNavigate, useParams, usePlatform } from '@site/platform';
import { Button, EmptyState, FailedState, Spinner, color, depth, px, type } from '@site/ui';
import { useGames } from '../api/queries';
import { GameFrame } from '../launch/GameFrame';
import { PlayBar } from '../launch/PlayBar';
import { useLaunch } from '../launch/use-launch';
import { slugOf } from '../lobby/categories';
import { LOBBY } from '../phrases/lobby';
import { PLAY } from '../phrases/play';

const StyledPage = styled.div`position: fixed; inset: 0; z-index: ${depth.sheet}; display: flex; flex-direction: column; background: ${color('bg')};`;
const StyledWait = styled.div`flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: ${px(12)}; color: ${color('text-2')}; font-size: ${type.m};`;

function Play({ game, onLeave }: { readonly game: Game; readonly onLeave: () => void }) {
  const { balances } = usePlatform();
  const [launch, retry] = useLaunch(game);
  useEffect(() => () => balances.refreshNow(), [balances]);
  if (launch.phase === 'launching') return <StyledWait role="status"><Spinner aria-hidden="true" /><span>{PLAY.loading}</span></StyledWait>;
  if (launch.phase === 'refused') {
    return <FailedState title={PLAY.refusedTitle} hint={launch.text} onRetry={retry} action={<Button kind="ghost" onClick={onLeave}>{PLAY.back}</Button>} testId="game-refused" />;
  }
  return <GameFrame key={launch.url} url={launch.url} origin={launch.origin} name={game.name} onClose={onLeave} onRetry={retry} />;
}

/** A game over the whole screen, with a thin bar that always leads back. */
export function Page() {
  const navigate = useNavigate();
  const gameId = useParams().gameId ?? '';
  const games = useGames();
  const game = games.data?.find((candidate) => candidate.gameId === gameId);
  const leave = (): void => void navigate(game === undefined ? targets.toGames() : targets.toGames(slugOf(game.gameType)), { replace: true });
  return (
    <StyledPage>
      <PlayBar title={game?.name ?? LOBBY.homeTitle} onBack={leave} />
      {games.isPending ? <StyledWait role="status"><Spinner aria-hidden="true" /><span>{PLAY.loading}</span></StyledWait> : null}
      {games.isError ? <FailedState title={LOBBY.failed} onRetry={() => void games.refetch()} /> : null}
      {games.data !== undefined && game === undefined ? <EmptyState title={PLAY.unknownGame} action={<Button kind="secondary" onClick={leave}>{PLAY.back}</Button>} /> : null}
      {game === undefined ? null : <Play game={game} onLeave={leave} />}
    </StyledPage>
  );
}

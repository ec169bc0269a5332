import { useEffect, useState } from 'react';
import type { Game } from '@site/contracts/games';
import { walletOfGame } from '@site/domain/wallet/groups';
import { targets, useLocation, useNavigate, useParams, useSearchParams } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, EmptyState } from '@site/ui';
import { useGames } from '../api/queries';
import { EmptyWallet } from '../launch/EmptyWallet';
import { GameFrame } from '../launch/GameFrame';
import { PlayBar } from '../launch/PlayBar';
import { PlayMenu } from '../launch/PlayMenu';
import { StopPanel } from '../launch/StopPanel';
import { Waiting } from '../launch/Waiting';
import { StyledPlay, useLeave } from '../launch/play-page';
import { useLaunch } from '../launch/use-launch';
import { useOpenGame } from '../launch/use-open-game';
import { slugOf } from '../lobby/categories';
import { LOBBY } from '../phrases/lobby';
import { PLAY } from '../phrases/play';

/**
 * Demo or real play of one game is two addresses; going from one to the other leaves no step
 * behind.
 */
const DEMO = '?demo=1';

function Play({ game, isDemo }: { readonly game: Game; readonly isDemo: boolean }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const leave = useLeave(targets.toGames(slugOf(game.gameType)));
  const { gameType, providerCode, gameId, demoAvailable } = game;
  const { state, retry, goEmpty } = useLaunch({ gameType, providerCode, gameId, isDemo });
  const isOpen = state.phase === 'ready';
  // A game that the server sends to a page of the site is played there.
  const path = state.phase === 'inApp' ? state.path : null;
  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true });
  }, [navigate, path]);
  const { openedAt, net } = useOpenGame(gameId, { isDemo, isOpen });
  const [menu, setMenu] = useState(false);
  const title = isDemo ? `${game.name} · ${PLAY.demo}` : game.name;
  const shownNet = isDemo ? undefined : net;
  const turn = (demo: boolean) => (): void =>
    void navigate(pathname + (demo ? DEMO : ''), { replace: true });
  return (
    <StyledPlay>
      <PlayBar
        title={title}
        openedAt={isOpen ? openedAt : null}
        net={isOpen ? shownNet : undefined}
        onBack={leave}
        onMenu={() => setMenu(true)}
      />
      {state.phase === 'launching' ? (
        <Waiting text={PLAY.loading} slow={state.slow} onLeave={leave} />
      ) : null}
      {state.phase === 'ready' ? (
        <GameFrame
          key={state.url}
          launch={state}
          name={game.name}
          onLeave={leave}
          onRetry={retry}
        />
      ) : null}
      {state.phase === 'empty' ? (
        <EmptyWallet
          group={state.group}
          canTry={demoAvailable}
          onFilled={retry}
          onGoEmpty={goEmpty}
          onTry={turn(true)}
        />
      ) : null}
      {state.phase === 'stopped' ? (
        <StopPanel
          stop={state.stop}
          words={state.words}
          until={state.until}
          onRetry={retry}
          onLeave={leave}
        >
          {isDemo && state.stop === 'noDemo' ? (
            <Button block onClick={turn(false)}>
              {PLAY.realPlay}
            </Button>
          ) : null}
        </StopPanel>
      ) : null}
      <PlayMenu
        open={menu}
        title={title}
        group={walletOfGame(gameType, providerCode)}
        net={shownNet}
        onClose={() => setMenu(false)}
        onReload={retry}
        onLeave={leave}
      />
    </StyledPlay>
  );
}

/** A game over the whole screen, with a thin bar that always leads back. */
export function Page() {
  const gameId = useParams().gameId ?? '';
  const isDemo = useSearchParams()[0].get('demo') === '1';
  const leave = useLeave(targets.toGames());
  const games = useGames();
  const game = games.data?.find((candidate) => candidate.gameId === gameId);
  if (game !== undefined) return <Play key={gameId} game={game} isDemo={isDemo} />;
  return (
    <StyledPlay>
      <PlayBar title={LOBBY.homeTitle} openedAt={null} net={undefined} onBack={leave} />
      {games.isPending ? <Waiting text={PLAY.loading} slow={false} onLeave={leave} /> : null}
      {games.isError ? (
        <ReadFailed title={LOBBY.failed} why={games.error} onRetry={() => void games.refetch()} />
      ) : null}
      {games.data === undefined ? null : (
        <EmptyState
          title={PLAY.unknownGame}
          action={
            <Button kind="secondary" onClick={leave}>
              {PLAY.back}
            </Button>
          }
        />
      )}
    </StyledPlay>
  );
}

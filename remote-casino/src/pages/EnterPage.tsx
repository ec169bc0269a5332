/**
 * The entrance of a sportsbook or an esports provider: checked and launched like a game, played on
 * a page of the site (§3.8 sports menu, vendor query).
 */
import { useEffect } from 'react';
import {
  SPORTS_GAME_TYPE,
  entranceSport,
  readEntrance,
  type Entrance,
} from '@site/domain/games/entrance';
import { providerName } from '@site/domain/wallet/groups';
import { targets, useLocation, useNavigate, useParams } from '@site/platform';
import { Button, EmptyState } from '@site/ui';
import { PlayBar } from '../launch/PlayBar';
import { StopPanel } from '../launch/StopPanel';
import { Waiting } from '../launch/Waiting';
import { StyledPlay, useLeave } from '../launch/play-page';
import { useLaunch } from '../launch/use-launch';
import { PLAY } from '../phrases/play';

function Enter({ code, onLeave }: { readonly code: Entrance; readonly onLeave: () => void }) {
  const navigate = useNavigate();
  const sport = entranceSport(code, useLocation().search);
  // A sportsbook is looked at before anything is bet: an empty wallet keeps nobody out.
  const { state, retry } = useLaunch(
    {
      gameType: SPORTS_GAME_TYPE,
      providerCode: code,
      gameId: '',
      isDemo: false,
      ...(sport === undefined ? {} : { sport }),
    },
    true,
  );
  const path = state.phase === 'inApp' ? state.path : null;
  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true });
  }, [navigate, path]);
  if (state.phase === 'stopped')
    return (
      <StopPanel
        stop={state.stop}
        words={state.words}
        until={state.until}
        onRetry={retry}
        onLeave={onLeave}
      />
    );
  // A sportsbook that wants a frame is none that this page may show.
  if (state.phase === 'ready')
    return <StopPanel stop="blocked" words="" until={null} onRetry={retry} onLeave={onLeave} />;
  return (
    <Waiting
      text={PLAY.entering(providerName(code))}
      slow={state.phase === 'launching' && state.slow}
      onLeave={onLeave}
    />
  );
}

/** Checks, launches, goes on. */
export function Page() {
  const code = readEntrance(useParams().providerCode);
  const leave = useLeave(targets.toGames('sports'));
  return (
    <StyledPlay>
      <PlayBar
        title={code === null ? PLAY.lobby : providerName(code)}
        openedAt={null}
        net={undefined}
        onBack={leave}
      />
      {code === null ? (
        <EmptyState
          title={PLAY.unknownGame}
          action={
            <Button kind="secondary" onClick={leave}>
              {PLAY.back}
            </Button>
          }
        />
      ) : (
        <Enter key={code} code={code} onLeave={leave} />
      )}
    </StyledPlay>
  );
}

import styled from 'styled-components';
import { Button, FailedState, Spinner, color, px, type } from '@site/ui';
import { PLAY } from '../phrases/play';
import type { LaunchEnd } from './launch-game';
import { useGameFrame } from './use-game-frame';

const StyledFrame = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  background: #000;
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
`;
const StyledCover = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${px(12)};
  background: ${color('bg')};
  color: ${color('text-2')};
  font-size: ${type.m};
`;

/** What a provider's page may do: never lead our page away, never be of our origin (safety B12). */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-orientation-lock allow-pointer-lock';

interface GameFrameProps {
  readonly launch: Extract<LaunchEnd, { phase: 'ready' }>;
  readonly name: string;
  readonly onLeave: () => void;
  readonly onRetry: () => void;
}

/**
 * The provider's page in its frame, covered until it has loaded, when it does not, and when its
 * session is over.
 */
export function GameFrame({ launch, name, onLeave, onRetry }: GameFrameProps) {
  const { frame, state, handleLoad } = useGameFrame(launch.origin, launch.lastsMs);
  const back = (
    <Button kind="ghost" onClick={onLeave}>
      {PLAY.back}
    </Button>
  );
  return (
    <StyledFrame>
      <iframe
        ref={frame}
        title={PLAY.frame(name)}
        src={launch.url}
        sandbox={SANDBOX}
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        data-testid="game-frame"
        onLoad={handleLoad}
      />
      {state === 'loading' ? (
        <StyledCover role="status">
          <Spinner aria-hidden="true" />
          <span>{PLAY.loading}</span>
        </StyledCover>
      ) : null}
      {state === 'dead' ? (
        <StyledCover>
          <FailedState
            title={PLAY.failedTitle}
            hint={PLAY.failedHint}
            onRetry={onRetry}
            action={back}
            testId="game-dead"
          />
        </StyledCover>
      ) : null}
      {state === 'over' ? (
        <StyledCover>
          <FailedState
            title={PLAY.overTitle}
            hint={PLAY.overHint}
            onRetry={onRetry}
            retryLabel={PLAY.again}
            action={back}
            testId="game-over"
          />
        </StyledCover>
      ) : null}
    </StyledFrame>
  );
}

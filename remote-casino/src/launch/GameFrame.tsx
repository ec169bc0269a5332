import styled from 'styled-components';
import { Button, FailedState, Spinner, color, px, type } from '@site/ui';
import { PLAY } from '../phrases/play';
import { useGameFrame } from './use-game-frame';

const StyledFrame = styled.div`
  position: relative; flex: 1; min-height: 0; background: #000;
  iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
`;
const StyledCover = styled.div`
  position: absolute; inset: 0; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: ${px(12)}; background: ${color('bg')}; color: ${color('text-2')}; font-size: ${type.m};
`;

/** What a vendor's page may do: never lead our page away, never be of our origin (safety B12). */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-orientation-lock allow-pointer-lock';

interface GameFrameProps {
  readonly url: string;
  readonly origin: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** The vendor's page in its frame, covered until it has loaded. */
export function GameFrame({ url, origin, name, onClose, onRetry }: GameFrameProps) {
  const { frame, state, handleLoad } = useGameFrame(origin, onClose);
  return (
    <StyledFrame>
      <iframe
        ref={frame} title={PLAY.frame(name)} src={url} sandbox={SANDBOX} allow="autoplay; fullscreen" referrerPolicy="no-referrer"
        data-testid="game-frame" onLoad={handleLoad}
      />
      {state === 'loading' ? <StyledCover role="status"><Spinner aria-hidden="true" /><span>{PLAY.loading}</span></StyledCover> : null}
      {state === 'dead'
        ? <StyledCover><FailedState title={PLAY.failedTitle} hint={PLAY.failedHint} onRetry={onRetry} action={<Button kind="ghost" onClick={onClose}>{PLAY.back}</Button>} /></StyledCover>
        : null}
    </StyledFrame>
  );
}

import styled from 'styled-components';
import { usePlatform } from '@site/platform';
import { Button, FailedState, Spinner, color, px, radius, type } from '@site/ui';
import { PAY_PAGE } from '../phrases/deposit-details';
import { usePayPage } from './use-pay-page';

const StyledFrame = styled.div`
  position: relative;
  height: min(${px(560)}, 72dvh);
  border-radius: ${radius.m};
  overflow: hidden;
  background: ${color('sunken')};
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

/** What a payment page may do: run, ask its own server, and nothing to our page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

interface PayFrameProps {
  readonly url: URL;
  readonly methodName: string;
  readonly onClose: () => void;
}

/** The payment page of another origin, and other ways when it does not come. */
export function PayFrame({ url, methodName, onClose }: PayFrameProps) {
  const { toast } = usePlatform();
  const { frame, state, handleLoad, handleRetry, openPopup } = usePayPage(url, onClose);
  const handlePopup = (): void => {
    if (!openPopup()) toast.show('error', PAY_PAGE.blocked);
  };
  return (
    <StyledFrame>
      {state === 'dead' ? (
        <StyledCover>
          <FailedState
            title={PAY_PAGE.failedTitle}
            hint={PAY_PAGE.failedHint}
            onRetry={handleRetry}
            action={
              <Button kind="ghost" onClick={handlePopup}>
                {PAY_PAGE.popup}
              </Button>
            }
          />
        </StyledCover>
      ) : (
        <iframe
          ref={frame}
          title={PAY_PAGE.frame(methodName)}
          src={url.href}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          data-testid="pay-frame"
          onLoad={handleLoad}
        />
      )}
      {state === 'loading' ? (
        <StyledCover role="status">
          <Spinner aria-hidden="true" />
          <span>{PAY_PAGE.loading}</span>
        </StyledCover>
      ) : null}
    </StyledFrame>
  );
}

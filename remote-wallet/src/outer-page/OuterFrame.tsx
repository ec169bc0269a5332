import styled from 'styled-components';
import { usePlatform } from '@site/platform';
import { Button, FailedState, Spinner, color, px, radius, type } from '@site/ui';
import { useOuterPage, type OuterWords } from './use-outer-page';

const StyledFrame = styled.div`
  position: relative;
  height: min(${px(560)}, 72vh);
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

/** What such a page may do: run, ask its own server, and nothing to our page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms';

/** What is said around it. */
export interface OuterTexts {
  readonly loading: string;
  readonly failedTitle: string;
  readonly failedHint: string;
  readonly popup: string;
  readonly blocked: string;
}

interface OuterFrameProps {
  readonly url: URL;
  readonly title: string;
  readonly texts: OuterTexts;
  readonly words: OuterWords;
  readonly testId: string;
}

/** A page of another origin, and other ways when it does not come. */
export function OuterFrame({ url, title, texts, words, testId }: OuterFrameProps) {
  const { toast } = usePlatform();
  const { frame, state, handleLoad, handleRetry, openPopup } = useOuterPage(url, words);
  const handlePopup = (): void => {
    if (!openPopup()) toast.show('error', texts.blocked);
  };
  return (
    <StyledFrame>
      {state === 'dead' ? (
        <StyledCover>
          <FailedState
            title={texts.failedTitle}
            hint={texts.failedHint}
            onRetry={handleRetry}
            action={
              <Button kind="ghost" onClick={handlePopup}>
                {texts.popup}
              </Button>
            }
          />
        </StyledCover>
      ) : (
        <iframe
          ref={frame}
          title={title}
          src={url.href}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          data-testid={testId}
          onLoad={handleLoad}
        />
      )}
      {state === 'loading' ? (
        <StyledCover role="status">
          <Spinner aria-hidden="true" />
          <span>{texts.loading}</span>
        </StyledCover>
      ) : null}
    </StyledFrame>
  );
}

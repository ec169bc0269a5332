import type { ReactNode } from 'react';
import styled from 'styled-components';
import { usePlatform } from '@site/platform';
import { Button, Copy, Notice, Sheet, px, radius, type } from '@site/ui';
import { QrCode } from '@site/ui/qr-code';
import { Share2 } from '@site/ui/more-icons';
import { lookStyle } from './look';
import type { SeasonLook } from './season';
import { copyText, isInChatApp, shareContent, type ShareContent } from '@site/ui/share';

const StyledPoster = styled.figure`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.l};
  color: var(--season-ink);
  figcaption {
    display: flex;
    align-items: center;
    gap: ${px(14)};
    padding: ${px(14)};
    background: var(--season-card);
    color: var(--season-ink-2);
    font-size: ${type.s};
    line-height: 1.6;
  }
  .title {
    display: block;
    font-size: ${type.l};
    color: var(--season-accent);
  }
`;
const StyledActions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(10)};
  margin-top: ${px(14)};
`;
const StyledLink = styled.p`
  margin-top: ${px(12)};
  font-size: ${type.xs};
  word-break: break-all;
  user-select: all;
  color: var(--text-2);
`;

export interface ShareTexts {
  readonly title: string;
  readonly share: string;
  readonly copy: string;
  readonly copied: string;
  readonly manual: string;
  readonly scan: string;
  readonly qr: string;
  readonly chatHint: string;
}

interface SharePosterProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly content: ShareContent;
  readonly art: ReactNode;
  readonly texts: ShareTexts;
  /** The sheet lies outside of the season's page: the poster brings its colours along. */
  readonly look: SeasonLook;
}

/** A poster with a QR code, and the best way of sharing this browser has. */
export function SharePoster({ open, onClose, content, art, texts, look }: SharePosterProps) {
  const { toast } = usePlatform();
  const tell = (copied: boolean): void =>
    void toast.show(copied ? 'success' : 'info', copied ? texts.copied : texts.manual);
  const handleShare = async (): Promise<void> => {
    const share =
      typeof navigator.share === 'function'
        ? (data: ShareContent) => navigator.share(data)
        : undefined;
    const outcome = await shareContent(content, {
      ...(share === undefined ? {} : { share }),
      clipboard: navigator.clipboard,
    });
    if (outcome === 'copied' || outcome === 'manual') tell(outcome === 'copied');
  };
  const handleCopy = async (): Promise<void> =>
    tell(await copyText(content.url, { clipboard: navigator.clipboard }));
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} testId="share-poster">
      {isInChatApp(navigator.userAgent) ? <Notice tone="warn">{texts.chatHint}</Notice> : null}
      <StyledPoster style={lookStyle(look)}>
        {art}
        <figcaption>
          <QrCode text={content.url} label={texts.qr} size={84} />
          <span>
            <b className="title">{content.title}</b>
            {texts.scan}
          </span>
        </figcaption>
      </StyledPoster>
      <StyledActions>
        <Button
          icon={<Share2 aria-hidden="true" />}
          data-testid="share-native"
          onClick={() => void handleShare()}
        >
          {texts.share}
        </Button>
        <Button
          kind="secondary"
          icon={<Copy aria-hidden="true" />}
          data-testid="share-copy"
          onClick={() => void handleCopy()}
        >
          {texts.copy}
        </Button>
      </StyledActions>
      <StyledLink>{content.url}</StyledLink>
    </Sheet>
  );
}

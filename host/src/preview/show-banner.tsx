/** The banner of a preview, in a root of its own: whatever the previewed parts do wrong, it stays. */
import { createRoot } from 'react-dom/client';
import { beijing } from '@site/domain/releases/moment-text';
import type { PreviewState } from '@site/platform';
import type { Platform } from '@site/platform/host';
import { Button, px, type } from '@site/ui';
import styled from 'styled-components';
import { PREVIEW_COPY } from './phrases';
import { forgetPreview } from './token-of-tab';

const StyledBanner = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: ${px(4)} ${px(10)};
  padding: ${px(6)} ${px(12)};
  background: #b3123a;
  color: #fff;
  font-size: ${type.s};
  font-weight: 700;
`;

/** Stays while the page scrolls, around everything and in nobody's way. */
const StyledFrame = styled.div`
  position: fixed;
  inset: 0;
  z-index: 121;
  border: ${px(3)} solid #b3123a;
  pointer-events: none;
  &::after {
    content: ${JSON.stringify(PREVIEW_COPY.sign)};
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    padding: ${px(1)} ${px(8)};
    border-end-start-radius: ${px(8)};
    background: #b3123a;
    color: #fff;
    font-size: ${type.xs};
    font-weight: 700;
  }
`;

/** What the banner says. */
export interface BannerParts {
  readonly generation: number;
  readonly now: number;
  readonly preview: PreviewState;
  readonly onLeave: () => void;
}

/** The banner. */
export function PreviewBanner({ generation, now, preview, onLeave }: BannerParts) {
  return (
    <>
      <StyledBanner role="status" data-testid="preview-banner">
        <span>{PREVIEW_COPY.showing(generation, beijing(preview.at ?? now))}</span>
        <span>{PREVIEW_COPY.until(beijing(preview.expires))}</span>
        <Button size="s" kind="secondary" onClick={onLeave} data-testid="preview-leave">
          {PREVIEW_COPY.leave}
        </Button>
      </StyledBanner>
      <StyledFrame data-testid="preview-frame" />
    </>
  );
}

/** Puts it on top of the page. */
export function showBanner(
  window: Window,
  platform: Platform,
  generation: number,
  preview: PreviewState,
): void {
  const place = window.document.createElement('div');
  window.document.body.prepend(place);
  const leave = (): void => {
    forgetPreview(platform.storage);
    window.location.reload();
  };
  createRoot(place).render(
    <PreviewBanner
      generation={generation}
      now={platform.clock.now()}
      preview={preview}
      onLeave={leave}
    />,
  );
}

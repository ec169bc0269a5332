/**
 * A page whose content does not come says after three seconds what it waits for. Whoever draws a
 * skeleton need not know of it: what stands there is looked at.
 */
import { useEffect, useState } from 'react';
import { usePlatform } from '@site/platform';
import { Spinner, color, depth, px, shadow, type } from '@site/ui';
import styled from 'styled-components';
import { SLOW } from './phrases';

const StyledSlow = styled.div`
  position: fixed;
  top: calc(${px(56)} + var(--sat));
  inset-inline: 0;
  z-index: ${depth.sticky};
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${px(8)};
    margin-inline: ${px(12)};
    min-height: ${px(36)};
    padding: ${px(4)} ${px(14)};
    border-radius: 999px;
    font-size: ${type.s};
    background: ${color('raised')};
    color: ${color('text')};
    box-shadow: ${shadow.mid};
  }
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;

/** How long a page may stand without content before it says why. */
const SLOW_MS = 3_000;
const LOOK_MS = 500;

/** What is in sight and has not come; what lies below the screen is not even asked for yet. */
function waiting(): Element | undefined {
  return [...document.querySelectorAll('.sk')].find((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return bottom >= 0 && top < window.innerHeight;
  });
}

/** The heading over a part, or else the page. */
const nameOf = (part: Element, page: string): string =>
  part.closest('section')?.querySelector('h2')?.textContent.trim() || page;

/** Watches one page; another one is another component. */
export function SlowPage({ title }: { readonly title: string }) {
  const { clock } = usePlatform();
  const [what, setWhat] = useState<string | null>(null);
  useEffect(() => {
    let since: number | null = null;
    const look = (): void => {
      // The bar of a network that is gone says more.
      const part = navigator.onLine ? waiting() : undefined;
      since = part === undefined ? null : (since ?? clock.monotonic());
      setWhat(
        part !== undefined && since !== null && clock.monotonic() - since >= SLOW_MS
          ? nameOf(part, title)
          : null,
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [clock, title]);
  return (
    <StyledSlow role="status" data-testid="slow-page">
      {what === null ? null : (
        <span>
          <Spinner aria-hidden="true" />
          {SLOW.waits(what)}
        </span>
      )}
    </StyledSlow>
  );
}

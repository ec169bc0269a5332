/**
 * A page whose content does not come says after three seconds what it waits for. Whoever draws a
 * skeleton need not know of it: what stands there is looked at.
 */
import { useEffect, useState } from 'react';
import { usePlatform } from '@site/platform';
import { Spinner, px } from '@site/ui';
import styled from 'styled-components';
import { signLook } from '../sign-look';
import { SLOW } from './phrases';

/** Over the bar at the bottom: tabs and filters stand at the top, and work meanwhile. */
const StyledSlow = styled.div`
  ${signLook}
  top: auto;
  bottom: calc(${px(72)} + var(--sab));
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

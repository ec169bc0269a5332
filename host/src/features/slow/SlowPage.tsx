/**
 * A page whose content does not come says after three seconds what it waits for; without a network
 * after one, as nothing is under way. Whoever draws a skeleton need not know of it: what stands
 * there is looked at.
 */
import { useEffect, useState } from 'react';
import { usePlatform } from '@site/platform';
import { useOffline } from '@site/remote-kit/use-offline';
import { Spinner, WifiOff, px } from '@site/ui';
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
const CUT_MS = 1_000;
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
  const isCut = useOffline();
  useEffect(() => {
    let since: number | null = null;
    const look = (): void => {
      const part = waiting();
      since = part === undefined ? null : (since ?? clock.monotonic());
      setWhat(
        part !== undefined &&
          since !== null &&
          clock.monotonic() - since >= (isCut ? CUT_MS : SLOW_MS)
          ? nameOf(part, title)
          : null,
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [clock, title, isCut]);
  return (
    <StyledSlow role="status" data-testid="slow-page">
      {what === null ? null : (
        <span>
          {isCut ? <WifiOff aria-hidden="true" /> : <Spinner aria-hidden="true" />}
          {isCut ? SLOW.cut(what) : SLOW.waits(what)}
        </span>
      )}
    </StyledSlow>
  );
}

/** What a page says of itself in the site's title bar, in the place of its route's title. */
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color } from '../tokens/vars';

/** All of the bar but the way back, and right here where no bar stands. */
const StyledPlace = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  color: ${color('chrome-text')};
  background: ${color('chrome-bg')};
  .site-title-bar & {
    position: absolute;
    inset: var(--sat) calc(${px(4)} + var(--sar)) 0 calc(${px(48)} + var(--sal));
    background: none;
  }
`;

const endOfBar = (): Element | null =>
  document.querySelector('.site-title-bar > .site-title-bar-end');
/** A bar neither comes nor goes under a page. */
const never = () => () => undefined;

/** Props of {@link TitlePlace}. */
export interface TitlePlaceProps {
  /** It says the page's one `h1`: the route's own is gone while this stands. */
  readonly children: ReactNode;
}

/**
 * Draws its children into the title bar of the layout, between the way back and the end of the bar
 * (ADR 115). The bar knows nothing of it: a page says what it shows by code of its own, and the
 * first load of the site does not grow. Without a bar (another layout, a test) they stand where the
 * page has put them. The title of the route comes back when the page goes.
 */
export function TitlePlace({ children }: TitlePlaceProps) {
  const end = useSyncExternalStore(never, endOfBar);
  useLayoutEffect(() => {
    const title = end?.parentElement?.querySelector('h1') ?? null;
    if (title === null) return undefined;
    title.hidden = true;
    return () => {
      title.hidden = false;
    };
  }, [end]);
  const content = <StyledPlace>{children}</StyledPlace>;
  return end === null ? content : createPortal(content, end);
}

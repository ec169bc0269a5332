/** Names, score and clock in one line that stays on top once the head of the page has left. */
import { useEffect, useState, type RefObject } from 'react';
import { color, depth, px, type } from '@site/ui';
import styled from 'styled-components';
import type { SportEvent } from '../../vendors/port';
import { liveText } from '../LiveTag';

/** Height in the 375 wide design; what sticks below the line stands this much lower. */
export const LINE_HEIGHT = 30;
/** The site's title bar lies over this much of the page, CSS pixels, at most. */
const COVERED = 100;

const StyledLine = styled.div`
  position: sticky;
  top: calc(${px(52)} + var(--sat));
  z-index: ${depth.sticky};
  height: 0;
  /* It takes no room: the page's gap is given back. */
  margin: 0 ${px(-12)} ${px(-14)};
  & > p {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${px(8)};
    height: ${px(LINE_HEIGHT)};
    padding: 0 ${px(12)};
    background: ${color('bg')};
    font-size: ${type.s};
    font-weight: 650;
    white-space: nowrap;
  }
  .side {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .score {
    color: ${color('gold-text')};
  }
  .clock {
    flex: none;
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
`;

/**
 * The line.
 *
 * @param head of the page: while it is in sight it says the same.
 */
export function ScoreLine({
  event,
  head,
}: {
  readonly event: SportEvent;
  readonly head: RefObject<HTMLElement | null>;
}) {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const node = head.current;
    if (node === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsOut(entry?.isIntersecting === false),
      { rootMargin: `-${COVERED}px 0px 0px` },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [head]);
  const { live } = event;
  return (
    <StyledLine>
      {isOut && live !== null ? (
        // The heading of the page says the same, wherever the page stands.
        <p aria-hidden="true" data-testid="score-line">
          <span className="side">{event.homeName}</span>
          <b className="score num">
            {live.score.home} : {live.score.away}
          </b>
          <span className="side">{event.awayName}</span>
          <small className="clock num">{liveText(live, event.sportId)}</small>
        </p>
      ) : null}
    </StyledLine>
  );
}

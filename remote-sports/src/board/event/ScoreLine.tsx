/**
 * Names, score and clock, or kick-off, in one line that stays on top once the head of the page has
 * left.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { formatShort } from '@site/domain/formatting/date';
import { color, depth, px, type } from '@site/ui';
import styled from 'styled-components';
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import { liveText } from '../LiveTag';
import { useRowScale } from '../use-design-scale';

/** Height in the 375 wide design; what sticks below the line stands this much lower. */
export const LINE_HEIGHT = 30;

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
  const line = useRef<HTMLDivElement>(null);
  const scale = useRowScale();
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const node = head.current;
    if (node === null || line.current === null || typeof IntersectionObserver === 'undefined')
      return undefined;
    // What lies over the page above the tabs: the title bar and this line.
    const top = Number.parseFloat(getComputedStyle(line.current).top) || 0;
    const covered = Math.ceil(top + LINE_HEIGHT * scale);
    const observer = new IntersectionObserver(
      ([entry]) => setIsOut(entry?.isIntersecting === false),
      { rootMargin: `-${covered}px 0px 0px` },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [head, scale]);
  const { live } = event;
  return (
    <StyledLine ref={line}>
      {isOut ? (
        // The heading of the page says the same, wherever the page stands.
        <p aria-hidden="true" data-testid="score-line">
          <span className="side">{event.homeName}</span>
          {event.isOutright ? null : (
            <>
              <b className="score num">
                {live === null ? EVENT.vs : `${live.score.home} : ${live.score.away}`}
              </b>
              <span className="side">{event.awayName}</span>
            </>
          )}
          <small className="clock num">
            {live === null ? formatShort(event.startAt) : liveText(live, event.sportId)}
          </small>
        </p>
      ) : null}
    </StyledLine>
  );
}

/** Time left as days:hours:minutes:seconds (§9). */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { px } from '../tokens/px';
import { color, radius } from '../tokens/vars';
import { toSpan } from './date-text';
import { useLeft } from './use-left';

const StyledBoxes = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  font-weight: 700;
  b {
    min-width: ${px(28)};
    padding: ${px(3)} ${px(4)};
    text-align: center;
    border-radius: ${radius.s};
    background: ${color('sunken')};
    color: ${color('gold-text')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
`;
const two = (n: number): string => String(n).padStart(2, '0');

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** End, epoch milliseconds on the clock `now`. */
  readonly until: number;
  /** The clock; pass the platform's server clock where the end matters. */
  readonly now: () => number;
  readonly look?: 'text' | 'boxes';
  /** Called once when the time is over. */
  readonly onEnd?: () => void;
}

/** A countdown. Screen readers can read it, but it does not talk every second. */
export function Countdown({ until, now, look = 'text', onEnd }: CountdownProps) {
  const left = useLeft(until, now);
  const told = useRef(false);
  useEffect(() => {
    if (left > 0 || told.current) return;
    told.current = true;
    onEnd?.();
  }, [left, onEnd]);
  const { d, h, m, s } = toSpan(left);
  const parts = d > 0 ? [String(d), two(h), two(m), two(s)] : [two(h), two(m), two(s)];
  return (
    <span role="timer" aria-label={copy.countdown(d, h, m, s)} className="num">
      <span aria-hidden="true">
        {look === 'text' ? (
          parts.join(':')
        ) : (
          <StyledBoxes>
            {parts.map((part, at) => (
              <b key={parts.length - at}>{part}</b>
            ))}
          </StyledBoxes>
        )}
      </span>
    </span>
  );
}

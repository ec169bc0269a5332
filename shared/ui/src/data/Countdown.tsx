/** Time left: days and hours in words, a clock in the last day (§9). */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { countdownParts } from '@site/domain/formatting/countdown';
import { lastDayDigits, timeLeft } from '@site/domain/formatting/time-left';
import { copy } from '../phrases';
import { px } from '../tokens/px';
import { color, radius } from '../tokens/vars';
import { useLeft } from './use-left';

const StyledBoxes = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${px(10)};
  font-weight: 700;
  b {
    position: relative;
    min-width: ${px(28)};
    padding: ${px(3)} ${px(4)};
    text-align: center;
    border-radius: ${radius.s};
    background: ${color('sunken')};
    color: ${color('gold-text')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  /* A clock: three bare numbers could be anything. */
  b + b::before {
    content: ':';
    position: absolute;
    inset-inline-start: ${px(-7)};
    color: ${color('text-2')};
  }
`;

/** Props of {@link Countdown}. */
export interface CountdownProps {
  /** End, epoch milliseconds on the clock `now`. */
  readonly until: number;
  /** The clock; pass the platform's server clock where the end matters. */
  readonly now: () => number;
  /** Boxes are for the clock of the last day; longer times are words in both looks. */
  readonly look?: 'text' | 'boxes';
  /** Called once when the time is over. */
  readonly onEnd?: () => void;
}

/** A countdown. Screen readers can read it, but it does not talk every second. */
export function Countdown({ until, now, look = 'text', onEnd }: CountdownProps) {
  const left = useLeft(until, now);
  const reported = useRef(false);
  useEffect(() => {
    if (left > 0 || reported.current) return;
    reported.current = true;
    onEnd?.();
  }, [left, onEnd]);
  const { days, hours, minutes, seconds } = countdownParts(left);
  // Said as it is shown: seconds are news in the last day only.
  const name = days > 0 ? timeLeft(left) : copy.countdown(hours, minutes, seconds);
  const digits = look === 'boxes' ? lastDayDigits(left) : null;
  return (
    <span role="timer" aria-label={name} className="num">
      <span aria-hidden="true">
        {digits === null ? (
          timeLeft(left)
        ) : (
          <StyledBoxes>
            {digits.map((part, at) => (
              <b key={at}>{part}</b>
            ))}
          </StyledBoxes>
        )}
      </span>
    </span>
  );
}

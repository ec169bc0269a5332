import styled from 'styled-components';
import { countdownDigits, countdownParts } from '@site/domain/formatting/countdown';
import { px, useLeft, type } from '@site/ui';

const StyledCountdown = styled.div`
  display: inline-grid;
  grid-auto-flow: column;
  gap: ${px(8)};
  text-align: center;
  span {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${px(4)};
    font-size: ${type.xs};
    color: var(--season-ink);
  }
  b {
    display: grid;
    place-items: center;
    min-width: ${px(56)};
    height: ${px(56)};
    padding: 0 ${px(6)};
    border-radius: ${px(12)};
    font-size: ${type.hero};
    line-height: 1;
    font-weight: 750;
    color: var(--season-accent);
    background: var(--season-card);
    box-shadow:
      inset 0 0 0 1px var(--season-line),
      inset 0 -10px 18px rgb(0 0 0 / 18%);
  }
`;
const UNITS = ['天', '时', '分', '秒'] as const;

interface SeasonCountdownProps {
  readonly until: number;
  readonly now: () => number;
  readonly label: string;
}

/** Days, hours, minutes and seconds in four boxes; read out as one text, and only when asked. */
export function SeasonCountdown({ until, now, label }: SeasonCountdownProps) {
  const left = useLeft(until, now);
  const { days, hours, minutes, seconds } = countdownParts(left);
  return (
    <div
      role="timer"
      aria-label={`${label} ${days}天${hours}时${minutes}分${seconds}秒`}
      data-testid="season-countdown"
    >
      <StyledCountdown aria-hidden="true" className="num">
        {countdownDigits(left).map((text, at) => (
          <span key={UNITS[at]}>
            <b>{text}</b>
            {UNITS[at]}
          </span>
        ))}
      </StyledCountdown>
    </div>
  );
}

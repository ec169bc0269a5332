import styled from 'styled-components';
import { px, toSpan, useLeft } from '@site/ui';

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
    font-size: ${px(12)};
    color: var(--season-ink);
  }
  b {
    display: grid;
    place-items: center;
    min-width: ${px(56)};
    height: ${px(56)};
    padding: 0 ${px(6)};
    border-radius: ${px(12)};
    font-size: ${px(28)};
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
const two = (n: number): string => String(n).padStart(2, '0');

interface SeasonCountdownProps {
  readonly until: number;
  readonly now: () => number;
  readonly label: string;
}

/** Days, hours, minutes and seconds in four boxes; read out as one text, and only when asked. */
export function SeasonCountdown({ until, now, label }: SeasonCountdownProps) {
  const { d, h, m, s } = toSpan(useLeft(until, now));
  return (
    <div
      role="timer"
      aria-label={`${label} ${d}天${h}时${m}分${s}秒`}
      data-testid="season-countdown"
    >
      <StyledCountdown aria-hidden="true" className="num">
        {[String(d), two(h), two(m), two(s)].map((text, at) => (
          <span key={UNITS[at]}>
            <b>{text}</b>
            {UNITS[at]}
          </span>
        ))}
      </StyledCountdown>
    </div>
  );
}

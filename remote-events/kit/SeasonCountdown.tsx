import styled from 'styled-components';
import { countdownParts, twoDigits } from '@site/domain/formatting/countdown';
import { lastDayDigits } from '@site/domain/formatting/time-left';
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
/** Figures with their units: seconds are news in the last day only (as in all lists, ADR 077). */
function boxesOf(left: number): readonly (readonly [figure: string, unit: string])[] {
  const clock = lastDayDigits(left);
  if (clock !== null) return clock.map((figure, at) => [figure, ['时', '分', '秒'][at] ?? '']);
  const { days, hours } = countdownParts(left);
  return [
    [String(days), '天'],
    [twoDigits(hours), '时'],
  ];
}

interface SeasonCountdownProps {
  readonly until: number;
  readonly now: () => number;
  readonly label: string;
}

/**
 * Days and hours in boxes, in the last day hours, minutes and seconds; read out as one text, and
 * only when asked.
 */
export function SeasonCountdown({ until, now, label }: SeasonCountdownProps) {
  const boxes = boxesOf(useLeft(until, now));
  return (
    <div
      role="timer"
      aria-label={`${label} ${boxes.map(([figure, unit]) => `${Number(figure)}${unit}`).join('')}`}
      data-testid="season-countdown"
    >
      <StyledCountdown aria-hidden="true" className="num">
        {boxes.map(([figure, unit]) => (
          <span key={unit}>
            <b>{figure}</b>
            {unit}
          </span>
        ))}
      </StyledCountdown>
    </div>
  );
}

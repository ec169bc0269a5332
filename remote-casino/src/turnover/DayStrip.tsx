/** Seven days side by side, today at the right where the thumb is. */
import styled from 'styled-components';
import { turnoverDays } from '@site/domain/games/turnover-day';
import { color, px, radius, type } from '@site/ui';
import { TURNOVER } from '../phrases/turnover';

const StyledStrip = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${px(4)};
  button {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${px(2)};
    min-height: ${px(58)};
    border-radius: ${radius.m};
    color: ${color('text-2')};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  small {
    font-size: ${type.xs};
  }
  b {
    font-size: ${type.l};
    line-height: 1.2;
  }
  button[aria-pressed='true'] {
    color: ${color('brand-text')};
    background: ${color('brand-soft')};
    box-shadow: inset 0 0 0 1.5px ${color('brand')};
  }
`;

/**
 * Names a day by what it is to the member.
 *
 * @param before days before today.
 */
function nameOf(day: string, before: number): string {
  if (before === 0) return TURNOVER.today;
  return before === 1
    ? TURNOVER.yesterday
    : TURNOVER.weekday(new Date(`${day}T00:00:00Z`).getUTCDay());
}

interface DayStripProps {
  readonly now: number;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

export function DayStrip({ now, value, onChange }: DayStripProps) {
  return (
    <StyledStrip role="group" aria-label={TURNOVER.days}>
      {turnoverDays(now)
        .map((day, before) => {
          const [, month = '', date = ''] = day.split('-');
          const name = nameOf(day, before);
          return (
            <button
              key={day}
              type="button"
              aria-pressed={day === value}
              aria-label={TURNOVER.dayLabel(month, date, name)}
              data-testid={`turnover-${day}`}
              onClick={() => onChange(day)}
            >
              <small>{name}</small>
              <b className="num">{Number(date)}</b>
            </button>
          );
        })
        .toReversed()}
    </StyledStrip>
  );
}

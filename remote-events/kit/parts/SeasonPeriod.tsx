/** When it is and how far it has come, from the plan: the season itself knows no dates. */
import styled from 'styled-components';
import { seasonProgress } from '@site/domain/seasons/progress';
import { DateText, px } from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import { cardLook } from '../look';
import { TEXT } from '../phrases';
import type { SeasonNow } from '../use-season';

const StyledPeriod = styled.section`
  ${cardLook} p {
    margin-top: ${px(10)};
  }
  h3 + p {
    margin-top: 0;
  }
`;

/** The period; nothing for a season that was never planned. */
export function SeasonPeriod({ state: { schedule, view, now } }: { readonly state: SeasonNow }) {
  if (schedule === null) return null;
  const { day, days, percent } = seasonProgress(schedule, now());
  const isOn = view === 'running';
  return (
    <StyledPeriod aria-label={isOn ? TEXT.progress : TEXT.period}>
      <h3>
        {isOn ? TEXT.progress : TEXT.period}
        {isOn ? <span className="num">{TEXT.day(day, days)}</span> : null}
      </h3>
      {isOn ? <ProgressBar label={TEXT.progress} percent={percent} /> : null}
      <p className="num">
        <DateText at={schedule.from} /> {TEXT.to} <DateText at={schedule.until - 1_000} />
        {TEXT.zone}
      </p>
    </StyledPeriod>
  );
}

/** What stands at the foot of the picture: the time to the next edge, or that it is over. */
import styled from 'styled-components';
import { px, radius, type } from '@site/ui';
import { TEXT } from '../phrases';
import { SeasonCountdown } from '../SeasonCountdown';
import type { SeasonNow } from '../use-season';

const StyledTimer = styled.div`
  p {
    margin-bottom: ${px(8)};
    font-size: ${type.m};
    font-weight: 650;
    text-shadow: 0 1px 4px rgb(0 0 0 / 65%);
  }
`;
const StyledOver = styled.div`
  padding: ${px(12)} ${px(22)};
  border-radius: ${radius.l};
  background: var(--season-card);
  box-shadow: inset 0 0 0 1px var(--season-line);
  b {
    font-size: ${type.xl};
    color: var(--season-accent);
  }
  p {
    margin-top: ${px(2)};
    font-size: ${type.s};
    color: var(--season-ink-2);
  }
`;

export function HeroFoot({
  state,
  thanks,
}: {
  readonly state: SeasonNow;
  readonly thanks: string;
}) {
  const { schedule, view, now } = state;
  if (view === 'ended' || view === 'grace' || schedule === null) {
    const isGrace = view === 'grace';
    return (
      <StyledOver role="status">
        <b>{isGrace ? TEXT.grace : TEXT.ended}</b>
        <p>{isGrace ? TEXT.graceHint : thanks}</p>
      </StyledOver>
    );
  }
  const label = view === 'before' ? TEXT.toStart : TEXT.toEnd;
  return (
    <StyledTimer>
      <p>{label}</p>
      <SeasonCountdown
        key={view}
        until={view === 'before' ? schedule.from : schedule.until}
        now={now}
        label={label}
      />
    </StyledTimer>
  );
}

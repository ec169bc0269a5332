/** A leg while its match is played: score, part of play, and how the bet would end as it stands. */
import { scoreSinceBet, standingOf } from '@site/domain/betting/standing';
import { countsScore } from '@site/domain/reference/level-sports';
import { Tag, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { LiveTag } from '../board/LiveTag';
import { BOARD } from '../phrases/board';
import { WAGERS } from '../phrases/wagers';
import type { SportEvent, WagerLeg } from '../vendors/port';
import { OUTCOME_TONE } from './OutcomeTag';

const StyledNow = styled.p`
  display: inline-flex;
  align-items: center;
  flex-wrap: wrap;
  /* Danger, score and how it stands have one line on most phones. */
  gap: ${px(4)} ${px(5)};
  padding-block: ${px(2)};
  font-size: ${type.s};
  &[data-look='table'] {
    flex-wrap: nowrap;
    padding-block: 0;
    margin-inline-start: auto;
  }
  b {
    font-size: ${type.m};
    color: ${color('text')};
  }
`;

/** Nothing before the match begins. */
export function LegNow({
  leg,
  event,
  isShort,
}: {
  readonly leg: WagerLeg;
  readonly event: SportEvent;
  /** It shares one line with its match: what came since the bet is told by both scores. */
  readonly isShort: boolean;
}) {
  const { live } = event;
  if (live === null) return null;
  const { home, away } = live.score;
  const standing = countsScore(leg.sportId) ? standingOf(leg, live.score) : null;
  const since = scoreSinceBet(leg, live.score);
  return (
    <StyledNow data-testid="wager-live" data-look={isShort ? 'table' : undefined}>
      <LiveTag live={live} sportId={event.sportId} />
      <b className="num" aria-label={BOARD.score(event.homeName, home, away, event.awayName)}>
        {home} : {away}
      </b>
      {standing === null ? null : (
        <>
          <Tag tone={OUTCOME_TONE[standing]}>
            <span data-testid="wager-standing" data-standing={standing}>
              {WAGERS.standing[standing]}
            </span>
          </Tag>
          {since === null ? null : (
            <span className={isShort ? 'vh' : 'num'} data-testid="wager-since">
              {WAGERS.sinceBet(since.home, since.away)}
            </span>
          )}
        </>
      )}
    </StyledNow>
  );
}

/** A leg while its match is played: score, part of play, and how the bet would end as it stands. */
import type { DangerLevel } from '@site/domain/betting/match-track';
import { scoreSinceBet, standingOf } from '@site/domain/betting/standing';
import { countsScore } from '@site/domain/reference/level-sports';
import { Tag, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { DangerTag, liveText } from '../board/LiveTag';
import { BOARD } from '../phrases/board';
import { WAGERS } from '../phrases/wagers';
import type { LiveInfo, WagerLeg } from '../vendors/port';
import { OUTCOME_TONE } from './OutcomeTag';
import type { FollowedEvent } from './use-live-events';

const StyledNow = styled.p`
  display: inline-flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${px(5)};
  font-size: ${type.s};
  b {
    font-size: ${type.m};
    color: ${color('text')};
  }
  &[data-old],
  &[data-old] b {
    color: ${color('text-3')};
  }
`;

/** How it would end by the score of now; null where the score does not say it. */
const standsAs = (leg: WagerLeg, { score }: LiveInfo) =>
  countsScore(leg.sportId) ? standingOf(leg, score) : null;

/** In these the score of now may be taken back. */
const LOOKED_AT: ReadonlySet<DangerLevel> = new Set<DangerLevel>(['goal', 'var']);

/** How it stands, in a word; nothing before the match begins. */
export function LegStanding({
  leg,
  event,
}: {
  readonly leg: WagerLeg;
  readonly event: FollowedEvent | undefined;
}) {
  const live = event?.live ?? null;
  // A goal that is looked at yet is none: how it stands is known once play goes on.
  const isOpen = live === null || event?.isOld === true || LOOKED_AT.has(live.danger);
  const standing = isOpen ? null : standsAs(leg, live);
  return standing === null ? null : (
    <Tag tone={OUTCOME_TONE[standing]}>
      <span data-testid="wager-standing" data-standing={standing}>
        {WAGERS.standing[standing]}
      </span>
    </Tag>
  );
}

/**
 * Nothing before the match begins. What comes and goes stands last: nothing beside it moves. While
 * nobody brings the score it is the last one that was told, and says so.
 */
export function LegNow({ leg, event }: { readonly leg: WagerLeg; readonly event: FollowedEvent }) {
  const { live, isOld = false } = event;
  if (live === null) return null;
  const { home, away } = live.score;
  const since = standsAs(leg, live) === null ? null : scoreSinceBet(leg, live.score);
  return (
    <StyledNow data-testid="wager-live" data-part="now" data-old={isOld || undefined}>
      <Tag tone={isOld ? 'neutral' : 'live'}>{liveText(live, event.sportId)}</Tag>
      <b className="num" aria-label={BOARD.score(event.homeName, home, away, event.awayName)}>
        {home} : {away}
      </b>
      {since === null ? null : (
        <span className="num" data-testid="wager-since">
          {WAGERS.sinceBet(since.home, since.away)}
        </span>
      )}
      {isOld ? <span>{WAGERS.notUpdated}</span> : <DangerTag danger={live.danger} />}
    </StyledNow>
  );
}

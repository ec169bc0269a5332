/** The selections of a wager with their scores at placing and at the end. */
import type { ReactNode } from 'react';
import { formatShort } from '@site/domain/formatting/date';
import { formatOdds } from '@site/domain/odds/convert';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { isEuOnly } from '@site/domain/betting/bet-types';
import { Link } from '@site/platform';
import { ChevronRight, Tag, color, px, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { legMarket, legMatch, legName } from '../phrases/leg-text';
import { WAGERS } from '../phrases/wagers';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { boardOf, eventAddress } from '../board/board-place';
import type { SportEvent, Wager, WagerLeg } from '../vendors/port';
import { LegNow } from './LegNow';
import { OutcomeTag } from './OutcomeTag';
import type { LiveEventOf } from './use-live-events';

const StyledLegs = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: ${px(1)} ${px(12)};
    padding-bottom: ${px(8)};
  }
  & > li + li {
    padding-top: ${px(8)};
    border-top: 1px dashed ${color('line')};
  }
  [data-part='pick'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${px(6)};
    font-size: ${type.m};
    color: ${color('text-2')};
  }
  h3 {
    line-height: 1.35;
    color: ${color('text')};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  p.wide {
    grid-column: 1 / -1;
  }
  [data-part='time'] {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  .match {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: ${color('brand-text')};
  }
  .match > svg {
    width: ${px(14)};
    height: ${px(14)};
  }
  aside {
    justify-self: end;
    white-space: nowrap;
    font-size: ${type.l};
  }
  [data-part='odds-type'] {
    margin-inline-start: ${px(4)};
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

interface LegProps {
  readonly leg: WagerLeg;
  readonly oddsType: OddsTypeName;
  readonly combo: boolean;
  readonly vendor: Wager['vendor'];
  /** The match as it is played now; undefined where it is not followed. */
  readonly event: SportEvent | undefined;
  /** What became of the wager, where this is all of it. */
  readonly tag: ReactNode;
}

/** The score that a bet in play was made at, as boards show it: beside the line it belongs to. */
const ScoreAtBet = ({ leg: { live, scoreAtBet } }: { readonly leg: WagerLeg }) =>
  live && scoreAtBet !== null ? (
    <span className="num" data-testid="wager-score-at-bet">
      (<span className="vh">{WAGERS.scoreAtBet} </span>
      {scoreAtBet.home}:{scoreAtBet.away})
    </span>
  ) : null;

function Match({ leg, vendor, event }: Pick<LegProps, 'leg' | 'vendor' | 'event'>) {
  return (
    <p>
      {/* While it is played the line below says so. */}
      {leg.live && (event?.live ?? null) === null ? (
        <>
          <Tag>{WAGERS.live}</Tag>{' '}
        </>
      ) : null}
      {legMarket(leg) === '' ? '' : `${legMarket(leg)} · `}
      {event === undefined ? (
        legMatch(leg)
      ) : (
        <Link className="match" data-testid="wager-match" to={eventAddress(boardOf(vendor), event)}>
          {legMatch(leg)}
          <ChevronRight aria-hidden />
        </Link>
      )}
    </p>
  );
}

function Leg({ leg, oddsType, combo, vendor, event, tag }: LegProps) {
  const euOnly = leg.betType === null || isEuOnly(leg.betType);
  const shown = formatOdds(leg.price, oddsType, euOnly);
  const { finalScore } = leg;
  const isPlayed = (event?.live ?? null) !== null;
  const time = (
    <span className="num" data-part="time">
      {finalScore === null
        ? WAGERS.kickOff(formatShort(leg.startAt))
        : `${WAGERS.finalScore} ${finalScore.home}:${finalScore.away}`}
    </span>
  );
  return (
    <li data-testid="wager-leg" data-status={leg.outcome}>
      <div data-part="pick">
        <h3>{legName(leg)}</h3>
        <ScoreAtBet leg={leg} />
      </div>
      <aside>
        <Odds text={shown.text} />
        {combo ? null : <small data-part="odds-type">{ODDS_TYPE_SHORT[shown.type]}</small>}
      </aside>
      <Match leg={leg} vendor={vendor} event={event} />
      <aside>
        {combo && !isPlayed ? time : null} {tag}
      </aside>
      {event === undefined ? null : <LegNow leg={leg} event={event} />}
      {combo || isPlayed ? null : <p className="wide">{time}</p>}
    </li>
  );
}

/**
 * The legs.
 *
 * @param tag what became of the wager: it stands in the leg of a single.
 */
export function WagerLegs({
  wager,
  eventOf,
  tag,
}: {
  readonly wager: Wager;
  readonly eventOf?: LiveEventOf;
  readonly tag: ReactNode;
}) {
  const combo = wager.comboId !== null;
  return (
    <StyledLegs>
      {wager.legs.map((leg) => (
        <Leg
          key={`${leg.marketId}/${leg.vendorKey}`}
          leg={leg}
          oddsType={combo ? 'EU' : wager.oddsType}
          combo={combo}
          vendor={wager.vendor}
          event={leg.outcome === 'running' ? eventOf?.(wager.vendor, leg.eventId) : undefined}
          tag={
            combo ? leg.outcome === 'running' ? null : <OutcomeTag outcome={leg.outcome} /> : tag
          }
        />
      ))}
    </StyledLegs>
  );
}

/** The selections of a wager with their scores at placing and at the end. */
import type { ReactNode } from 'react';
import { formatShort } from '@site/domain/formatting/date';
import { formatOdds } from '@site/domain/odds/convert';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { openOdds } from '@site/domain/betting/open-return';
import { isEuOnly } from '@site/domain/betting/bet-types';
import { legsInSight } from '@site/domain/betting/leg-fold';
import { wagerStage } from '@site/domain/betting/statuses';
import { Link } from '@site/platform';
import { ChevronDown, ChevronRight, Tag, color, px, type } from '@site/ui';
import { Odds } from '@site/ui/odds';
import styled from 'styled-components';
import { legMarket, legMatch, legParts } from '../phrases/leg-text';
import { WAGERS } from '../phrases/wagers';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { boardOf, eventAddress } from '../board/board-place';
import { resultAddress } from '../board/results/results-place';
import type { SportEvent, Wager, WagerLeg } from '../vendors/port';
import { LegNow } from './LegNow';
import { OutcomeTag } from './OutcomeTag';
import { useFold } from './unfolded';
import type { LiveEventOf } from './use-live-events';

const StyledLegs = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  /* Two lines: what was picked with its price, its match with how that stands. */
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    column-gap: ${px(12)};
    padding-block: ${px(1)};
    line-height: 1.3;
  }
  & > li[hidden] {
    display: none;
  }
  & > li + li {
    border-top: 1px dashed ${color('line')};
  }
  [data-part='pick'],
  [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${px(6)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  [data-part='line'] {
    grid-column: 1 / -1;
    align-items: center;
    gap: 0 ${px(8)};
  }
  h3 {
    line-height: inherit;
    color: ${color('text')};
  }
  [data-part='time'] {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  /* How it stands is read down the right edge, as prices are. */
  [data-part='end'] {
    display: inline-flex;
    align-items: center;
    gap: ${px(6)};
    margin-inline-start: auto;
  }
  [data-part='end']:empty {
    display: none;
  }
  .match {
    display: inline-flex;
    align-items: center;
    gap: ${px(4)};
    min-height: 24px;
  }
  a.match {
    color: ${color('brand-text')};
  }
  .match > svg {
    flex: none;
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
  /* Legs of a combo are read as a table: two lines each, whatever they hold. Where it is too much the market gives
     way first, then the side; below it the match. A line, a score or a price never does. */
  @media (min-width: 17.01em) {
    &[data-look='table'] [data-part='pick'],
    &[data-look='table'] [data-part='line'],
    &[data-look='table'] h3 {
      flex-wrap: nowrap;
      min-width: 0;
      white-space: nowrap;
    }
    &[data-look='table'] [data-part='line'] {
      height: 24px;
    }
    &[data-look='table'] h3 {
      display: flex;
    }
    &[data-look='table'] [data-part='pick'] > *,
    &[data-look='table'] [data-part='line'] > *,
    &[data-look='table'] [data-part='at'] {
      flex: none;
      white-space: pre;
    }
    &[data-look='table'] [data-part='pick'] > h3,
    &[data-look='table'] [data-part='line'] > .match {
      flex: 0 1 auto;
      min-width: 0;
    }
    &[data-look='table'] [data-part='pick'] > [data-part='market'] {
      flex: 0 9999 auto;
    }
    &[data-look='table'] [data-part='market'],
    &[data-look='table'] [data-part='side'],
    &[data-look='table'] .match > span:not(.vh) {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

interface LegProps {
  readonly leg: WagerLeg;
  readonly oddsType: OddsTypeName;
  readonly combo: boolean;
  readonly vendor: Wager['vendor'];
  /** The match as it is played now; undefined where it is not followed. */
  readonly event: SportEvent | undefined;
  /** Nothing is open on it any more: it ended, or the wager did. */
  readonly isOver: boolean;
  /** As what it counts in its combo once it is decided; null while that is its price. */
  readonly counted: string | null;
  /** Epoch ms: results are told for a week. */
  readonly now: number;
  /** What became of the wager, where this is all of it. */
  readonly tag: ReactNode;
  /** Folded away. */
  readonly hidden: boolean;
}

/** The score that a bet in play was made at, as boards show it: beside the line it belongs to. */
const ScoreAtBet = ({ leg: { live, scoreAtBet } }: { readonly leg: WagerLeg }) =>
  live && scoreAtBet !== null ? (
    <span className="num" data-testid="wager-score-at-bet">
      (<span className="vh">{WAGERS.scoreAtBet} </span>
      {scoreAtBet.home}:{scoreAtBet.away})
    </span>
  ) : null;

/** The match leads to where it is played or, once it is over, to its result. */
function Match({
  leg,
  vendor,
  event,
  isOver,
  now,
}: Pick<LegProps, 'leg' | 'vendor' | 'event' | 'isOver' | 'now'>) {
  const board = boardOf(vendor);
  // What has a score has been played, though it began before the time that the wager was told.
  const seen = leg.finalScore === null ? now : Math.max(now, leg.startAt);
  const result = isOver ? resultAddress(board, leg, seen) : null;
  const to = event === undefined ? result : eventAddress(board, event);
  return to === null ? (
    <span className="match">
      <span>{legMatch(leg)}</span>
    </span>
  ) : (
    <Link className="match" data-testid="wager-match" to={to}>
      {event === undefined ? <span className="vh">{WAGERS.result} </span> : null}
      <span>{legMatch(leg)}</span>
      <ChevronRight aria-hidden />
    </Link>
  );
}

function Leg({ leg, oddsType, combo, vendor, event, isOver, now, counted, tag, hidden }: LegProps) {
  const euOnly = leg.betType === null || isEuOnly(leg.betType);
  const shown = formatOdds(leg.price, oddsType, euOnly);
  const { finalScore } = leg;
  const [side, line] = legParts(leg);
  const isPlayed = (event?.live ?? null) !== null;
  return (
    <li data-testid="wager-leg" data-status={leg.outcome} hidden={hidden}>
      <div data-part="pick">
        <h3>
          <span data-part="side">{side}</span>
          {line === '' ? null : <span data-part="at"> {line}</span>}
        </h3>
        <ScoreAtBet leg={leg} />
        <span data-part="market">{legMarket(leg)}</span>
      </div>
      <aside>
        {counted === null ? (
          <Odds text={shown.text} />
        ) : (
          <>
            <s className="num">{shown.text}</s> <span className="vh">{WAGERS.countsAs}</span>
            <Odds text={counted} />
          </>
        )}
        {combo ? null : <small data-part="odds-type">{ODDS_TYPE_SHORT[shown.type]}</small>}
      </aside>
      <div data-part="line">
        {/* While it is played the words behind the match say so. */}
        {leg.live && !isPlayed ? <Tag>{WAGERS.live}</Tag> : null}
        <Match leg={leg} vendor={vendor} event={event} isOver={isOver} now={now} />
        {event === undefined ? null : <LegNow leg={leg} event={event} isShort={combo} />}
        <span data-part="end">
          {isPlayed ? null : (
            <span className="num" data-part="time">
              {finalScore === null
                ? WAGERS.kickOff(formatShort(leg.startAt))
                : `${WAGERS.finalScore} ${finalScore.home}:${finalScore.away}`}
            </span>
          )}
          {tag}
        </span>
      </div>
    </li>
  );
}

const StyledMore = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${px(4)};
  width: 100%;
  min-height: max(44px, ${px(44)});
  border-top: 1px dashed ${color('line')};
  font-size: ${type.s};
  color: ${color('brand-text')};
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

/**
 * The legs; of a long combo those in sight, with one line that unfolds the others.
 *
 * @param tag what became of the wager: it stands in the leg of a single.
 */
export function WagerLegs({
  wager,
  eventOf,
  now,
  tag,
}: {
  readonly wager: Wager;
  readonly now: number;
  readonly eventOf?: LiveEventOf;
  readonly tag: ReactNode;
}) {
  const combo = wager.comboId !== null;
  const [isOpen, toggle] = useFold('legs', wager.id);
  const left = combo && wager.lines === 1 ? openOdds(wager.legs) : null;
  const isEnded = wagerStage(wager.outcome) === 'settled';
  const inSight = legsInSight(wager.legs.map(({ outcome }) => outcome));
  const others = wager.legs.length - inSight.length;
  return (
    <>
      <StyledLegs data-look={combo ? 'table' : undefined}>
        {wager.legs.map((leg, place) => (
          <Leg
            key={`${leg.marketId}/${leg.vendorKey}`}
            leg={leg}
            oddsType={combo ? 'EU' : wager.oddsType}
            combo={combo}
            vendor={wager.vendor}
            event={leg.outcome === 'running' ? eventOf?.(wager.vendor, leg.eventId) : undefined}
            now={now}
            counted={left?.legs[place] ?? null}
            isOver={isEnded || leg.outcome !== 'running'}
            hidden={!isOpen && !inSight.includes(place)}
            tag={
              combo ? leg.outcome === 'running' ? null : <OutcomeTag outcome={leg.outcome} /> : tag
            }
          />
        ))}
      </StyledLegs>
      {others === 0 ? null : (
        <StyledMore
          type="button"
          data-testid="wager-more-legs"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {isOpen ? WAGERS.fewerLegs(others) : WAGERS.moreLegs(others)}
          <ChevronDown aria-hidden />
        </StyledMore>
      )}
    </>
  );
}

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
import { ChevronDown, ChevronRight, Tag } from '@site/ui';
import { Odds } from '@site/ui/odds';
import { legMarket, legMatch, legParts } from '../phrases/leg-text';
import { WAGERS } from '../phrases/wagers';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { boardOf, eventAddress } from '../board/board-place';
import { resultAddress } from '../board/results/results-place';
import type { Wager, WagerLeg } from '../vendors/port';
import { StyledLegs, StyledMore } from './leg-styles';
import { LegNow, LegStanding } from './LegNow';
import { OutcomeTag } from './OutcomeTag';
import { useFold } from './unfolded';
import { mayBePlayed } from './still-played';
import type { FollowedEvent, LiveEventOf } from './use-live-events';

interface LegProps {
  readonly leg: WagerLeg;
  readonly oddsType: OddsTypeName;
  readonly vendor: Wager['vendor'];
  /** The match as it is played now; undefined where it is not followed. */
  readonly event: FollowedEvent | undefined;
  /** Nothing is open on it any more: it ended, or the wager did. */
  readonly isOver: boolean;
  /** Nothing says that its match has ended. */
  readonly isAhead: boolean;
  /** As what it counts in its combo once it is decided; null while that is its price. */
  readonly counted: string | null;
  /** Epoch ms: results are told for a week. */
  readonly now: number;
  /** Of the wager, epoch ms; null while it runs. */
  readonly settledAt: number | null;
  /** What became of the wager, where this is all of it. */
  readonly tag: ReactNode;
  /** Folded away. */
  readonly hidden: boolean;
}

/**
 * The score that a bet in play was made at, beside the line it belongs to: in words, and in a table
 * of legs in brackets, as boards show it.
 */
const ScoreAtBet = ({ leg: { live, scoreAtBet } }: { readonly leg: WagerLeg }) =>
  live && scoreAtBet !== null ? (
    <span className="num" data-part="at-bet" data-testid="wager-score-at-bet">
      <span data-part="at-bet-word">{WAGERS.scoreAtBet} </span>
      {scoreAtBet.home}:{scoreAtBet.away}
    </span>
  ) : null;

/** The match leads to where it is played or, once it is over, to its result. */
function Match({
  leg,
  vendor,
  event,
  isOver,
  isAhead,
  now,
  settledAt,
}: Pick<LegProps, 'leg' | 'vendor' | 'event' | 'isOver' | 'isAhead' | 'now' | 'settledAt'>) {
  const board = boardOf(vendor);
  // What has a score has been played, and before its wager was settled.
  const begunBy = leg.finalScore === null ? null : (settledAt ?? now);
  const result = isOver ? resultAddress(board, { ...leg, begunBy }, now) : null;
  // What was sold before the kick-off has a match to come, though nobody may tell of it yet.
  const toCome =
    isOver && isAhead && now < leg.startAt ? { id: leg.eventId, isOutright: false } : undefined;
  const match = event ?? toCome;
  const to = match === undefined ? result : eventAddress(board, match);
  return to === null ? (
    <span className="match">
      <span>{legMatch(leg)}</span>
    </span>
  ) : (
    <Link className="match" data-testid="wager-match" to={to}>
      {match === undefined ? <span className="vh">{WAGERS.result} </span> : null}
      <span>{legMatch(leg)}</span>
      <ChevronRight aria-hidden />
    </Link>
  );
}

function Leg({
  leg,
  oddsType,
  vendor,
  event,
  isOver,
  isAhead,
  now,
  settledAt,
  counted,
  tag,
  hidden,
}: LegProps) {
  const euOnly = leg.betType === null || isEuOnly(leg.betType);
  const shown = formatOdds(leg.price, oddsType, euOnly);
  const { finalScore } = leg;
  const [side, line] = legParts(leg);
  // Of a bet that is over the match is a way to go; how it stands is nothing of the bet.
  const current = isOver ? undefined : event;
  const isPlayed = (current?.live ?? null) !== null;
  const kickOff = WAGERS.kickOff(formatShort(leg.startAt));
  // What was made and sold in play is of no match to come.
  const before = isOver && leg.live ? null : kickOff;
  const when =
    finalScore === null ? before : `${WAGERS.finalScore} ${finalScore.home}:${finalScore.away}`;
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
        {/* Beside singles in their own type: one list never shows a number of an unnamed one. */}
        <small data-part="odds-type">{ODDS_TYPE_SHORT[shown.type]}</small>
      </aside>
      <div data-part="line" data-played={isPlayed || undefined}>
        {/* While it is played the words behind the match say so. */}
        {leg.live && !isPlayed ? <Tag>{WAGERS.live}</Tag> : null}
        <Match
          leg={leg}
          vendor={vendor}
          event={event}
          isOver={isOver}
          isAhead={isAhead}
          now={now}
          settledAt={settledAt}
        />
        {current === undefined ? null : <LegNow leg={leg} event={current} />}
        <span data-part="end">
          {isPlayed || when === null ? null : (
            <span className="num" data-part="time">
              {when}
            </span>
          )}
          <LegStanding leg={leg} event={current} />
          {tag}
        </span>
      </div>
    </li>
  );
}

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
            vendor={wager.vendor}
            isAhead={mayBePlayed(wager, leg)}
            event={mayBePlayed(wager, leg) ? eventOf?.(wager.vendor, leg.eventId) : undefined}
            now={now}
            settledAt={wager.settledAt}
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

/** One sport event on the board: teams and score beside the main handicap, total and 1X2. Fixed height. */
import { BET_TYPE, PERIOD, type BetTypeId } from '@site/domain/betting/bet-types';
import { Link } from '@site/platform';
import { ChevronRight } from '@site/ui';
import { copy } from '../phrases/zh-CN';
import type { Market, Side, SportEvent } from '../vendors/port';
import { useBoard, useEventMarkets } from './board-context';
import { LiveTag } from './LiveTag';
import { OddsCell } from './OddsCell';
import { StyledGap } from './odds-cell-styles';
import { StyledColumn, StyledRow, StyledTeam } from './row-styles';

/** Columns of a row with the sides from top to bottom. */
const COLUMNS: readonly { readonly betType: BetTypeId; readonly sides: readonly Side[] }[] = [
  { betType: BET_TYPE.HANDICAP, sides: ['home', 'away'] },
  { betType: BET_TYPE.OVER_UNDER, sides: ['over', 'under'] },
  { betType: BET_TYPE.ONE_X_TWO, sides: ['home', 'away', 'draw'] },
];

function mainMarket(markets: readonly Market[], betType: BetTypeId): Market | undefined {
  return markets.find((market) => market.betType === betType && market.period === PERIOD.FULL_TIME);
}

function Column({ event, market, sides }: { readonly event: SportEvent; readonly market: Market | undefined; readonly sides: readonly Side[] }) {
  return (
    <StyledColumn data-rows={sides.length}>
      {sides.map((side) => {
        const selection = market?.selections.find((known) => known.side === side);
        return market === undefined || selection === undefined
          ? <StyledGap key={side} aria-hidden="true">–</StyledGap>
          : <OddsCell key={selection.id} event={event} market={market} selection={selection} />;
      })}
    </StyledColumn>
  );
}

function Team({ name, score, reds }: { readonly name: string; readonly score: number | null; readonly reds: number }) {
  return (
    <StyledTeam>
      <span>{name}</span>
      {reds > 0 ? <mark aria-label={copy.reds(reds)}>{reds}</mark> : null}
      {score === null ? null : <b className="num">{score}</b>}
    </StyledTeam>
  );
}

/** A row of the board. */
export function EventRow({ eventId, base }: { readonly eventId: string; readonly base: string }) {
  const { store } = useBoard();
  const markets = useEventMarkets(eventId);
  const event = store.event(eventId);
  if (event === undefined) return null;
  const { live } = event;
  return (
    <StyledRow data-testid="event-row" data-event-id={event.id}>
      <header>
        <LiveTag event={event} />
        <Link to={`${base}/event/${encodeURIComponent(event.id)}`} aria-label={`${event.homeName} ${event.awayName} ${copy.moreMarkets(event.marketCount)}`}>
          +{event.marketCount}<ChevronRight aria-hidden />
        </Link>
      </header>
      <Link className="teams" to={`${base}/event/${encodeURIComponent(event.id)}`} tabIndex={-1} aria-hidden="true">
        <Team name={event.homeName} score={live?.score.home ?? null} reds={live?.reds.home ?? 0} />
        <Team name={event.awayName} score={live?.score.away ?? null} reds={live?.reds.away ?? 0} />
        <small>{copy.draw}</small>
      </Link>
      {COLUMNS.map(({ betType, sides }) => <Column key={betType} event={event} market={mainMarket(markets, betType)} sides={sides} />)}
    </StyledRow>
  );
}

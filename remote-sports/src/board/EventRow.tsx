/**
 * One sport event on the board: teams and score beside the main handicap, total and winner. Fixed
 * height per sport.
 */
import { hasDraw } from '@site/domain/reference/level-sports';
import { BOARD } from '../phrases/board';
import type { LiveInfo, Market, Side, SportEvent } from '../vendors/port';
import { useBoard, useEventMarkets } from './board-context';
import { eventAddress } from './board-place';
import { COLUMNS, columnMarket, sidesOf } from './columns';
import { OddsCell } from './OddsCell';
import { StyledGap } from './odds-cell-styles';
import { partsText } from './parts-text';
import { StyledColumn, StyledRow } from './row-styles';
import { MoreLink, RowHead, RowStar, RowTeams } from './RowTop';
import { matchName } from './selection-text';

/** Cells of one market in order, with a mark where a side is not offered. */
export function Cells({
  event,
  market,
  sides,
}: {
  readonly event: SportEvent;
  readonly market: Market | undefined;
  readonly sides: readonly Side[];
}) {
  return sides.map((side) => {
    const selection = market?.selections.find((known) => known.side === side);
    return market === undefined || selection === undefined ? (
      <StyledGap key={side} aria-hidden="true">
        –
      </StyledGap>
    ) : (
      <OddsCell key={selection.id} event={event} market={market} selection={selection} />
    );
  });
}

/** Parts and points of a match in play in one line; nothing where the score says it all. */
export function PartsLine({
  live,
  sportId,
}: {
  readonly live: LiveInfo | null;
  readonly sportId: number;
}) {
  const text = live === null ? '' : partsText(live, sportId);
  if (live === null || (text === '' && live.points === '')) return null;
  return (
    // Where not all have room the last ones stand, whole: they are played now; points with their set.
    <bdi className="parts num">
      {(text + (live.points && `\u00a0(${live.points})`)).split(' ').map((part, at) => (
        <span key={at}>{part} </span>
      ))}
    </bdi>
  );
}

/** Props of a row. */
export interface EventRowProps {
  readonly eventId: string;
  /** Address of the board it stands on. */
  readonly base: string;
}

/** A row of the board. */
export function EventRow({ eventId, base }: EventRowProps) {
  const { store } = useBoard();
  const markets = useEventMarkets(eventId);
  const event = store.event(eventId);
  if (event === undefined) return null;
  const { live, sportId } = event;
  const to = eventAddress(base, event);
  const corners = live === null ? 0 : live.corners.home + live.corners.away;
  const draw = hasDraw(sportId);
  return (
    <StyledRow data-testid="event-row" data-event-id={event.id} aria-label={matchName(event)}>
      <div className="top">
        <RowStar event={event} />
        <RowHead event={event}>
          <PartsLine live={live} sportId={sportId} />
        </RowHead>
        <MoreLink event={event} to={to} />
      </div>
      <RowTeams event={event} to={to}>
        {draw ? (
          <small>
            {BOARD.draw}
            {live !== null && corners > 0 ? (
              <span className="num corners">
                {BOARD.cornersShort(live.corners.home, live.corners.away)}
              </span>
            ) : null}
          </small>
        ) : null}
      </RowTeams>
      {COLUMNS.map((column) => (
        <StyledColumn key={column}>
          <Cells
            event={event}
            market={columnMarket(markets, column)}
            sides={sidesOf(column, sportId)}
          />
        </StyledColumn>
      ))}
    </StyledRow>
  );
}

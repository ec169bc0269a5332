/**
 * One sport event in the compact list: both lines, or the winner, beside the teams, and all of it
 * in one line where a phone lies on its side; every price at least 40 px tall (list display 2,
 * R4.6-2).
 */
import type { ReactNode } from 'react';
import { BOARD } from '../phrases/board';
import { useBoard, useEventMarkets } from './board-context';
import { eventAddress } from './board-place';
import { COLUMNS, columnMarket, compactColumns, sidesOf, type CompactView } from './columns';
import { Cells, PartsLine, type EventRowProps } from './EventRow';
import { StyledCompactRow } from './row-styles';
import { MoreLink, RowHead, RowStar, RowTeams } from './RowTop';
import { matchName } from './selection-text';
import { useRowShape } from './use-design-scale';

/** A row of the compact list. */
export function CompactRow({
  eventId,
  base,
  view,
  isNarrow = false,
  children,
}: EventRowProps & {
  readonly view: CompactView;
  /** In a box: the clock is short, so that what threatens is whole. */
  readonly isNarrow?: boolean;
  /** Beside the clock, in place of what the match has come to. */
  readonly children?: ReactNode;
}) {
  const { store } = useBoard();
  const markets = useEventMarkets(eventId);
  const shape = useRowShape();
  const event = store.event(eventId);
  if (event === undefined) return null;
  const { live, sportId } = event;
  const to = eventAddress(base, event);
  const isWide = shape === 'wide';
  const columns = isWide ? COLUMNS : compactColumns(sportId, view);
  const isAcross = isWide || columns.length === 1;
  // An attack takes the room that corners have.
  const corners = live?.danger === 'safe' ? live.corners : { home: 0, away: 0 };
  return (
    <StyledCompactRow
      data-testid="event-row"
      data-event-id={event.id}
      data-compact
      data-shape={shape}
      aria-label={matchName(event)}
    >
      <div className="match">
        <RowHead event={event} isShort={isNarrow || children !== undefined} isTight={isWide}>
          {children ?? (
            <>
              <PartsLine live={live} sportId={sportId} />
              {corners.home + corners.away > 0 ? (
                <span className="parts num">{BOARD.cornersShort(corners.home, corners.away)}</span>
              ) : null}
            </>
          )}
        </RowHead>
        <RowTeams event={event} to={to} />
      </div>
      <div className="cells" data-columns={isAcross ? 1 : columns.length}>
        {columns.map((column) => (
          <Cells
            key={column}
            event={event}
            market={columnMarket(markets, column)}
            sides={sidesOf(column, sportId)}
          />
        ))}
      </div>
      <div className="end">
        <RowStar event={event} />
        <MoreLink event={event} to={to} />
      </div>
    </StyledCompactRow>
  );
}

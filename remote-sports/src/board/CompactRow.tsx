/**
 * One sport event in the compact list: both lines, or the winner, beside the teams; every price at
 * least 40 px tall (list display 2, R4.6-2).
 */
import type { ReactNode } from 'react';
import { BOARD } from '../phrases/board';
import { useBoard, useEventMarkets } from './board-context';
import { eventAddress } from './board-place';
import { acrossOf, columnMarket, compactColumns, sidesOf, type CompactView } from './columns';
import { Cells, PartsLine, type EventRowProps } from './EventRow';
import { StyledCompactRow } from './row-styles';
import { MoreLink, RowHead, RowStar, RowTeams } from './RowTop';
import { matchName } from './selection-text';
import { useIsStacked } from './use-design-scale';

/** A row of the compact list. */
export function CompactRow({
  eventId,
  base,
  view,
  children,
}: EventRowProps & {
  readonly view: CompactView;
  /** Beside the clock, in place of what the match has come to. */
  readonly children?: ReactNode;
}) {
  const { store } = useBoard();
  const markets = useEventMarkets(eventId);
  const isStacked = useIsStacked();
  const event = store.event(eventId);
  if (event === undefined) return null;
  const { live, sportId } = event;
  const to = eventAddress(base, event);
  const columns = compactColumns(sportId, view);
  const isAcross = columns.length === 1;
  // An attack takes the room that corners have.
  const corners = live?.danger === 'safe' ? live.corners : { home: 0, away: 0 };
  return (
    <StyledCompactRow
      data-testid="event-row"
      data-event-id={event.id}
      data-compact
      data-stacked={isStacked || undefined}
      aria-label={matchName(event)}
    >
      <div className="match">
        <RowHead event={event}>
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
      <div className="cells" data-columns={columns.length}>
        {columns.map((column) => (
          <Cells
            key={column}
            event={event}
            market={columnMarket(markets, column)}
            sides={isAcross ? acrossOf(column, sportId) : sidesOf(column, sportId)}
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

/**
 * One sport event in the compact list: one market side by side, twice as many events on a screen
 * (list display 2, R4.6-2).
 */
import { useBoard, useEventMarkets } from './board-context';
import { eventAddress } from './board-place';
import { acrossOf, columnMarket, type ColumnName } from './columns';
import { Cells, type EventRowProps } from './EventRow';
import { StyledCompactRow } from './row-styles';
import { RowHead, RowTeams } from './RowTop';

/** A row of the compact list. */
export function CompactRow({
  eventId,
  base,
  column,
}: EventRowProps & { readonly column: ColumnName }) {
  const { store } = useBoard();
  const markets = useEventMarkets(eventId);
  const event = store.event(eventId);
  if (event === undefined) return null;
  const to = eventAddress(base, event);
  return (
    <StyledCompactRow data-testid="event-row" data-event-id={event.id} data-compact>
      <div className="match">
        <RowHead event={event} to={to} />
        <RowTeams event={event} to={to} />
      </div>
      <div className="cells">
        <Cells
          event={event}
          market={columnMarket(markets, column)}
          sides={acrossOf(column, event.sportId)}
        />
      </div>
    </StyledCompactRow>
  );
}

/** One sport event in the compact list: one market side by side, twice as many events on a screen (list display 2, R4.6-2). */
import { Link } from '@site/platform';
import { FavouriteStar } from '../favourites/FavouriteStar';
import { useBoard, useEventMarkets } from './board-context';
import { eventAddress } from './board-place';
import { acrossOf, columnMarket, type ColumnName } from './columns';
import { Cells, MoreLink, type EventRowProps } from './EventRow';
import { LiveTag } from './LiveTag';
import { StyledCompactRow } from './row-styles';
import { Team } from './Team';

/** A row of the compact list. */
export function CompactRow({ eventId, base, column }: EventRowProps & { readonly column: ColumnName }) {
  const { store } = useBoard();
  const markets = useEventMarkets(eventId);
  const event = store.event(eventId);
  if (event === undefined) return null;
  const { live, sportId } = event;
  const to = eventAddress(base, event);
  return (
    <StyledCompactRow data-testid="event-row" data-event-id={event.id} data-compact>
      <div>
        <header>
          <FavouriteStar kind="event" id={event.id} name={`${event.homeName} ${event.awayName}`} />
          <LiveTag event={event} />
          <MoreLink event={event} to={to} />
        </header>
        <Link className="teams" to={to} tabIndex={-1} aria-hidden="true">
          <Team name={event.homeName} score={live?.score.home ?? null} reds={live?.reds.home ?? 0} />
          <Team name={event.awayName} score={live?.score.away ?? null} reds={live?.reds.away ?? 0} />
        </Link>
      </div>
      <div className="cells"><Cells event={event} market={columnMarket(markets, column)} sides={acrossOf(column, sportId)} /></div>
    </StyledCompactRow>
  );
}

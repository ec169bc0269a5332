/** Every price of a market, one after the other. */
import type { Market, Selection, SportEvent } from '../../vendors/port';
import { OddsCell, type OddsCellProps } from '../OddsCell';

/** Props of {@link MarketCells}. */
export interface MarketCellsProps extends Pick<OddsCellProps, 'look'> {
  readonly event: SportEvent;
  readonly market: Market;
  /** In this order instead of the market's. */
  readonly of?: readonly Selection[];
}

/** The cells. */
export const MarketCells = ({ event, market, of, ...rest }: MarketCellsProps) =>
  (of ?? market.selections).map((selection) => (
    <OddsCell key={selection.id} event={event} market={market} selection={selection} {...rest} />
  ));

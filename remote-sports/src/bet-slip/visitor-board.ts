/**
 * What the board says, taken into the slip of somebody whom the vendor tells nothing: prices, lines
 * that pause, matches that leave. Loaded with the open slip.
 */
import { SELECTION_STATUS, type SelectionStatus } from '@site/domain/betting/statuses';
import { ZERO_FEN } from '@site/domain/money';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { FEED_UPDATE, LINE_UPDATE } from '@site/domain/reference/updates';
import type { FeedMessage, LegInfo, Market, MarketState, PriceSlot } from '../vendors/port';
import { atPrice, type SlipRow, type SlipState } from './slip-model';
import { withRow } from './slip-state';

/** A line that pauses has the price of the board, too; one that is closed has none. */
const at = (info: LegInfo | null, price: DecimalOdds): LegInfo | null =>
  info === null || info.price === null ? info : { ...info, price };

/**
 * Prices of the board for somebody who cannot bet yet: they are followed without a word, because
 * nothing was agreed to.
 */
const followPrices = (slip: SlipState, changes: readonly PriceSlot[]): SlipState =>
  changes.reduce(
    (next, { selectionId, price }) =>
      price === null
        ? next
        : withRow(next, selectionId, (row) =>
            row.selection.price === price
              ? row
              : { ...atPrice(row, price), info: at(row.info, price) },
          ),
    slip,
  );

/** What the board says of a line, as the vendor would say it to a member. */
function boardInfo(row: SlipRow, status: SelectionStatus, price: DecimalOdds | null): LegInfo {
  const { selectionId, line, live, score } = row.selection;
  return { selectionId, status, price, min: ZERO_FEN, max: ZERO_FEN, line, live, score };
}

/** How a line stands that is not open; its price stays where it only pauses. */
const HELD: Readonly<Record<Exclude<MarketState, 'open'>, SelectionStatus>> = {
  suspended: SELECTION_STATUS.NOTAVAILABLE,
  updating: SELECTION_STATUS.UPDATING,
  closed: SELECTION_STATUS.NOTAVAILABLE,
};

/** Lines of the board pause and open again: for somebody whom the vendor tells nothing. */
function followMarkets(
  slip: SlipState,
  markets: readonly Pick<Market, 'id' | 'state'>[],
): SlipState {
  const states = new Map(markets.map(({ id, state }) => [id, state]));
  const followed = slip.rows.map((row) => {
    const state = states.get(row.selection.marketId);
    if (state === undefined || (state === 'open' && row.info === null)) return row;
    const price = state === 'closed' ? null : row.selection.price;
    return { ...row, info: state === 'open' ? null : boardInfo(row, HELD[state], price) };
  });
  // Most words are of other lines.
  return followed.every((row, at) => row === slip.rows[at]) ? slip : { ...slip, rows: followed };
}

/**
 * Matches come onto the board or leave it: for somebody whom the vendor tells nothing, a pick of
 * one that left is closed.
 *
 * @param isOn the board has them.
 */
const followEvents = (slip: SlipState, eventIds: readonly string[], isOn: boolean): SlipState => ({
  ...slip,
  rows: slip.rows.map((row) => {
    if (!eventIds.includes(row.selection.eventId) || (row.info === null) === isOn) return row;
    return { ...row, info: isOn ? null : boardInfo(row, SELECTION_STATUS.NOTAVAILABLE, null) };
  }),
});

/** A word of the feed about these matches, taken into the slip. */
export function followBoard(
  slip: SlipState,
  message: FeedMessage,
  eventIds: readonly string[],
): SlipState {
  if (message.kind === 'snapshot') {
    const on = new Set(message.events.map(({ id }) => id));
    const left = eventIds.filter((id) => !on.has(id));
    const known = followMarkets(followEvents(slip, [...on], true), message.markets);
    return followPrices(followEvents(known, left, false), message.prices);
  }
  if (message.kind !== 'delta') return slip;
  // A score or a clock opens no line that pauses: only what is new is on again.
  const known = message.events.reduce((next, one) => {
    if (one.update === FEED_UPDATE.DELETE) return followEvents(next, [one.eventId], false);
    return one.update === FEED_UPDATE.NEW ? followEvents(next, [one.event.id], true) : next;
  }, slip);
  const lines = message.lines.map((one) =>
    one.update === LINE_UPDATE.UPDATE ? one.market : { id: one.marketId, state: 'closed' as const },
  );
  return followPrices(followMarkets(known, lines), message.prices);
}

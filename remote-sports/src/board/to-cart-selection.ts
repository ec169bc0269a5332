/** From a price on the board to a selection in the slip: everything the ticket must say (C-54). */
import { isEuOnly } from '@site/domain/betting/bet-types';
import type { CartSelection } from '@site/domain/betting/cart';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { betTypeText } from '../phrases/zh-CN';
import type { Market, Selection, SportEvent } from '../vendors/port';
import { selectionName } from './selection-text';

/** The selection at the price the member saw. */
export function toCartSelection(event: SportEvent, market: Market, selection: Selection, price: DecimalOdds): CartSelection {
  return {
    selectionId: selection.id, marketId: market.id, vendorKey: selection.vendorKey, eventId: event.id, sportId: event.sportId,
    leagueName: event.leagueName, homeName: event.homeName, awayName: event.awayName,
    betType: market.betType, betTypeName: betTypeText(market.betType, market.period), period: market.period, periodName: '',
    selectionName: selectionName(event, market, selection), selectionType: selection.side, ...(selection.side === 'other' ? { specifiers: selection.label } : {}), line: selection.line, price, euOnly: isEuOnly(market.betType),
    live: event.live !== null, score: event.live?.score ?? null, isOutright: event.isOutright,
  };
}

/** From a price on the board to a selection in the slip: everything the ticket must say (C-54). */
import { isEuOnly } from '@site/domain/betting/bet-types';
import type { CartSelection } from '@site/domain/betting/cart';
import { LINE_STATUS } from '@site/domain/betting/statuses';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { betTypeText, periodText } from '../phrases/names';
import type { Market, Selection, SportEvent } from '../vendors/port';
import { selectionName } from './selection-text';

/** Who a selection is on: a team of the event, a runner, or nobody (totals, draws, scores). */
function targetOf(
  { homeId, homeName, awayId, awayName, isOutright }: SportEvent,
  { side, runnerId, label }: Selection,
): Pick<CartSelection, 'targetTeamId' | 'targetTeamName'> {
  if (runnerId !== undefined) return { targetTeamId: runnerId, targetTeamName: label };
  if (isOutright) return {};
  if (side === 'home') return { targetTeamId: homeId, targetTeamName: homeName };
  return side === 'away' ? { targetTeamId: awayId, targetTeamName: awayName } : {};
}

/** The selection at the price the member saw. */
export function toCartSelection(
  event: SportEvent,
  market: Market,
  selection: Selection,
  price: DecimalOdds,
): CartSelection {
  const betTypeName = betTypeText(market.betType, market.period, event.sportId);
  return {
    selectionId: selection.id,
    marketId: market.id,
    vendorKey: selection.vendorKey,
    eventId: event.id,
    sportId: event.sportId,
    leagueId: event.leagueId,
    leagueName: event.leagueName,
    homeTeamId: event.homeId,
    homeName: event.homeName,
    awayTeamId: event.awayId,
    awayName: event.awayName,
    betType: market.betType,
    betTypeName,
    marketName: betTypeName,
    period: market.period,
    periodName: periodText(market.period, event.sportId),
    selectionName: selectionName(event, market, selection),
    selectionType: selection.side,
    selectionGroup: market.group,
    lineId: market.lineId,
    lineStatusId: LINE_STATUS[market.state],
    ...targetOf(event, selection),
    line: selection.line,
    ...(selection.line === null ? {} : { realHandicap: selection.line }),
    ...(selection.extra === undefined ? {} : { extraInfo: selection.extra }),
    price,
    euOnly: isEuOnly(market.betType),
    live: event.live !== null,
    score: event.live?.score ?? null,
    isOutright: event.isOutright,
    isOpenParlay: event.comboAllowed && market.comboAllowed,
    ...(selection.side === 'other' ? { specifiers: selection.label } : {}),
    ...(event.isOutright ? { outrightEventName: event.homeName } : {}),
  };
}

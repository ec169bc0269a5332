/** Names of selections as members read them. */
import { BET_TYPE } from '@site/domain/betting/bet-types';
import { lineLabel, totalLabel } from '@site/domain/betting/handicap-label';
import { BOARD } from '../phrases/board';
import { SIDE_TEXT } from '../phrases/names';
import type { Market, Selection, SportEvent } from '../vendors/port';

/** `红岭 对 海川`: a match by its sides, an outright by what is won. */
export const matchName = ({
  homeName,
  awayName,
  isOutright,
}: Pick<SportEvent, 'homeName' | 'awayName' | 'isOutright'>): string =>
  isOutright ? homeName : BOARD.match(homeName, awayName);

/** `主队`, `大`, `2:1`: the side without its line. */
export function sideName(event: SportEvent, selection: Selection): string {
  if (selection.side === 'home') return event.homeName;
  if (selection.side === 'away') return event.awayName;
  return selection.side === 'other' ? selection.label : SIDE_TEXT[selection.side];
}

/** `-0.5/1` for a handicap, `2.5` for a total; empty without a line. */
export function lineText(market: Market, selection: Selection): string {
  if (selection.line === null) return '';
  const line = Number(selection.line);
  return market.betType === BET_TYPE.OVER_UNDER ? totalLabel(line) : lineLabel(line);
}

/** `红岭联 -0.5/1`: side and line as the slip and the ticket say it. */
export function selectionName(event: SportEvent, market: Market, selection: Selection): string {
  return `${sideName(event, selection)} ${lineText(market, selection)}`.trim();
}

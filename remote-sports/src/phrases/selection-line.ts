/** A line as members read it beside a side: `-0.5/1` for a handicap, `2.5` for a total. */
import { BET_TYPE, type BetTypeId } from '@site/domain/betting/bet-types';
import { lineLabel, totalLabel } from '@site/domain/betting/handicap-label';

/** Text of a line; empty without one. */
export function lineText(betType: BetTypeId, line: string | null): string {
  if (line === null) return '';
  return betType === BET_TYPE.OVER_UNDER ? totalLabel(Number(line)) : lineLabel(Number(line));
}

/** What happened, in words. */
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import type { Moment } from '@site/domain/betting/match-moments';

/** The words apart; those that there are none of are empty. */
export interface MomentWords {
  readonly when: string;
  readonly team: string;
  readonly what: string;
}

/** E.g. `40'`, `红岭`, `进球取消`. */
export const wordsOf = (
  { side, what, clock, undone }: Moment,
  { homeName, awayName }: SportEvent,
): MomentWords => ({
  when: clock === '' ? '' : EVENT.minute(clock),
  team: side === null ? '' : side === 'home' ? homeName : awayName,
  what: EVENT.happened(EVENT.what[what], undone),
});

/** E.g. `40' 红岭 进球取消`. */
export function momentText(moment: Moment, event: SportEvent): string {
  const { when, team, what } = wordsOf(moment, event);
  return [when, team, what].filter((word) => word !== '').join(' ');
}

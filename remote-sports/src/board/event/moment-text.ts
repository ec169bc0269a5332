/** What was seen, in words. */
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import type { Moment } from '@site/domain/betting/match-moments';

/** E.g. `40' 红岭 进球取消`. */
export function momentText(
  { side, what, clock, undone }: Moment,
  { homeName, awayName }: SportEvent,
): string {
  const team = side === null ? '' : side === 'home' ? homeName : awayName;
  return EVENT.moment(clock, EVENT.what[what], team, undone);
}

/** Days of the early tab: all, and each day of which the list has matches, with how many. */
import { dayKey } from '@site/domain/formatting/day';
import { Tabs } from '@site/ui';
import { BOARD } from '../phrases/board';
import { dateText } from '../phrases/days';
import { useBoard, useLeagues } from './board-context';
import { useBoardView } from './use-board-view';

const ALL = 'all';

/** The chips: dates, since the tab beside them is called today and has other matches. */
export function DayChips() {
  const { store } = useBoard();
  const { choice, choose } = useBoardView();
  // A chosen day stays among the chips when its last match has left it.
  const counts = new Map<string, number>(choice.day === null ? [] : [[choice.day, 0]]);
  for (const { id: leagueId, eventIds } of useLeagues()) {
    if (choice.leagues?.includes(leagueId) === false) continue;
    for (const id of eventIds) {
      const day = dayKey(store.event(id)?.startAt ?? 0);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  }
  return (
    <Tabs
      label={BOARD.days}
      value={choice.day ?? ALL}
      onChange={(value) => choose({ day: value === ALL ? null : value })}
      options={[
        { value: ALL, label: BOARD.allDays, testId: 'day-all' },
        ...[...counts]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([day, count]) => ({
            value: day,
            label: dateText(day),
            count,
            testId: `day-${day}`,
          })),
      ]}
    />
  );
}

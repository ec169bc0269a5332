/** Days of the early tab: all, and each of the next seven with what it holds. */
import { dayKey, dayStart } from '@site/domain/formatting/day';
import { usePlatform } from '@site/platform';
import { Tabs } from '@site/ui';
import { BOARD } from '../phrases/board';
import { dayText } from '../phrases/days';
import { useBoard, useLeagues } from './board-context';
import { useBoardView } from './use-board-view';

const DAYS = 7;
const DAY_MS = 86_400_000;
const ALL = 'all';

/** The chips. */
export function DayChips() {
  const { clock } = usePlatform();
  const { store } = useBoard();
  const { choice, choose } = useBoardView();
  const counts = new Map<string, number>();
  for (const id of useLeagues().flatMap(({ eventIds }) => eventIds)) {
    const day = dayKey(store.event(id)?.startAt ?? 0);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const now = clock.now();
  const today = dayStart(dayKey(now));
  const days = Array.from({ length: DAYS }, (_, at) => dayKey(today + at * DAY_MS));
  return (
    <Tabs
      label={BOARD.days}
      value={choice.day ?? ALL}
      onChange={(value) => choose({ day: value === ALL ? null : value })}
      options={[
        { value: ALL, label: BOARD.allDays, testId: 'day-all' },
        ...days.map((day) => ({
          value: day,
          label: dayText(day, now),
          count: counts.get(day) ?? 0,
          testId: `day-${day}`,
        })),
      ]}
    />
  );
}

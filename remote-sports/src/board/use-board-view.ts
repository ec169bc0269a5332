/** The member's choices for components. */
import { useMemo } from 'react';
import { usePlatform, useStateView } from '@site/platform';
import { useVendorId } from '../state/use-sports';
import {
  boardView,
  choose,
  setCompactView,
  setSort,
  toggleLeague,
  type BoardChoice,
  type BoardSort,
  type BoardView,
} from './board-view';
import type { CompactView } from './columns';

/** Choices with the ways to change them, for the vendor around. */
export interface BoardViewControl extends BoardView {
  readonly choice: BoardChoice;
  readonly choose: (change: Partial<BoardChoice>) => void;
  readonly setSort: (sort: BoardSort) => void;
  readonly setCompactView: (compactView: CompactView) => void;
  readonly toggleLeague: (leagueId: string) => void;
}

/** The view. */
export function useBoardView(): BoardViewControl {
  const platform = usePlatform();
  const vendor = useVendorId();
  const view = useStateView(boardView(platform));
  const setters = useMemo(
    () => ({
      choose: (change: Partial<BoardChoice>) => choose(platform, vendor, change),
      setSort: (sort: BoardSort) => setSort(platform, sort),
      setCompactView: (compactView: CompactView) => setCompactView(platform, compactView),
      toggleLeague: (leagueId: string) => toggleLeague(platform, leagueId),
    }),
    [platform, vendor],
  );
  return { ...view, ...setters, choice: view.choices[vendor] };
}

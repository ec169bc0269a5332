/** The list of leagues and events: only what is on screen exists (performance.md). */
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { hasDraw } from '@site/domain/reference/level-sports';
import { Skeleton, later } from '@site/ui';
import { VirtualList } from '@site/ui/virtual-list';
import { TAB_TEXT } from '../phrases/names';
import { useBoard, useHealth, useIsAwaited, useLeagues } from './board-context';
import { CompactRow } from './CompactRow';
import { EventRow } from './EventRow';
import { cutGroups, itemsOf, type BoardItem } from './groups';
import { headsHeight } from './head-styles';
import { LeagueHead } from './LeagueHead';
import { ROW_HEIGHT, type RowKind } from './row-styles';
import { useBoardView } from './use-board-view';
import { useIsCompact, useRowScale, useRowShape, type RowShape } from './use-design-scale';
import { useVendorMaintenance } from './use-vendor-maintenance';

const BoardEmpty = later(() =>
  import(/* webpackChunkName: "tools" */ './BoardEmpty').then((module) => module.BoardEmpty),
);
const VendorMaintenanceNotice = later(() =>
  import(/* webpackChunkName: "tools" */ './VendorMaintenanceNotice').then(
    (module) => module.VendorMaintenanceNotice,
  ),
);

/** The site's header lies over the top of the page. */
const headerHeight = (): number =>
  document.querySelector('.site-header')?.getBoundingClientRect().height ?? 0;

function kindOf(item: BoardItem | undefined, compact: boolean, shape?: RowShape): RowKind {
  if (item === undefined || item.kind === 'league') return 'league';
  if (shape !== undefined) return shape;
  if (compact) return 'compact';
  return hasDraw(item.sportId) ? 'draw' : 'plain';
}

/** Props of {@link BoardList}. */
export interface BoardListProps {
  readonly base: string;
  /** League to bring to the top once it is there. */
  readonly leagueId?: string | null;
}

/** The board's list, or why there is none. */
export function BoardList({ base, leagueId = null }: BoardListProps) {
  const { store } = useBoard();
  const shape = useRowShape();
  const compact = useIsCompact();
  const view = useBoardView();
  const { choice, sort, closedLeagues, compactView, toggleLeague } = view;
  const leagues = useLeagues();
  const isAwaited = useIsAwaited();
  const isSilent = useHealth() === 'stale';
  const isInMaintenance = useVendorMaintenance();
  const scale = useRowScale();
  const place = useRef<HTMLDivElement>(null);
  const groups = useMemo(
    () =>
      cutGroups(leagues, store.event, {
        sort,
        leagues: choice.leagues,
        day: choice.tab === 'EARLY' ? choice.day : null,
      }),
    [leagues, store, sort, choice.leagues, choice.day, choice.tab],
  );
  const items = useMemo(() => itemsOf(groups, closedLeagues), [groups, closedLeagues]);
  const heightOf = (index: number): number =>
    Math.round(ROW_HEIGHT[kindOf(items[index], compact, shape)] * scale);

  const at =
    leagueId === null
      ? -1
      : items.findIndex((item) => item.kind === 'league' && item.league.id === leagueId);
  const isThere = at >= 0;
  const bringUp = useEffectEvent(() => {
    if (place.current === null) return;
    const before = Array.from({ length: at }, (_row, index) => heightOf(index)).reduce(
      (sum, height) => sum + height,
      0,
    );
    window.scrollTo(
      0,
      place.current.getBoundingClientRect().top +
        window.scrollY +
        before -
        headerHeight() -
        headsHeight(scale),
    );
  });
  useEffect(() => {
    // Once: afterwards the page is the member's.
    if (isThere) bringUp();
  }, [isThere]);

  if (isAwaited) return isInMaintenance ? <VendorMaintenanceNotice /> : <Skeleton kind="board" />;
  // Nothing is called absent by a board that does not hear.
  if (items.length === 0) return isSilent ? null : <BoardEmpty />;
  const stuckBelow = headerHeight() + headsHeight(scale);
  const head = (group: number, stuck: boolean) => {
    const league = groups[group];
    if (league === undefined) return null;
    return (
      <div style={{ height: Math.round(ROW_HEIGHT.league * scale) }}>
        <LeagueHead
          league={league}
          open={!closedLeagues.has(league.id)}
          onToggle={() => toggleLeague(league.id)}
          stuck={stuck}
        />
      </div>
    );
  };
  return (
    <div ref={place}>
      <VirtualList
        key={`${scale}/${compact}/${shape}`}
        count={items.length}
        label={TAB_TEXT[choice.tab]}
        overscan={3}
        heightOf={heightOf}
        keyOf={(index) => items[index]?.key ?? String(index)}
        sticky={{
          top: stuckBelow,
          groupOf: (index) => items[index]?.group ?? -1,
          head: (group) => head(group, true),
        }}
        row={(index) => {
          const item = items[index];
          if (item === undefined) return null;
          if (item.kind === 'league') return head(item.group, false);
          return compact ? (
            <CompactRow eventId={item.id} base={base} view={compactView} />
          ) : (
            <EventRow eventId={item.id} base={base} />
          );
        }}
      />
    </div>
  );
}

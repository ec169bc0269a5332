/** The list of leagues and events: only what is on screen exists (performance.md). */
import { useMemo, useState } from 'react';
import { ChevronDown, EmptyState, Skeleton } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import { VirtualList } from '@site/ui/virtual-list';
import { copy, tabText } from '../phrases/zh-CN';
import type { BoardTab } from '../vendors/port';
import { useHealth, useLeagues } from './board-context';
import type { LeagueGroup } from './board-store';
import { EventRow } from './EventRow';
import { ROW_HEIGHT, StyledLeague } from './row-styles';
import { useDesignScale } from './use-design-scale';

type Item = { readonly kind: 'league'; readonly league: LeagueGroup } | { readonly kind: 'event'; readonly id: string };

function flatten(leagues: readonly LeagueGroup[], closed: ReadonlySet<string>): readonly Item[] {
  return leagues.flatMap((league): Item[] => [
    { kind: 'league', league },
    ...(closed.has(league.id) ? [] : league.eventIds.map((id): Item => ({ kind: 'event', id }))),
  ]);
}

function LeagueHead({ league, open, onToggle }: { readonly league: LeagueGroup; readonly open: boolean; readonly onToggle: () => void }) {
  return (
    <StyledLeague type="button" aria-expanded={open} onClick={onToggle}>
      <span><ChevronDown aria-hidden /><span>{league.name}</span></span>
      {copy.columns.map((name) => <span key={name}>{name}</span>)}
    </StyledLeague>
  );
}

/** Props of {@link BoardList}. */
export interface BoardListProps { readonly tab: BoardTab; readonly base: string }

/** The board's list, or why there is none. */
export function BoardList({ tab, base }: BoardListProps) {
  const leagues = useLeagues();
  const health = useHealth();
  const scale = useDesignScale();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const items = useMemo(() => flatten(leagues, closed), [leagues, closed]);
  const toggle = (id: string): void => setClosed((before) => {
    const next = new Set(before);
    if (!next.delete(id)) next.add(id);
    return next;
  });
  if (health === 'opening') return <Skeleton kind="board" />;
  if (items.length === 0) return <EmptyState icon={<SportGlyph sportId={1} />} title={copy.empty(tabText[tab])} />;
  return (
    <VirtualList
      key={scale} count={items.length} label={tabText[tab]} overscan={3}
      heightOf={(index) => Math.round(ROW_HEIGHT[items[index]?.kind ?? 'event'] * scale)}
      keyOf={(index) => {
        const item = items[index];
        return item === undefined ? String(index) : item.kind === 'event' ? item.id : `league ${item.league.id}`;
      }}
      row={(index) => {
        const item = items[index];
        if (item === undefined) return null;
        if (item.kind === 'event') return <EventRow eventId={item.id} base={base} />;
        return <LeagueHead league={item.league} open={!closed.has(item.league.id)} onToggle={() => toggle(item.league.id)} />;
      }}
    />
  );
}

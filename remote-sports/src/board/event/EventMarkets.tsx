/** All markets of an event: tabs for what there is, sections below. */
import { useMemo, useRef, useState } from 'react';
import { PERIOD } from '@site/domain/betting/bet-types';
import { EmptyState, Tabs, color, depth, later, px } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { EVENT } from '../../phrases/event';
import { unitText } from '../../phrases/names';
import type { SportEvent } from '../../vendors/port';
import { useEventMarkets } from '../board-context';
import { groupsOf, inGroup, linesIn, sectionsOf, type GroupName } from './market-groups';
import { MarketSectionView } from './MarketSectionView';
import { pinnedFirst, usePins } from './pins';
import { fade } from './section-styles';
import { useMore } from './use-more';

const PriceSampler = later(() =>
  import(/* webpackChunkName: "history" */ '../../history/PriceSampler').then(
    (module) => module.PriceSampler,
  ),
);

const StyledTabs = styled.div`
  position: sticky;
  top: calc(${px(52)} + var(--sat) + var(--over, 0px));
  z-index: ${depth.sticky};
  margin: ${px(-8)} ${px(-12)} ${px(-6)};
  padding: ${px(2)} ${px(6)};
  background: ${color('bg')};
  border-bottom: 1px solid ${color('line')};
  ${fade('bg')}
`;
const StyledSections = styled.div`
  display: grid;
  gap: ${px(6)};
  grid-template-columns: minmax(0, 1fr);
`;

/** The markets. */
export function EventMarkets({ event }: { readonly event: SportEvent }) {
  const markets = useEventMarkets(event.id);
  const sections = useMemo(() => sectionsOf(markets), [markets]);
  const [pins, togglePin] = usePins();
  const holder = useMore<HTMLDivElement>();
  const rows = useRef<HTMLDivElement>(null);
  const groups = groupsOf(sections);
  const [wanted, setWanted] = useState<GroupName>('all');
  const group = groups.includes(wanted) ? wanted : 'all';
  if (sections.length === 0)
    return <EmptyState icon={<SportGlyph sportId={event.sportId} />} title={EVENT.noMarkets} />;
  const label = (name: GroupName): string =>
    name === 'lines' ? EVENT.lines(unitText(event.sportId, PERIOD.FULL_TIME)) : EVENT.group[name];
  /** Another group begins right below the tabs, also for who has read on in the one before. */
  const choose = (next: GroupName): void => {
    const read =
      (holder.current?.getBoundingClientRect().bottom ?? 0) -
      (rows.current?.getBoundingClientRect().top ?? 0);
    if (read > 0) window.scrollBy(0, -read);
    setWanted(next);
  };
  return (
    <>
      {groups.length < 2 ? null : (
        <StyledTabs ref={holder}>
          <Tabs
            look="line"
            label={EVENT.groups}
            value={group}
            onChange={choose}
            options={groups.map((value) => ({
              value,
              label: label(value),
              count: linesIn(inGroup(sections, value)),
              testId: `market-group-${value}`,
            }))}
          />
        </StyledTabs>
      )}
      {/* Rows of their own for each group: of those that are in two the browser would keep the place. */}
      <StyledSections key={group} ref={rows}>
        <PriceSampler event={event} />
        {pinnedFirst(inGroup(sections, group), pins).map((section) => (
          <MarketSectionView
            key={section.key}
            event={event}
            section={section}
            isPinned={pins.includes(section.key)}
            onPin={() => togglePin(section.key)}
          />
        ))}
      </StyledSections>
    </>
  );
}

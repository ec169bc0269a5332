/**
 * Tools of the board, icons in one row: search, order, leagues, how much of an event a row shows,
 * more.
 */
import { useState } from 'react';
import { toggleListDisplay } from '@site/domain/betting/sports-settings';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { Link, targets, usePlatform, useStateView } from '@site/platform';
import { Search, color, later, px, type } from '@site/ui';
import {
  CalendarClock,
  Ellipsis,
  LayoutList,
  ListFilter,
  ListOrdered,
  Rows3,
} from '@site/ui/more-icons';
import styled from 'styled-components';
import { BOARD } from '../phrases/board';
import { useBoardView } from './use-board-view';
import { useRowShape } from './use-design-scale';

const LeagueFilter = later(() =>
  import(/* webpackChunkName: "tools" */ './LeagueFilter').then((module) => module.LeagueFilter),
);
const MoreMenu = later(() =>
  import(/* webpackChunkName: "tools" */ './MoreMenu').then((module) => module.MoreMenu),
);

const StyledTools = styled.div`
  display: flex;
  flex: none;
  & > * {
    position: relative;
    display: grid;
    place-items: center;
    width: ${px(38)};
    height: max(40px, ${px(38)});
    border-radius: ${px(8)};
    color: ${color('text-2')};
  }
  & > [data-on='true'] {
    color: ${color('brand-text')};
  }
  svg {
    width: ${px(20)};
    height: ${px(20)};
  }
  .num {
    position: absolute;
    inset-inline-end: ${px(2)};
    top: ${px(4)};
    min-width: ${px(14)};
    border-radius: 999px;
    background: ${color('brand')};
    color: ${color('on-brand')};
    font-size: ${type.xxs};
    font-weight: 700;
    line-height: 1.4;
    text-align: center;
  }
`;

type Sheet = 'never' | 'open' | 'shut';

/** What cuts and orders a list of events. */
function ListTools({ onFilter }: { readonly onFilter: () => void }) {
  const { settings } = usePlatform();
  const display = useStateView(settings.user).ListDisplayType;
  const { choice, sort, setSort } = useBoardView();
  // Where the room decides how rows look there is nothing to choose.
  const shape = useRowShape();
  const count = choice.leagues?.length ?? 0;
  // The list shows at once what it is now: words would lie over prices.
  const switchSort = (): void => setSort(sort === 'league' ? 'time' : 'league');
  const switchDisplay = (): void => settings.setListDisplay(toggleListDisplay(display));
  return (
    <>
      <button
        type="button"
        data-testid="board-sort"
        data-sort={sort}
        aria-label={sort === 'league' ? BOARD.sortByTime : BOARD.sortByLeague}
        data-on={sort === 'time'}
        onClick={switchSort}
      >
        {sort === 'league' ? <CalendarClock aria-hidden /> : <ListOrdered aria-hidden />}
      </button>
      <button
        type="button"
        data-testid="board-filter"
        aria-haspopup="dialog"
        aria-label={count === 0 ? BOARD.filter : BOARD.filterCount(count)}
        data-on={count > 0}
        onClick={onFilter}
      >
        <ListFilter aria-hidden />
        {count > 0 ? <span className="num">{count}</span> : null}
      </button>
      {shape === undefined ? (
        <button
          type="button"
          data-testid="board-display"
          data-display={display}
          aria-label={BOARD.display[display]}
          onClick={switchDisplay}
        >
          {display === 1 ? <Rows3 aria-hidden /> : <LayoutList aria-hidden />}
        </button>
      ) : null}
    </>
  );
}

/** The tools. */
export function BoardTools({ vendor }: { readonly vendor: OddsVendorId }) {
  const { choice } = useBoardView();
  const [filter, setFilter] = useState<Sheet>('never');
  const [menu, setMenu] = useState<Sheet>('never');
  return (
    <>
      <StyledTools role="toolbar" aria-label={BOARD.tools}>
        <Link to={`${targets.toSports()}/search?vendor=${vendor}`} aria-label={BOARD.search}>
          <Search aria-hidden />
        </Link>
        {choice.tab === 'OUTRIGHT' ? null : <ListTools onFilter={() => setFilter('open')} />}
        <button
          type="button"
          data-testid="board-more"
          aria-haspopup="dialog"
          aria-label={BOARD.more}
          onClick={() => setMenu('open')}
        >
          <Ellipsis aria-hidden />
        </button>
      </StyledTools>
      {filter === 'never' ? null : (
        <LeagueFilter open={filter === 'open'} onClose={() => setFilter('shut')} />
      )}
      {menu === 'never' ? null : (
        <MoreMenu open={menu === 'open'} onClose={() => setMenu('shut')} />
      )}
    </>
  );
}

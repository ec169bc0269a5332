/** The tool row: odds type at one tap, order, leagues, and how much of an event a row shows. */
import { useState } from 'react';
import { toggleListDisplay } from '@site/domain/betting/sports-settings';
import { ODDS_TYPE_NAMES } from '@site/domain/odds/decimal-odds';
import { usePlatform, useStateView } from '@site/platform';
import { color, px, type, later } from '@site/ui';
import { CalendarClock, LayoutList, ListFilter, ListOrdered, Rows3 } from '@site/ui/more-icons';
import styled from 'styled-components';
import { BOARD } from '../phrases/board';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { useOddsType, useSportsState } from '../state/use-sports';
import { chipLook } from './row-styles';
import { useBoardView } from './use-board-view';

const LeagueFilter = later(() => import('./LeagueFilter').then((module) => module.LeagueFilter));

const StyledTools = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(6)};
  & > .types {
    flex: 1;
    display: flex;
    min-width: 0;
    padding: ${px(2)};
    border-radius: 999px;
    background: ${color('sunken')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  & > .types > button {
    flex: 1;
    height: ${px(32)};
    min-width: ${px(36)};
    border-radius: 999px;
    font-size: ${type.s};
    font-weight: 600;
    color: ${color('text-2')};
    white-space: nowrap;
  }
  & > .types > button[aria-pressed='true'] {
    background: ${color('raised')};
    color: ${color('brand-text')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
`;
const StyledTool = styled.button`
  ${chipLook}
  & > svg {
    width: ${px(18)};
    height: ${px(18)};
  }
  &[data-on='true'] {
    color: ${color('brand-text')};
    background: ${color('brand-soft')};
  }
`;

/** The tools. */
export function BoardTools() {
  const { settings, toast } = usePlatform();
  const { setOddsType } = useSportsState();
  const oddsType = useOddsType();
  const display = useStateView(settings.user).ListDisplayType;
  const { choice, sort, setSort } = useBoardView();
  const [filtering, setFiltering] = useState<'never' | 'open' | 'shut'>('never');
  const isOutright = choice.tab === 'OUTRIGHT';
  const switchSort = (): void => {
    const next = sort === 'league' ? 'time' : 'league';
    setSort(next);
    toast.show('info', BOARD.sorted[next]);
  };
  const switchDisplay = (): void => {
    const next = toggleListDisplay(display);
    settings.setListDisplay(next);
    toast.show('info', BOARD.displayed[next]);
  };
  const count = choice.leagues?.length ?? 0;
  return (
    <StyledTools role="toolbar" aria-label={BOARD.tools}>
      <div className="types" role="group" aria-label={BOARD.oddsTypeLabel}>
        {ODDS_TYPE_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            data-testid={`odds-type-${name}`}
            aria-pressed={name === oddsType}
            aria-label={BOARD.oddsType[name]}
            onClick={() => setOddsType(name)}
          >
            {ODDS_TYPE_SHORT[name]}
          </button>
        ))}
      </div>
      {isOutright ? null : (
        <>
          <StyledTool
            type="button"
            data-testid="board-sort"
            data-sort={sort}
            aria-label={sort === 'league' ? BOARD.sortByTime : BOARD.sortByLeague}
            data-on={sort === 'time'}
            onClick={switchSort}
          >
            {sort === 'league' ? <CalendarClock aria-hidden /> : <ListOrdered aria-hidden />}
          </StyledTool>
          <StyledTool
            type="button"
            data-testid="board-filter"
            aria-haspopup="dialog"
            aria-label={count === 0 ? BOARD.filter : BOARD.filterCount(count)}
            data-on={count > 0}
            onClick={() => setFiltering('open')}
          >
            <ListFilter aria-hidden />
            {count > 0 ? <span className="num">{count}</span> : null}
          </StyledTool>
          <StyledTool
            type="button"
            data-testid="board-display"
            data-display={display}
            aria-label={BOARD.display[display]}
            data-on={display === 2}
            onClick={switchDisplay}
          >
            {display === 1 ? <Rows3 aria-hidden /> : <LayoutList aria-hidden />}
          </StyledTool>
        </>
      )}
      {filtering === 'never' ? null : (
        <LeagueFilter open={filtering === 'open'} onClose={() => setFiltering('shut')} />
      )}
    </StyledTools>
  );
}

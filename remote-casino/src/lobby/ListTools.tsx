import { useState } from 'react';
import styled from 'styled-components';
import type { GameFilter, GameSort } from '@site/domain/games/order';
import { ChevronDown, color, depth, px, radius, type, later } from '@site/ui';
import { FILTER_NAME, LIST, SORT_NAME } from '../phrases/lobby';
import { chipRowLook } from './chip-look';

const SortSheet = later(() => import('./SortSheet').then((module) => module.SortSheet));

const StyledTools = styled.div`
  position: sticky;
  top: calc(${px(52)} + var(--sat) + var(--over, 0px));
  z-index: ${depth.sticky};
  display: flex;
  align-items: center;
  gap: ${px(6)};
  margin: ${px(-6)} ${px(-12)};
  padding: ${px(6)} ${px(12)};
  background: ${color('bg')};
`;
const StyledFilters = styled.div`
  ${chipRowLook} flex: 1;
  min-width: 0;
  margin-inline-end: 0;
  padding-inline-end: ${px(4)};
`;
const StyledSort = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  min-height: ${px(40)};
  padding: 0 ${px(10)};
  border-radius: ${radius.m};
  font-size: ${type.s};
  font-weight: 600;
  color: ${color('text')};
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line-field')};
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;

interface ListToolsProps {
  readonly filters: readonly GameFilter[];
  readonly filter: GameFilter;
  readonly sort: GameSort;
  readonly onFilter: (filter: GameFilter) => void;
  readonly onSort: (sort: GameSort) => void;
}

/** Narrowing and ordering; stays at the top while the list scrolls by. */
export function ListTools({ filters, filter, sort, onFilter, onSort }: ListToolsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <StyledTools>
      <StyledFilters role="group" aria-label={LIST.filters}>
        {filters.map((word) => (
          <button
            key={word}
            type="button"
            aria-pressed={word === filter}
            data-testid={`filter-${word}`}
            onClick={() => onFilter(word === filter ? 'all' : word)}
          >
            {FILTER_NAME[word]}
          </button>
        ))}
      </StyledFilters>
      <StyledSort
        type="button"
        aria-haspopup="dialog"
        aria-label={LIST.sortBy(SORT_NAME[sort])}
        data-testid="sort-open"
        onClick={() => setOpen(true)}
      >
        {SORT_NAME[sort]}
        <ChevronDown aria-hidden="true" />
      </StyledSort>
      {isOpen ? <SortSheet value={sort} onClose={() => setOpen(false)} onChange={onSort} /> : null}
    </StyledTools>
  );
}

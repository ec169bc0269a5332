/**
 * By which date the wagers stand. The browser's own picker, which every phone and reader knows,
 * lies unseen over letters of the page's size: its own would have to be larger, or phones enlarge
 * the page when it is touched.
 */
import { SORT_BY, type SortBy } from '@site/domain/reference/board';
import { ChevronDown, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { WAGERS } from '../phrases/wagers';

const StyledPicker = styled.div`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: ${px(4)};
  min-height: max(44px, ${px(40)});
  padding: 0 ${px(8)};
  border-radius: ${radius.m};
  font-size: ${type.s};
  color: ${color('text-2')};
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
  select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    font-size: max(16px, ${type.s});
    cursor: pointer;
  }
  option {
    background: ${color('surface')};
    color: ${color('text')};
  }
  &:focus-within {
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }
`;

const NAMES: readonly (readonly [SortBy, string])[] = [
  [SORT_BY.BET_DATE, WAGERS.byBet],
  [SORT_BY.EVENT_DATE, WAGERS.byEvent],
];

/** The picker. */
export function SortPicker({
  value,
  onChange,
}: {
  readonly value: SortBy;
  readonly onChange: (value: SortBy) => void;
}) {
  return (
    <StyledPicker>
      <span aria-hidden>{NAMES.find(([id]) => id === value)?.[1]}</span>
      <ChevronDown aria-hidden />
      <select
        aria-label={WAGERS.sort}
        value={value}
        onChange={({ target }) =>
          onChange(NAMES.find(([id]) => `${id}` === target.value)?.[0] ?? value)
        }
      >
        {NAMES.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </StyledPicker>
  );
}

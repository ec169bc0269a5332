import styled from 'styled-components';
import { Link } from '@site/platform';
import { Search, color, px, radius, type } from '@site/ui';
import { LOBBY } from '../phrases/lobby';
import { SEARCH_PATH } from './paths';

const StyledEntry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  min-height: ${px(44)};
  padding-inline: ${px(14)};
  border-radius: ${radius.pill};
  font-size: ${type.m};
  color: ${color('text-3')};
  background: ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('line-field')};
  svg {
    width: ${px(18)};
    height: ${px(18)};
    flex: none;
  }
  &:active {
    background: ${color('raised')};
  }
`;

/** Looks like the field it leads to. */
export function SearchEntry() {
  return (
    <StyledEntry to={SEARCH_PATH} aria-label={LOBBY.search} data-testid="search-entry">
      <Search aria-hidden="true" />
      {LOBBY.searchHint}
    </StyledEntry>
  );
}

/** What home adds to rows of the compact list: the names of the columns, a league in each row. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { CELLS_WIDTH, END_WIDTH } from '../board/row-styles';
import { HOME } from '../phrases/home';

/** Columns are named once for all rows, over their cells (`row-styles.ts`). */
const StyledNames = styled.div`
  display: flex;
  justify-content: end;
  align-items: center;
  padding-inline-end: ${px(END_WIDTH + 14)};
  border-bottom: 1px solid ${color('line')};
  font-size: ${type.xs};
  color: ${color('text-2')};
  text-align: center;
  & > span {
    width: ${px((CELLS_WIDTH.two + 4) / 2)};
  }
`;
/** Matches of many leagues: each names its own beside the clock. */
export const StyledHotRow = styled.div`
  /* All of them are in play: the dot's room is for what happens on the pitch. */
  [data-tone='live']::before {
    display: none;
  }
  header > [data-tone] {
    padding-inline: ${px(4)};
  }
`;

/** The names of the columns; where prices stand below the teams there are none over them. */
export function HotHeads({ height }: { readonly height: number }) {
  return (
    <StyledNames data-testid="hot-heads" style={{ height }}>
      <span>{HOME.handicap}</span>
      <span>{HOME.total}</span>
    </StyledNames>
  );
}

/** What home adds to rows of the compact list: the names of the columns. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { CELLS_WIDTH, END_WIDTH, TABLET, WIDE_END } from '../board/row-styles';
import { BOARD } from '../phrases/board';
import { HOME } from '../phrases/home';
import { useOddsType } from '../state/use-sports';

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
  &[data-wide] {
    --cells: ${px(CELLS_WIDTH.wide)};
    padding-inline-end: ${px(WIDE_END + 14)};
  }
  ${TABLET} {
    &[data-wide] {
      --cells: ${px(CELLS_WIDTH.tablet)};
    }
  }
  /* Of seven prices in a line three are the winner's. */
  &[data-wide] > span {
    width: calc(var(--cells) * 2 / 7);
  }
  &[data-wide] > [data-part='winner'] {
    width: calc(var(--cells) * 3 / 7);
  }
  /* As over the board. */
  sup {
    margin-inline-start: 1px;
    font-size: ${type.xxs};
    color: ${color('gold-text')};
    line-height: 1;
  }
`;
/** The names of the columns; where prices stand below the teams there are none over them. */
export function HotHeads({
  height,
  isWide,
}: {
  readonly height: number;
  readonly isWide: boolean;
}) {
  const isEu = useOddsType() === 'EU';
  return (
    <StyledNames data-testid="hot-heads" data-wide={isWide || undefined} style={{ height }}>
      <span>{HOME.handicap}</span>
      <span>{HOME.total}</span>
      {isWide ? (
        <span data-part="winner">
          {HOME.winner}
          {/* It has European prices only (D4). */}
          {isEu ? null : <sup>{BOARD.eu}</sup>}
        </span>
      ) : null}
    </StyledNames>
  );
}

/** Looks of the line over the list; its columns are those of the rows below. */
import { color, depth, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { CELLS_WIDTH, END_WIDTH, FULL_COLUMN } from './row-styles';

/** Its height in CSS pixels, `scale` as the list's: what sticks below it has to know. */
export const headsHeight = (scale: number): number => Math.round(HEADS * scale);
const HEADS = 24;

export const StyledHeads = styled.div`
  position: sticky;
  top: calc(${px(52)} + var(--sat));
  z-index: ${depth.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${px(4)};
  align-items: center;
  height: max(${HEADS}px, ${px(HEADS)});
  padding: 0 ${px(10)};
  background: ${color('bg')};
  border-bottom: 1px solid ${color('line')};
  &[data-compact] {
    grid-template-columns: minmax(0, 1fr) auto ${px(END_WIDTH)};
  }
  & > .types {
    display: flex;
    max-width: ${px(150)};
    height: 100%;
  }
  & > .types > button {
    flex: 1;
    min-width: 24px;
    border-radius: ${radius.s};
    font-size: ${type.xs};
    color: ${color('text-3')};
    white-space: nowrap;
  }
  & > .types > button[aria-pressed='true'] {
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
    font-weight: 700;
  }
  & > .columns {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${px(4)};
    width: ${px(CELLS_WIDTH.two)};
    text-align: center;
    font-size: ${type.xs};
    color: ${color('text-2')};
    white-space: nowrap;
  }
  & > .columns[data-columns='3'] {
    width: ${px(CELLS_WIDTH.three)};
  }
  &:not([data-compact]) > .columns {
    width: ${px(3 * FULL_COLUMN + 8)};
  }
  &&[data-stacked] > .columns {
    width: auto;
  }
  & > .view {
    grid-column: 3;
    height: 100%;
    font-size: ${type.xs};
    font-weight: 650;
    color: ${color('brand-text')};
    white-space: nowrap;
  }
  sup {
    margin-inline-start: 1px;
    font-size: ${type.xxs};
    color: ${color('gold-text')};
    vertical-align: super;
    line-height: 1;
  }
`;

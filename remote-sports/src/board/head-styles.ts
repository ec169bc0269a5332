/** Looks of the line over the list; its columns are those of the rows below. */
import { color, depth, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { CELLS_WIDTH, END_WIDTH, FULL_COLUMN, TABLET, WIDE_END } from './row-styles';

/** Its height in CSS pixels, `scale` as the list's: what sticks below it has to know. */
export const headsHeight = (scale: number): number => Math.round(HEADS * scale);
const HEADS = 24;

export const StyledHeads = styled.div`
  position: sticky;
  top: calc(${px(52)} + var(--sat) + var(--over, 0px));
  z-index: ${depth.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${px(4)};
  align-items: center;
  height: max(${HEADS}px, ${px(HEADS)});
  padding: 0 ${px(10)};
  background: ${color('bg')};
  /* No border: it would take a pixel of what a hand can hit. */
  box-shadow: 0 1px ${color('line')};
  font-size: ${type.xs};
  color: ${color('text-2')};
  white-space: nowrap;
  &[data-compact] {
    grid-template-columns: minmax(0, 1fr) auto ${px(END_WIDTH)};
  }
  & > .types {
    display: flex;
    max-width: ${px(176)};
  }
  & > .types,
  & > .views {
    height: 100%;
    border-radius: ${radius.s};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  & > .types > button {
    flex: 1;
  }
  & > .views {
    grid-column: 2 / -1;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${px(4)};
    width: ${px(CELLS_WIDTH.two + 4 + END_WIDTH + 8)};
    margin-inline-end: ${px(-8)};
  }
  button {
    border-radius: ${radius.s};
  }
  /* Chosen by a frame and weight, too: colours alone tell nothing to some. */
  button[aria-pressed='true'] {
    background: ${color('brand-soft')};
    box-shadow: inset 0 0 0 1px;
    color: ${color('brand-text')};
    font-weight: 700;
  }
  button[aria-disabled]:not([aria-pressed='true']) {
    color: ${color('text-3')};
    text-decoration: line-through;
  }
  .columns {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${px(4)};
    width: ${px(CELLS_WIDTH.two)};
    text-align: center;
  }
  & > .columns[data-columns='3'] {
    width: ${px(CELLS_WIDTH.three)};
  }
  &:not([data-compact]) > .columns {
    width: ${px(3 * FULL_COLUMN + 8)};
  }
  &&[data-shape='stacked'] :is(.columns, .views) {
    width: auto;
  }
  &&[data-shape='stacked'] > .views {
    grid-column: 1 / -1;
    grid-template-columns: 1fr auto;
  }
  &&[data-shape='wide'] {
    grid-template-columns: minmax(0, 1fr) auto ${px(WIDE_END)};
  }
  &&[data-shape='wide'] > .columns {
    width: ${px(CELLS_WIDTH.wide)};
  }
  ${TABLET} {
    &&[data-shape='wide'] > .columns {
      width: ${px(CELLS_WIDTH.tablet)};
    }
  }
  /* Of seven prices three are the winner's. */
  &[data-shape='wide'] > .columns[data-draw='true'] {
    grid-template-columns: 2fr 2fr 3fr;
  }
  sup {
    margin-inline-start: 1px;
    font-size: ${type.xxs};
    color: ${color('gold-text')};
    vertical-align: super;
    line-height: 1;
  }
`;

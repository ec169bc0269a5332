/** Looks of the board's rows; heights are fixed per kind so that the list measures nothing. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { RED_CARD } from './red-card';

/**
 * Heights in the 375 wide design: a league's head, a row with a draw, one without, a row of the
 * compact list, one in a single line, and one whose prices stand below its teams. Prices are at
 * least 40 tall in each; on narrower screens rows keep these heights.
 */
export const ROW_HEIGHT = {
  league: 26,
  draw: 164,
  plain: 122,
  compact: 92,
  wide: 60,
  stacked: 172,
} as const;
/** Kind of row. */
export type RowKind = keyof typeof ROW_HEIGHT;
/**
 * Widths of the compact list in the same design: its cells by number of columns, and what ends a
 * row.
 */
export const CELLS_WIDTH = { two: 158, three: 184, wide: 404, tablet: 355 } as const;
export const END_WIDTH = 32;
/** What ends a row in one line: the star beside the way to the match. */
export const WIDE_END = 80;
/** A row in one line on what is no phone on its side: higher, and not so wide in root fonts. */
export const TABLET = '@media (min-height: 501px)';
/** Width of a column of the full list. */
export const FULL_COLUMN = 70;

/*
 * Words here and not in the string, where they would be shipped: a badge that loses the least bit of
 * a point loses two letters to the dots, so parts give way first; and the live dot stands still, as
 * every beat of every row would wake the page for a frame of its own.
 */
const head = `
  display: flex; align-items: center; gap: ${px(5)}; min-width: 0; overflow: hidden; font-size: ${type.xs}; color: ${color('text-2')}; white-space: nowrap;
  & > * { flex: none; }
  & > [data-tone] { padding-inline: ${px(4)}; }
  & > .parts, & > [data-tone]:not([data-tone='live']) { display: block; flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  & > .parts { flex-shrink: 99999; }
  & > bdi.parts { display: flex; flex-wrap: wrap; align-content: flex-end; gap: 0 .35em; height: 1.5em; line-height: 1.5; }
  & > [data-tone='live']::before { animation: none; }
`;
const more = `
  display: inline-flex; align-items: center; flex: none; color: ${color('brand-text')}; font-size: ${type.xs}; font-weight: 600;
  & > svg { width: ${px(14)}; height: ${px(14)}; }
`;

export const StyledRow = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, ${px(FULL_COLUMN)});
  grid-template-rows: max(24px, ${px(26)}) 1fr;
  column-gap: ${px(4)};
  height: 100%;
  padding: ${px(2)} ${px(10)} ${px(5)};
  background: ${color('surface')};
  border-bottom: 1px solid ${color('line')};
  & > .top {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: ${px(5)};
    min-width: 0;
  }
  & > .top > header {
    flex: 1;
    ${head}
  }
  & > .top > button {
    margin-inline-start: ${px(-6)};
  }
  & > .top > .more {
    ${more} height: 100%;
    padding-inline-start: ${px(14)};
  }
  .teams {
    display: grid;
    grid-auto-rows: minmax(0, 1fr);
    align-items: center;
    padding-inline-end: ${px(4)};
    min-width: 0;
  }
  .teams > small {
    display: flex;
    gap: ${px(8)};
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  .teams .corners {
    margin-inline-start: auto;
  }
`;

export const StyledCompactRow = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto ${px(END_WIDTH)};
  column-gap: ${px(4)};
  height: 100%;
  padding: ${px(3)} ${px(10)} ${px(4)};
  background: ${color('surface')};
  border-bottom: 1px solid ${color('line')};
  & > .match {
    display: grid;
    grid-template-rows: ${px(22)} minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
  & > .match > header {
    ${head}
  }
  .teams {
    display: grid;
    grid-auto-rows: minmax(0, 1fr);
    align-items: center;
    padding-inline-end: ${px(4)};
    min-width: 0;
  }
  /* Each name beside its own prices: what the clock leaves of the first, and all of the second. */
  &:not([data-shape]) .teams {
    grid-template-rows: ${px(20)} minmax(0, 1fr);
    row-gap: ${px(4)};
  }
  & > .cells {
    display: grid;
    grid-auto-flow: column;
    grid-template-rows: repeat(2, minmax(0, 1fr));
    grid-auto-columns: minmax(0, 1fr);
    gap: ${px(4)};
    width: ${px(CELLS_WIDTH.two)};
    min-height: 0;
  }
  & > .cells[data-columns='1'] {
    grid-template-rows: minmax(0, 1fr);
  }
  & > .cells[data-columns='3'] {
    width: ${px(CELLS_WIDTH.three)};
  }
  & > .end {
    display: grid;
    grid-template-rows: repeat(2, minmax(0, 1fr));
  }
  & > .end > button {
    width: auto;
  }
  & > .end > .more {
    ${more} justify-content: center;
  }
  & > .end > .more > svg {
    display: none;
  }
  &[data-shape='wide'] {
    grid-template-columns: minmax(0, 1fr) auto ${px(WIDE_END)};
  }
  &[data-shape='wide'] > .cells {
    width: ${px(CELLS_WIDTH.wide)};
  }
  ${TABLET} {
    &[data-shape='wide'] > .cells {
      width: ${px(CELLS_WIDTH.tablet)};
    }
  }
  /* The line has the start of the cell to itself: the sign stands over it, where nothing is written. */
  &[data-shape='wide'] [data-part='sign'] {
    inset-inline-start: ${px(2)};
    top: ${px(2)};
    width: ${px(9)};
    height: ${px(9)};
  }
  &[data-shape='wide'] > .end {
    grid-template: none / 1fr 1fr;
  }
  &[data-shape='stacked'] {
    grid-template: minmax(0, 7fr) minmax(0, 9fr) / minmax(0, 1fr) auto;
    row-gap: ${px(4)};
  }
  &[data-shape='stacked'] > .cells {
    grid-area: 2 / 1 / auto / span 2;
    width: auto;
  }
  &[data-shape='stacked'] > .end {
    grid-area: 1 / 2;
  }
`;

export const StyledTeam = styled.span`
  display: flex;
  align-items: center;
  gap: ${px(5)};
  min-width: 0;
  font-size: ${type.s};
  font-weight: 600;
  line-height: 1.2;
  & > span {
    overflow: hidden;
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
  & > b {
    margin-inline-start: auto;
    color: ${color('gold-text')};
    font-size: ${type.m};
  }
  & > mark {
    flex: none;
    min-width: ${px(12)};
    padding: 0 ${px(2)};
    border-radius: ${px(2)};
    background: ${RED_CARD};
    color: #fff;
    font-size: ${type.xxs};
    text-align: center;
    line-height: 1.4;
  }
  [data-compact] & > span {
    -webkit-line-clamp: 1;
  }
`;

export const StyledColumn = styled.div`
  display: grid;
  gap: ${px(4)};
  min-height: 0;
  grid-auto-rows: minmax(0, 1fr);
`;

export const StyledLeague = styled.div`
  display: flex;
  align-items: center;
  height: 100%;
  padding-inline-start: ${px(6)};
  background: ${color('sunken')};
  color: ${color('text-2')};
  border-bottom: 1px solid ${color('line')};
  & > h2 {
    flex: 1;
    min-width: 0;
    height: 100%;
  }
  .name {
    display: flex;
    align-items: center;
    gap: ${px(4)};
    width: 100%;
    height: 100%;
    font-size: ${type.xs};
    font-weight: 650;
    text-align: start;
    color: ${color('text')};
  }
  .name > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .name > small {
    flex: none;
    font-size: ${type.xs};
    font-weight: 500;
    color: ${color('text-3')};
  }
  .name > svg {
    width: ${px(16)};
    height: ${px(16)};
    flex: none;
  }
  .name[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
  /* All of the line's end is the star's: its place in a row is over theirs. */
  & > button {
    width: ${px(END_WIDTH + 20)};
  }
  &[data-stuck] {
    box-shadow: 0 ${px(3)} ${px(8)} rgb(0 0 0 / 12%);
  }
`;

/** Looks of the board's rows; heights are fixed per kind so that the list measures nothing. */
import { color, px, radius, type } from '@site/ui';
import styled from 'styled-components';

/**
 * Heights in the 375 wide design: a league's head, a row with a draw, one without, and a row of the
 * compact list.
 */
export const ROW_HEIGHT = { league: 36, draw: 142, plain: 118, compact: 74 } as const;
/** Kind of row. */
export type RowKind = keyof typeof ROW_HEIGHT;

const head = `
  display: flex; align-items: center; gap: ${px(5)}; min-width: 0; height: ${px(28)}; font-size: ${type.xs}; color: ${color('text-2')}; white-space: nowrap;
  & > .more { margin-inline-start: auto; flex: none; display: inline-flex; align-items: center; height: ${px(28)}; padding-inline-start: ${px(14)}; color: ${color('brand-text')}; font-weight: 600; }
  & > .parts { overflow: hidden; text-overflow: ellipsis; color: ${color('text-2')}; }
  & > button { margin-inline-start: ${px(-6)}; }
  /* The live dot stands still here: every beat of every row would wake the page for a frame of its own. */
  & > [data-tone='live']::before { animation: none; }
  & svg { width: ${px(14)}; height: ${px(14)}; }
`;

export const StyledRow = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, ${px(70)});
  grid-template-rows: ${px(28)} 1fr;
  column-gap: ${px(4)};
  height: 100%;
  padding: ${px(3)} ${px(12)} ${px(8)};
  background: ${color('surface')};
  border-bottom: 1px solid ${color('line')};
  & > header {
    grid-column: 1 / -1;
    ${head}
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
  grid-template-columns: minmax(0, 1fr) ${px(168)};
  column-gap: ${px(6)};
  align-items: center;
  height: 100%;
  padding: ${px(2)} ${px(12)} ${px(6)};
  background: ${color('surface')};
  border-bottom: 1px solid ${color('line')};
  & > .match {
    min-width: 0;
  }
  & > .match > header {
    ${head} height: ${px(24)};
  }
  & > .match > header > .more {
    height: ${px(24)};
  }
  .teams {
    display: grid;
    gap: ${px(2)};
    min-width: 0;
  }
  .cells {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${px(4)};
    height: ${px(46)};
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
    background: #d7372c;
    color: #fff;
    font-size: ${px(10)};
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
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, ${px(70)});
  column-gap: ${px(4)};
  align-items: center;
  height: 100%;
  padding: 0 ${px(12)} 0 ${px(6)};
  background: ${color('sunken')};
  color: ${color('text-2')};
  border-bottom: 1px solid ${color('line')};
  & > div {
    display: flex;
    align-items: center;
    min-width: 0;
    height: 100%;
  }
  .name {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${px(4)};
    min-width: 0;
    height: 100%;
    font-size: ${type.s};
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
  & > span {
    text-align: center;
    font-size: ${type.xs};
    white-space: nowrap;
  }
  & > .sides {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${px(4)};
  }
  & sup {
    margin-inline-start: 1px;
    font-size: ${px(10)};
    color: ${color('gold-text')};
    vertical-align: super;
    line-height: 1;
  }
  .name > svg {
    width: ${px(16)};
    height: ${px(16)};
    flex: none;
  }
  .name[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
  &[data-compact] {
    grid-template-columns: minmax(0, 1fr) ${px(168)};
  }
  &[data-stuck] {
    box-shadow: 0 ${px(3)} ${px(8)} rgb(0 0 0 / 12%);
  }
`;

/** A chip that switches something in the tool row. */
export const chipLook = `
  display: inline-flex; align-items: center; justify-content: center; gap: ${px(4)}; flex: none; min-width: ${px(40)}; height: ${px(36)}; padding: 0 ${px(10)};
  border-radius: ${radius.pill}; background: ${color('surface')}; box-shadow: inset 0 0 0 1px ${color('line')}; font-size: ${type.s}; font-weight: 600; color: ${color('text-2')}; white-space: nowrap;
`;

/** Looks of the board's rows; heights are fixed per kind so that the list measures nothing. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';

/** Heights in the 375 wide design. */
export const ROW_HEIGHT = { league: 40, event: 152 } as const;

export const StyledRow = styled.article`
  display: grid; grid-template-columns: minmax(0, 1fr) repeat(3, ${px(72)}); grid-template-rows: ${px(26)} 1fr; column-gap: ${px(4)};
  height: 100%; padding: ${px(4)} ${px(12)} ${px(10)}; background: ${color('surface')}; border-bottom: 1px solid ${color('line')};
  & > header { grid-column: 1 / -1; display: flex; align-items: center; gap: ${px(6)}; font-size: ${type.xs}; color: ${color('text-2')}; }
  & > header > a { margin-inline-start: auto; display: inline-flex; align-items: center; min-height: ${px(26)}; padding-inline-start: ${px(16)}; color: ${color('brand-text')}; font-weight: 600; }
  /* The live dot stands still here: every beat of every row would wake the page for a frame of its own. */
  & > header > [data-tone='live']::before { animation: none; }
  & > header svg { width: ${px(14)}; height: ${px(14)}; }
  .teams { display: grid; grid-template-rows: repeat(3, 1fr); align-items: center; padding-inline-end: ${px(4)}; min-width: 0; }
  .teams > small { font-size: ${type.xs}; color: ${color('text-3')}; }
`;

export const StyledTeam = styled.span`
  display: flex; align-items: center; gap: ${px(5)}; min-width: 0; font-size: ${type.s}; font-weight: 600; line-height: 1.2;
  & > span { overflow: hidden; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; }
  & > b { margin-inline-start: auto; color: ${color('gold-text')}; font-size: ${type.m}; }
  & > mark { flex: none; min-width: ${px(12)}; padding: 0 ${px(2)}; border-radius: ${px(2)}; background: #d7372c; color: #fff; font-size: ${px(10)}; text-align: center; line-height: 1.4; }
`;

export const StyledColumn = styled.div`
  display: grid; gap: ${px(4)}; min-height: 0; grid-auto-rows: minmax(0, 1fr);
`;

export const StyledLeague = styled.button`
  display: grid; grid-template-columns: minmax(0, 1fr) repeat(3, ${px(72)}); column-gap: ${px(4)}; align-items: center; width: 100%; height: 100%; padding: 0 ${px(12)};
  background: ${color('raised')}; color: ${color('text-2')}; font-size: ${type.s}; font-weight: 650; text-align: start;
  & > span:first-child { display: flex; align-items: center; gap: ${px(4)}; min-width: 0; }
  & > span:first-child > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & > span:not(:first-child) { text-align: center; font-size: ${type.xs}; font-weight: 500; }
  svg { width: ${px(16)}; height: ${px(16)}; flex: none; }
  &[aria-expanded='false'] svg { transform: rotate(-90deg); }
`;

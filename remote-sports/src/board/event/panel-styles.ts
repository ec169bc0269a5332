/** Looks of the tracker's panel. Its height is what it was opened with, whatever is told. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { PANEL_HEIGHT, WIDE, WIDE_PANEL_HEIGHT } from './tracker-room';

export const StyledPanel = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto minmax(0, 1fr);
  height: ${PANEL_HEIGHT.table};
  padding: 0 ${px(12)};
  border-top: 1px solid ${color('line')};
  overflow: hidden;
  table {
    table-layout: fixed;
  }
  tr {
    height: ${px(18)};
  }
  th,
  td {
    padding-block: 0;
    line-height: 1.15;
    white-space: nowrap;
  }
  .team {
    padding-inline-start: 0;
  }
  /* The panel has its own edge. */
  [data-total] {
    padding-inline-end: ${px(2)};
  }
  th[data-total] {
    width: calc(3em + ${px(6)});
  }
  &[data-room='course'] {
    height: ${PANEL_HEIGHT.course};
  }
  /* Without a course below it the table has all the room. */
  &[data-room='table'] tr {
    height: ${px(19)};
  }
  ${WIDE} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    grid-template-rows: auto minmax(0, 1fr);
    column-gap: ${px(16)};
    &[data-room] {
      height: ${WIDE_PANEL_HEIGHT};
    }
    .scene {
      grid-row: 1 / span 2;
    }
    &[data-room='table'] > table {
      align-self: center;
      grid-row: 1 / span 2;
    }
  }
  /* Letters so large that heads stand edge to edge, each over its figures. */
  @media (max-width: 17em) {
    th,
    td {
      padding-inline: 0;
      overflow: hidden;
      text-align: start;
    }
    .team {
      width: 24%;
    }
  }
`;

export const StyledCourse = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  /* Minutes are as high as letters are, in the smallest screen, too: the course has the rest. */
  grid-template-rows: minmax(0, 1fr) max(${px(14)}, 1.15em);
  column-gap: ${px(6)};
  padding-block: ${px(3)} ${px(1)};
  font-size: ${type.xxs};
  line-height: 1.15;
  color: ${color('text-3')};
  .sides {
    display: grid;
    grid-template-rows: 1fr 1fr;
    align-items: center;
  }
  .steps {
    position: relative;
    display: flex;
    border-radius: ${px(4)};
    background: ${color('sunken')};
  }
  /* Between both sides: as far as play has come. */
  .played {
    position: absolute;
    inset: calc(50% - 1px) auto auto 0;
    height: 2px;
    background: ${color('text-3')};
  }
  .step {
    position: relative;
    flex: 1 1 0;
    display: grid;
    grid-template-rows: 1fr 1fr;
    min-width: 0;
    border-inline-start: 1px solid transparent;
  }
  .step[data-mark] {
    border-inline-start: 1px dashed ${color('line-strong')};
  }
  .review {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  .review > .sign {
    background: ${color('sunken')};
  }
  .half {
    position: relative;
    min-width: 0;
  }
  .bar {
    position: absolute;
    inset-inline: 1px;
    background: ${color('brand')};
  }
  .half[data-side='home'] > .bar {
    bottom: 1px;
    border-radius: 2px 2px 0 0;
  }
  .half[data-side='away'] > .bar {
    top: 1px;
    border-radius: 0 0 2px 2px;
    background: ${color('line-field')};
  }
  .signs {
    position: absolute;
    inset-inline: 0;
    display: flex;
    justify-content: center;
  }
  .half[data-side='home'] > .signs {
    top: 1px;
  }
  .half[data-side='away'] > .signs {
    bottom: 1px;
  }
  .minutes {
    position: relative;
    grid-column: 2;
  }
  .minutes > span {
    position: absolute;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  /* Between kick-off and half-time. */
  .minutes > .since {
    inset-inline-start: 19%;
  }
  @media (max-width: 17em) {
    .minutes > .since {
      display: none;
    }
  }
  .minutes > [data-end='first'] {
    transform: none;
  }
  .minutes > [data-end='last'] {
    transform: translateX(-100%);
  }
`;

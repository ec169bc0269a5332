/** Looks of a section of an event's markets. */
import { Card, color, px, radius, type } from '@site/ui';
import styled, { css } from 'styled-components';

/** Never too low for a finger, however narrow the phone. */
const CELL = `max(40px, ${px(44)})`;
/** One line of letters needs no more. */
const LOW_CELL = `max(40px, ${px(40)})`;

/** The end of a row fades into its ground while more of it is out of sight (`useMore`). */
export const fade = (ground: 'bg' | 'surface') => css`
  &[data-more]::after {
    content: '';
    position: absolute;
    inset: 1px 1px 1px auto;
    width: ${px(36)};
    background: linear-gradient(90deg, transparent, ${color(ground)} 80%);
    pointer-events: none;
  }
`;

export const StyledSection = styled(Card)`
  padding: 0;
  & > div {
    display: grid;
    gap: ${px(6)};
    padding: 0 ${px(10)} ${px(6)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: ${CELL};
  }
  & > header {
    display: flex;
  }
  & > header > .name {
    flex: 1;
    min-width: 0;
  }
  & > header > .tool {
    display: grid;
    place-items: center;
    width: ${CELL};
    color: ${color('text-3')};
  }
  & > header > .tool[aria-pressed='true'] {
    color: ${color('brand-text')};
  }
  & > header > .tool[aria-pressed='true'] > .sign {
    fill: currentColor;
  }
  & > header > .lines {
    display: flex;
    align-items: center;
    gap: ${px(2)};
    min-width: 40px;
    padding-inline: ${px(8)} ${px(4)};
    font-size: ${type.s};
    font-weight: 650;
    color: ${color('brand-text')};
    white-space: nowrap;
  }
  & > header > .lines > .sign {
    width: ${px(14)};
    height: ${px(14)};
  }
  & > header > .lines[aria-expanded='true'] > .sign {
    transform: rotate(180deg);
  }
  & > header > .tool > .sign {
    width: ${px(16)};
    height: ${px(16)};
  }
  & > div[data-columns='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  p {
    align-self: center;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    text-align: center;
    font-size: ${type.xs};
    color: ${color('text-2')};
    line-height: 1.3;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  & > div[data-lines] {
    grid-auto-rows: ${LOW_CELL};
  }
  & > div[data-heads] {
    row-gap: ${px(6)};
    grid-template-rows: minmax(${px(16)}, auto);
  }
  /* There a line stands above its price, and a head above what can be done there (ADR 110). */
  @media (max-width: 17em) {
    & > header {
      flex-wrap: wrap;
      justify-content: end;
    }
    & > header > .name {
      flex-basis: 100%;
    }
    & > div[data-lines] {
      grid-auto-rows: ${CELL};
    }
  }
  & > div > [data-wide] {
    grid-column: 1 / -1;
    height: ${CELL};
  }
  .line {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: inherit;
    gap: ${px(6)};
  }
  .line[data-main] {
    position: relative;
  }
  .line[data-main] > button:not([data-chosen], [data-state='updating'], :active) {
    background: ${color('brand-soft')};
  }
  /* On the edge of its first cell, where that has nothing: arrows of this line and of the one above stand at the other end. */
  .line > .tag {
    position: absolute;
    top: 0;
    inset-inline-start: ${px(10)};
    z-index: 1;
    padding: 0 ${px(5)};
    border-radius: ${radius.s};
    background: ${color('surface')};
    color: ${color('brand-text')};
    font-size: max(11px, ${type.xxs});
    font-weight: 700;
    line-height: 1.2;
    transform: translateY(-50%);
    pointer-events: none;
  }
  /* There its ground and its name alone say it: line and price fill the cell. */
  @media (max-width: 17em) {
    .line > .tag {
      display: none;
    }
  }
  .line[data-main] small {
    font-weight: 800;
  }
  .line[data-main] > :not([data-chosen]) > small {
    color: ${color('text')};
  }
  /* Line and price stand at the ends: the sign of what is locked has the middle. */
  [data-look='wide'] > svg {
    inset-inline-start: calc(50% - ${px(5.5)});
    top: calc(50% - ${px(5.5)});
  }
  ul {
    display: grid;
    gap: ${px(6)};
    grid-auto-rows: ${CELL};
    align-content: start;
    grid-row: 2;
  }
  & > div[data-scores] {
    grid-auto-rows: auto;
  }
  /* One outcome is left: its scores stand beside each other. */
  & > div[data-scores]:is([data-columns='0'], [data-columns='1']) {
    grid-template-columns: minmax(0, 1fr);
  }
  & > div[data-scores][data-columns='1'] > [data-part='scores'] {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${px(6)};
  }
  .fold {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${px(4)};
    width: 100%;
    min-height: ${CELL};
    border-top: 1px solid ${color('line')};
    font-size: ${type.s};
    font-weight: 650;
    color: ${color('brand-text')};
  }
  .fold > svg {
    width: ${px(16)};
    height: ${px(16)};
  }
  .fold[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;
export const StyledHead = styled.button`
  display: flex;
  align-items: center;
  gap: ${px(4)};
  width: 100%;
  min-height: max(40px, ${px(40)});
  padding: 0 ${px(12)};
  font-size: ${type.m};
  font-weight: 650;
  text-align: start;
  & > small {
    font-size: ${type.xs};
    font-weight: 500;
    color: ${color('text-3')};
  }
  & > svg {
    width: ${px(16)};
    height: ${px(16)};
    color: ${color('text-3')};
  }
  &[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
`;

/**
 * Looks of a price cell. Fixed size and tabular figures: a price never moves the layout. The sign
 * of a move is the colour of its digits with an arrow, never a ground: nothing animates and no
 * field of cells lights up while prices pour in (ADR 075).
 */
import { color, px, radius, type } from '@site/ui';
import styled from 'styled-components';

export const StyledCell = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 0;
  width: 100%;
  height: 100%;
  min-height: ${px(26)};
  border-radius: ${radius.s};
  background: ${color('odds-bg')};
  color: ${color('odds-text')};
  overflow: hidden;
  contain: strict;
  font-size: ${type.m};
  line-height: 1.15;
  font-weight: 700;
  & > small {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: ${type.xxs};
    font-weight: 500;
    color: ${color('text-2')};
  }
  /* Who gives the goals is the favourite: the line says it by its sign, and stands out. */
  &[data-gives] > small {
    font-weight: 700;
    color: ${color('text')};
  }
  & > b {
    position: relative;
    display: inline-flex;
    align-items: center;
    font-weight: 700;
  }
  sup {
    font-size: ${type.xxs};
    font-weight: 500;
    margin-inline-start: 1px;
  }
  & > i {
    position: absolute;
    inset-inline-end: ${px(4)};
    top: ${px(3)};
    width: 0;
    height: 0;
    border-inline: ${px(4)} solid transparent;
    opacity: 0;
  }
  & > svg {
    position: absolute;
    inset-inline-start: ${px(4)};
    top: ${px(4)};
    width: ${px(11)};
    height: ${px(11)};
    color: ${color('text-3')};
  }
  &[data-look='wide'] {
    flex-direction: row;
    justify-content: space-between;
    padding-inline: ${px(14)};
  }
  &[data-look='wide'] > small {
    font-size: ${type.s};
    font-weight: 600;
  }
  &[data-look='named'] {
    padding-inline: ${px(6)};
    gap: ${px(2)};
  }
  /* Letters so large that a line and its price have no room side by side. */
  @media (max-width: 17em) {
    &[data-look='wide'] {
      flex-direction: column;
      justify-content: center;
    }
  }
  &:active {
    background: ${color('odds-press')};
  }
  &[data-move='up'] {
    color: ${color('up')};
  }
  &[data-move='down'] {
    color: ${color('down')};
  }
  &[data-move='up'] > i {
    opacity: 1;
    border-bottom: ${px(6)} solid currentColor;
  }
  &[data-move='down'] > i {
    opacity: 1;
    border-top: ${px(6)} solid currentColor;
  }
  &[data-chosen='true'] {
    background: ${color('odds-on-bg')};
    color: ${color('odds-on-text')};
  }
  &[data-chosen='true'] > small {
    color: inherit;
  }
  &[aria-disabled='true'],
  &[data-empty] {
    color: ${color('text-3')};
    cursor: not-allowed;
  }
  &[aria-disabled='true'] > b {
    opacity: 0.6;
  }
  /* Chosen and locked: the choice is a frame, so that the pale price stays readable. */
  &[data-chosen='true'][aria-disabled='true'] {
    background: ${color('odds-bg')};
    box-shadow: inset 0 0 0 2px ${color('odds-on-bg')};
  }
  &[data-state='updating'] {
    background: repeating-linear-gradient(
      135deg,
      ${color('odds-bg')} 0 ${px(5)},
      ${color('sunken')} ${px(5)} ${px(10)}
    );
  }
`;

/** A place without a market. */
export const StyledGap = styled.span`
  display: grid;
  place-items: center;
  border-radius: ${radius.s};
  background: ${color('sunken')};
  color: ${color('text-3')};
  font-size: ${type.s};
  min-height: ${px(26)};
  height: 100%;
`;

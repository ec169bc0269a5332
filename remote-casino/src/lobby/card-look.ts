/**
 * The look of game cards, as plain classes inside the one styled parent of a list: a card costs no
 * style work when it is scrolled in.
 */
import { css } from 'styled-components';
import { color, px, radius, type } from '@site/ui';

/** Height of a card in design pixels: a square picture a third of the page wide, and two lines. */
export const CARD_HEIGHT = 162;
/** Between cards, in design pixels. */
export const CARD_GAP = 10;
/** Width of a card in a row that scrolls, in design pixels. */
export const CARD_WIDTH = 110;

/**
 * What takes the focus stays clear of the tools over a list (WCAG 2.4.11); marks stand beside the
 * heart and wrap before they would touch it.
 */
export const cardLook = css`
  .card {
    position: relative;
    height: ${px(CARD_HEIGHT)};
    border-radius: ${radius.m};
    overflow: hidden;
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    contain: layout style paint;
  }
  .card > a,
  .card > button {
    scroll-margin-top: calc(${px(44)} + var(--sat));
  }
  .card > a {
    display: block;
    height: 100%;
    border-radius: ${radius.m};
  }
  .card > a:focus-visible {
    outline-offset: -2px;
  }
  .card > a:active {
    opacity: 0.86;
  }
  .card .name,
  .card .by {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    padding-inline: ${px(8)};
  }
  .card .name {
    margin-top: ${px(6)};
    font-size: ${type.s};
    font-weight: 600;
    line-height: ${px(19)};
  }
  .card .by {
    font-size: ${type.xs};
    line-height: ${px(18)};
    color: ${color('text-3')};
    padding-inline-end: ${px(30)};
  }
  .card .ground {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    background: ${color('skeleton')};
  }
  .card .art {
    display: grid;
    place-items: center;
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  .card .art b {
    font-family: 'Songti SC', 'STSong', 'Noto Serif SC', 'Noto Serif CJK SC', serif;
    font-size: ${px(46)};
    font-weight: 900;
    line-height: 1;
    color: #ffe9b8;
    text-shadow: 0 2px 0 rgb(0 0 0 / 35%);
  }
  .card .tags {
    position: absolute;
    inset: ${px(5)} auto auto ${px(5)};
    display: flex;
    flex-wrap: wrap;
    gap: ${px(3)};
    max-width: calc(100% - ${px(45)});
    pointer-events: none;
  }
  .card .tags em {
    padding: 0 ${px(3)};
    border-radius: ${px(4)};
    font-size: ${type.xs};
    line-height: ${px(17)};
    font-weight: 650;
    white-space: nowrap;
    color: #fff;
    background: rgb(8 18 16 / 78%);
  }
  .card .tags em[data-tone='hot'] {
    background: #c22a1f;
  }
  .card .tags em[data-tone='fresh'] {
    background: #04795c;
  }
  .card .tags em[data-tone='pool'] {
    background: #f2c063;
    color: #2b1d00;
  }
  .card .tags em[data-tone='maintenance'] {
    background: #35260f;
    color: #ffb454;
  }
  .card[data-maintenance] .ground,
  .card[data-maintenance] .picture {
    filter: grayscale(0.85) brightness(0.72);
  }
  .card > button {
    position: absolute;
    display: grid;
    place-items: center;
    border-radius: ${radius.m};
  }
  .card > button:focus-visible {
    outline-offset: -3px;
  }
  .card .like {
    top: 0;
    right: 0;
    width: ${px(40)};
    height: ${px(40)};
    color: #fff;
  }
  .card .like::before {
    content: '';
    position: absolute;
    width: ${px(28)};
    height: ${px(28)};
    border-radius: 50%;
    background: rgb(8 18 16 / 62%);
  }
  .card .like svg {
    position: relative;
    width: ${px(16)};
    height: ${px(16)};
  }
  .card .like[aria-pressed='true'] svg {
    fill: #ff7d8c;
    color: #ff7d8c;
  }
  .card .more {
    right: 0;
    bottom: 0;
    width: ${px(34)};
    height: ${px(32)};
    color: ${color('text-3')};
  }
  .card .more svg {
    width: ${px(18)};
    height: ${px(18)};
  }
`;

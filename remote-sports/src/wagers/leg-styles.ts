/** Look of the selections of a wager. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';

/**
 * Where a match, its clock, its score, an attack and how the bet stands have one line: letters of
 * usual size on less than a tablet have two.
 */
const NARROW = '(max-width: 37.5em)';

/** Of a combo they are a table. */
export const StyledLegs = styled.ol`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  /* Two lines: what was picked with its price, its match with how that stands. */
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    column-gap: ${px(12)};
    padding-block: ${px(1)};
    line-height: 1.3;
  }
  & > li[hidden] {
    display: none;
  }
  & > li + li {
    border-top: 1px dashed ${color('line')};
  }
  [data-part='pick'],
  [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${px(6)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  [data-part='line'] {
    grid-column: 1 / -1;
    align-items: center;
    gap: 0 ${px(8)};
  }
  h3 {
    line-height: inherit;
    color: ${color('text')};
  }
  [data-part='time'] {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  /* How it stands is read down the right edge, as prices are. */
  [data-part='end'] {
    display: inline-flex;
    align-items: center;
    gap: ${px(6)};
    margin-inline-start: auto;
  }
  [data-part='end']:empty {
    display: none;
  }
  .match {
    display: inline-flex;
    align-items: center;
    gap: ${px(4)};
    min-height: 24px;
  }
  a.match {
    color: ${color('brand-text')};
  }
  .match > svg {
    flex: none;
    width: ${px(14)};
    height: ${px(14)};
  }
  aside {
    justify-self: end;
    white-space: nowrap;
    font-size: ${type.l};
  }
  [data-part='odds-type'] {
    margin-inline-start: ${px(4)};
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  /* While it is played: the match with how the bet stands, below it what goes on. An attack that comes has room
     there, and no name gives way to it. */
  @media (min-width: 17.01em) and ${NARROW} {
    [data-played] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
    }
    [data-played] > [data-part='now'] {
      grid-area: 2 / 1 / auto / -1;
    }
  }
  /* Legs of a combo are read as a table: two lines each, whatever they hold. Where it is too much the market gives
     way first, then the side; below it the match. A line, a score or a price never does. */
  @media (min-width: 17.01em) {
    &[data-look='table'] [data-part='pick'],
    &[data-look='table'] [data-part='line'],
    &[data-look='table'] h3 {
      flex-wrap: nowrap;
      min-width: 0;
      white-space: nowrap;
    }
    &[data-look='table'] [data-part='line'] {
      min-height: 24px;
    }
    &[data-look='table'] h3 {
      display: flex;
    }
    &[data-look='table'] [data-part='at-bet']::before {
      content: '(';
    }
    &[data-look='table'] [data-part='at-bet']::after {
      content: ')';
    }
    &[data-look='table'] [data-part='at-bet-word'] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &[data-look='table'] [data-part='pick'] > *,
    &[data-look='table'] [data-part='line'] > *,
    &[data-look='table'] [data-part='at'] {
      flex: none;
      white-space: pre;
    }
    &[data-look='table'] [data-part='pick'] > h3,
    &[data-look='table'] [data-part='line'] > .match {
      flex: 0 1 auto;
      min-width: 0;
    }
    &[data-look='table'] [data-part='pick'] > [data-part='market'] {
      flex: 0 9999 auto;
    }
    &[data-look='table'] [data-part='market'],
    &[data-look='table'] [data-part='side'],
    &[data-look='table'] .match > span:not(.vh) {
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** Unfolds those that are out of sight. */
export const StyledMore = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${px(4)};
  width: 100%;
  min-height: max(44px, ${px(44)});
  border-top: 1px dashed ${color('line')};
  font-size: ${type.s};
  color: ${color('brand-text')};
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

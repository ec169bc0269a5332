/** Looks that the parts of the slip share. */
import { color, px, radius, type } from '@site/ui';
import styled from 'styled-components';

/** A card of the slip: a selection or a combo. */
export const StyledSlipCard = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${px(4)} ${px(10)};
  padding: ${px(12)};
  border-radius: ${radius.m};
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  &[data-look='foot'] {
    padding: 0;
    background: none;
    box-shadow: none;
  }
  &[data-active='true']:not([data-look='foot']) {
    box-shadow: inset 0 0 0 1px ${color('brand')};
  }
  &[data-dead='true'] h3,
  &[data-dead='true'] .price {
    opacity: 0.55;
  }
  h3 {
    font-size: ${type.l};
    line-height: 1.35;
  }
  /* A leg is two lines and no more, so that five of them and the stake are in sight together. */
  &[data-look='leg'] {
    gap: 0 ${px(10)};
    align-content: center;
    min-height: ${px(56)};
    padding: ${px(6)} ${px(12)};
  }
  & > [data-part='name'] {
    display: flex;
    align-items: center;
    gap: ${px(6)};
    min-width: 0;
  }
  /* What is said of a market for good stands in the place of the time: a second line would lift the sheet. */
  &[data-look='card'] [data-part='when']:has(+ [data-testid='slip-row-status']) {
    display: none;
  }
  /* Nor is it higher than the line. */
  & [data-testid='slip-row-status'] {
    margin-block: ${px(-2)};
  }
  & [data-part='when'] {
    flex: none;
    font-size: ${type.xs};
    color: ${color('text-2')};
    white-space: nowrap;
  }
  &[data-look='leg'] > .price {
    grid-area: 1 / 2 / 3 / 3;
  }
  &[data-look='leg'] > p[data-part='match'] {
    grid-area: 2 / 1 / 3 / 2;
  }
  &[data-look='leg'] h3 {
    display: flex;
  }
  &[data-look='leg'] h3 > [data-part='line'] {
    flex: none;
    margin-inline-start: 0.25em;
  }
  &[data-look='leg'] h3,
  &[data-look='leg'] [data-part='team'],
  &[data-look='leg'] > p[data-part='match'],
  &[data-look='leg'] > p[data-part='match'] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: ${px(20)};
  }
  /* What has no room beside the names falls below the one line, which nobody sees. */
  &[data-look='leg'] > p[data-part='match'] {
    display: flex;
    flex-wrap: wrap;
    height: ${px(20)};
  }
  &[data-look='leg'] > p[data-part='match'] > span {
    max-width: 100%;
  }
  &[data-look='leg'] > p[data-said] {
    flex-wrap: nowrap;
  }
  /* As high as the line: at the baseline of the words beside it, its edge would be cut. */
  &[data-look='leg'] > p [data-tone] {
    vertical-align: top;
  }
  &[data-look='leg'] > p > [data-testid='slip-row-status'],
  &[data-look='leg'] > p > [data-part='score'] {
    display: flex;
    align-items: center;
    flex: none;
    margin-inline-end: ${px(6)};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & > p,
  & > span {
    grid-column: 1 / -1;
  }
  p[data-quiet='true'] {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & > footer {
    grid-column: 1 / -1;
    display: flex;
    flex-direction: column;
    gap: ${px(8)};
  }
  & > * + footer {
    margin-top: ${px(6)};
  }
  & > footer:empty {
    display: none;
  }
  & > .price {
    grid-area: 1 / 2;
    display: flex;
    align-items: baseline;
    gap: ${px(6)};
    font-size: ${type.xl};
    line-height: 1.2;
  }
  & > .price > s,
  & > .price > small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & > .price > small:has(s) {
    display: grid;
    align-self: center;
    margin-block: ${px(-4)};
    line-height: 1;
  }
  & > .price > button {
    align-self: center;
    margin: ${px(-12)} ${px(-10)} ${px(-12)} ${px(-6)};
  }
  /* In a leg what a price was stands below what it is: beside it, it would take the width of the names. */
  &[data-look='leg'] > .price {
    display: grid;
    grid-template-columns: auto auto auto;
    align-content: center;
    justify-items: end;
    gap: 0 ${px(3)};
  }
  &[data-look='leg'] > .price > s {
    grid-area: 2 / 1;
    line-height: 1.1;
  }
  &[data-look='leg'] > .price > button {
    grid-area: 1 / 3 / span 2;
    margin-inline: 0 ${px(-10)};
  }
  /* Beside the keys of a low phone the bet and what it may take stay in sight, not what explains it. */
  @media (max-height: 600px) and (max-aspect-ratio: 16/10) {
    &[data-active='true'] > [data-part='trend'] {
      display: none;
    }
  }
  /* Letters so large that a name and its price have no room side by side (ADR 110). */
  @media (max-width: 17em) {
    grid-template-columns: minmax(0, 1fr);
    & > .price,
    &[data-look='leg'] > .price,
    &[data-look='leg'] > p[data-part='match'] {
      grid-area: auto;
    }
    &[data-look='leg'] h3,
    &[data-look='leg'] [data-part='team'],
    &[data-look='leg'] > p[data-part='match'],
    &[data-look='leg'] > p[data-part='match'] > span {
      flex-wrap: wrap;
      height: auto;
      white-space: normal;
      line-height: 1.3;
    }
    & > .price > button {
      margin-inline-start: auto;
    }
  }
`;

/** What a stake gives beside the field it is typed into. */
export const StyledStakeLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${px(160)};
  align-items: center;
  gap: ${px(10)};
  @media (max-width: 17em) {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Beside the keys of a phone on its side words are dearer than the field's width. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    grid-template-columns: minmax(0, 1fr) ${px(128)};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
    line-height: 1.35;
  }
  [data-part='scope'] {
    display: none;
  }
  @media (max-height: 600px) and (max-aspect-ratio: 16/10) {
    [data-part='scope'] {
      display: inline;
    }
    [data-part='label'] {
      display: none;
    }
  }
  /* A price and its kind are one word. */
  [data-part='price'] {
    white-space: nowrap;
  }
  b {
    color: ${color('text')};
  }
`;

/** Words with a button at their end. */
export const StyledAction = styled.div`
  /* Brought into sight it comes with the edge of its box. */
  scroll-margin-block: ${px(14)};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(10)};
  flex-wrap: wrap;
  & > button {
    flex: none;
  }
`;

/** A button that does not ask to be pressed: what is rarely wanted beside what is wanted. */
export const StyledQuiet = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  align-self: flex-start;
  min-height: max(44px, ${px(40)});
  padding: 0 ${px(8)};
  border-radius: ${radius.s};
  font-size: ${type.s};
  color: ${color('text-2')};
  white-space: nowrap;
  & > svg {
    flex: none;
    width: ${px(16)};
    height: ${px(16)};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

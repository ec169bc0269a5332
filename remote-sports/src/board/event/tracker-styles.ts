/** Looks of the tracker: one line, and a pitch that lies over it while play is dangerous. */
import { Card, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { fade } from './section-styles';
import { TRACKER_HEIGHT } from './tracker-height';

/** The line, which scrolls. */
export const StyledCourse = styled.div`
  display: flex;
  align-items: center;
  justify-content: safe center;
  gap: ${px(10)};
  height: 100%;
  padding-inline: ${px(12)};
  overflow-x: auto;
  scrollbar-width: none;
  border-radius: inherit;
  font-size: ${type.s};
  color: ${color('text-2')};
  white-space: nowrap;
  &::-webkit-scrollbar {
    display: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > * {
    flex: none;
  }
  .stat[data-what='red']::before {
    content: '';
    display: inline-block;
    width: ${px(7)};
    height: ${px(10)};
    margin-inline-end: ${px(4)};
    border-radius: 1px;
    background: ${color('danger')};
    vertical-align: -0.05em;
  }
  .pressure {
    display: flex;
    align-items: center;
    gap: ${px(4)};
    font-weight: 650;
    color: ${color('text')};
  }
  .label {
    font-weight: 400;
    color: ${color('text-2')};
  }
  meter {
    width: ${px(40)};
    height: ${px(6)};
    background: none;
    appearance: none;
  }
  meter::-webkit-meter-inner-element {
    display: block;
  }
  meter::-webkit-meter-bar {
    height: ${px(6)};
    border: 0;
    border-radius: 999px;
    background: ${color('line-field')};
  }
  meter::-webkit-meter-optimum-value {
    border-radius: 999px 0 0 999px;
    background: ${color('brand')};
  }
  meter::-moz-meter-bar {
    border-radius: 999px 0 0 999px;
    background: ${color('brand')};
  }
`;

export const StyledTracker = styled(Card)`
  position: relative;
  height: ${TRACKER_HEIGHT};
  padding: 0;
  overflow: hidden;
  ${fade('surface')}
  .pitch:not([data-danger='safe']) {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: flex;
    background: repeating-linear-gradient(90deg, #14532d 0 8.333%, #17592f 8.333% 16.667%);
    color: #fff;
    font-size: ${type.s};
  }
  /* Who reads the line by keys is not cut off. */
  ${StyledCourse}:focus-visible + .pitch {
    visibility: hidden;
  }
  .zone {
    flex: 1 1 0;
    display: flex;
    align-items: center;
    justify-content: center;
    min-width: 0;
    padding: 0 ${px(6)};
    white-space: nowrap;
  }
  .zone + .zone {
    border-inline-start: 1px solid rgb(255 255 255 / 30%);
  }
  .zone > .name {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* The third that matters has the room for a name. */
  .zone[data-hot] {
    flex-grow: 2;
    background: #a16207;
  }
  .zone[data-stop] {
    background: #b91c1c;
  }
`;

/** What was seen. */
export const StyledMoments = styled.ol`
  display: flex;
  gap: ${px(6)};
  margin: 0;
  padding: 0;
  list-style: none;
  .moment {
    flex: none;
    padding: ${px(1)} ${px(8)};
    border-radius: ${radius.pill};
    background: ${color('sunken')};
  }
  .moment[data-what='goal'] {
    color: ${color('gold-text')};
    font-weight: 700;
  }
  .moment[data-what='red'] {
    color: ${color('danger')};
  }
`;

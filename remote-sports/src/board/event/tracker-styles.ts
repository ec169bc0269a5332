/** Looks of the tracker. Its height never changes: prices stand below. */
import { Card, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { COURSE, PITCH, TRACKER_HEIGHT } from './tracker-height';

export const StyledTracker = styled(Card)`
  height: ${TRACKER_HEIGHT};
  padding: 0;
  .pitch {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) minmax(min-content, 1fr) minmax(0, 1fr);
    height: ${px(PITCH)};
    background: repeating-linear-gradient(90deg, #14532d 0 8.333%, #17592f 8.333% 16.667%);
    color: #fff;
    font-size: ${type.s};
  }
  .zone {
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
  .zone[data-hot] {
    background: #a16207;
  }
  .zone[data-stop] {
    background: #b91c1c;
  }
  .pressure {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${px(8)};
    height: ${px(18)};
    padding: 0 ${px(8)};
    background: #0c3a1f;
    font-size: ${type.xs};
    line-height: 1;
  }
  meter {
    width: 100%;
    height: ${px(6)};
    border: 0;
    border-radius: 999px;
    background: rgb(255 255 255 / 35%);
    appearance: none;
  }
  meter::-webkit-meter-inner-element {
    display: block;
  }
  meter::-webkit-meter-bar {
    height: ${px(6)};
    border: 0;
    border-radius: 999px;
    background: rgb(255 255 255 / 35%);
  }
  meter::-webkit-meter-optimum-value {
    border-radius: 999px;
    background: #facc15;
  }
  meter::-moz-meter-bar {
    border-radius: 999px;
    background: #facc15;
  }
  .course {
    display: flex;
    align-items: center;
    gap: ${px(8)};
    height: ${px(COURSE)};
    padding-inline: ${px(12)};
    font-size: ${type.xs};
    color: ${color('text-2')};
    white-space: nowrap;
  }
  .stats {
    display: flex;
    flex: none;
    gap: ${px(8)};
  }
  /* Letters so large that the line has no room for all of it. */
  @media (max-width: 17em) {
    height: auto;
    .course {
      flex-wrap: wrap;
      height: auto;
      min-height: ${px(COURSE)};
    }
    .stats {
      flex-wrap: wrap;
      flex: 0 1 auto;
    }
  }
`;

/** What was seen, in a row that scrolls. */
export const StyledMoments = styled.ol`
  display: flex;
  flex: 1;
  gap: ${px(6)};
  min-width: 0;
  margin: 0;
  padding: 0;
  overflow-x: auto;
  list-style: none;
  scrollbar-width: none;
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

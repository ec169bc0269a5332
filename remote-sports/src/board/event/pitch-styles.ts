/** Looks of the pitch in the open panel: the same green in both themes, words in white. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { LYING, PITCH_HEIGHT } from './tracker-room';

export const StyledScene = styled.div`
  display: flex;
  gap: ${px(10)};
  height: ${PITCH_HEIGHT};
  padding-block: ${px(6)} ${px(4)};
  .pitch {
    position: relative;
    flex: 1 1 0;
    display: flex;
    min-width: 0;
    border: 1px solid #d1e7d8;
    border-radius: ${px(4)};
    overflow: hidden;
    background: repeating-linear-gradient(90deg, #14532d 0 8.333%, #17592f 8.333% 16.667%);
    color: #fff;
    font-size: ${type.s};
    line-height: 1.25;
  }
  /* Play stands still: why is said above. */
  .pitch[data-stop] {
    border: 2px dashed #fff;
    background: #14532d;
  }
  .lines {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: currentColor;
    stroke-opacity: 0.45;
  }
  .lines > path {
    vector-effect: non-scaling-stroke;
  }
  .circle {
    position: absolute;
    inset: 31% auto auto 50%;
    height: 38%;
    aspect-ratio: 1;
    border: 1px solid rgb(255 255 255 / 45%);
    border-radius: 50%;
    transform: translateX(-50%);
  }
  .third {
    position: relative;
    flex: 1 1 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-width: 0;
    padding: ${px(2)} 0 ${px(16)};
    white-space: nowrap;
  }
  /* By its edge and its words, too: colours may be taken away. */
  .third[data-hot] {
    /* Room for a name of five. */
    flex-grow: 1.3;
    border: 2px solid #fde68a;
    background: #a16207;
  }
  .name {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .arrows {
    font-weight: 800;
    letter-spacing: ${px(2)};
  }
  .ends {
    position: absolute;
    inset: auto ${px(6)} ${px(3)};
    display: flex;
    justify-content: space-between;
    gap: ${px(8)};
    font-size: ${type.xxs};
    white-space: nowrap;
  }
  .ends > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* It has its place before anything was seen: the pitch never changes. */
  .beside {
    flex: 0 0 max(36%, ${px(134)});
    display: grid;
    align-content: center;
    gap: ${px(6)};
    min-width: 0;
    font-size: ${type.s};
    line-height: 1.3;
    color: ${color('text-2')};
  }
  .beside > p {
    min-width: 0;
    /* Between words. */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
  .beside > .row {
    display: flex;
    align-items: center;
    overflow: hidden;
    white-space: pre;
  }
  .row > .sign {
    margin-inline-end: ${px(4)};
  }
  .row > :not(.name) {
    flex: none;
  }
  /* A pitch that is lower: what does not fit below the latest falls into a column that nobody sees. */
  @media ${LYING} {
    .beside {
      display: flex;
      flex-flow: column wrap;
      justify-content: center;
      overflow: hidden;
    }
    .beside > p {
      flex: none;
      width: 100%;
    }
  }
  .beside > [data-what='goal'] {
    font-weight: 700;
    color: ${color('gold-text')};
  }
  .beside > [data-what='red'] {
    color: ${color('danger')};
  }
  /* Letters so large that what was seen has one line each. */
  @media (max-width: 17em) {
    .beside {
      flex-basis: 36%;
      gap: 0;
      overflow: hidden;
    }
    .ends {
      display: none;
    }
  }
`;

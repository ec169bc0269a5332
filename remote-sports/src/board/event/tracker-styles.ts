/** Looks of the tracker: one line, and a pitch that lies over it while play is dangerous. */
import { Card, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { fade } from './section-styles';
import { PANEL_HEIGHT, TRACKER_HEIGHT, WIDE, WIDE_PANEL_HEIGHT } from './tracker-room';

/** Room of the sign that the line opens: nothing lies over it. */
const END = px(34);

/** The line: what stands in it scrolls under a finger, and a tap opens the panel. */
export const StyledLine = styled.div`
  position: relative;
  height: 100%;
  ${fade('surface')}
  &[data-more]::after {
    right: ${END};
  }
  .course {
    height: 100%;
    overflow-x: auto;
    scrollbar-width: none;
  }
  .course::-webkit-scrollbar {
    display: none;
  }
  .line {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${px(10)};
    width: max-content;
    min-width: 100%;
    height: 100%;
    padding-inline: ${END};
    font-size: ${type.s};
    color: ${color('text-2')};
    white-space: nowrap;
  }
  /* No edge of words shows at the edge of what lies over them. */
  &[data-covered] .line {
    opacity: 0;
  }
  .end {
    position: absolute;
    inset: 0 -1px 0 auto;
    display: grid;
    place-items: center;
    width: calc(${END} + 1px);
    background: ${color('surface')};
    color: ${color('text-3')};
    pointer-events: none;
  }
  .end > .chevron {
    width: ${px(16)};
    height: ${px(16)};
  }
  .now {
    font-weight: 650;
  }
  .now:not([data-danger='safe']) {
    color: ${color('text')};
  }
  /* Beside its words, so that it is told from an attack without colours. */
  .now[data-danger='goal'],
  .now[data-danger='redCard'],
  .now[data-danger='var'] {
    padding: ${px(2)} ${px(8)};
    border: 1px solid ${color('danger')};
    border-radius: ${radius.pill};
    color: ${color('danger')};
  }
  .stat {
    display: flex;
    align-items: center;
    gap: ${px(4)};
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
  .pitch:not([data-danger='safe']) {
    position: absolute;
    inset: 0 ${END} 0 0;
    z-index: 1;
    display: flex;
    pointer-events: none;
    background: repeating-linear-gradient(90deg, #14532d 0 8.333%, #17592f 8.333% 16.667%);
    color: #fff;
    font-size: ${type.s};
  }
  /* Around all of it, and over the pitch. */
  &:has(.line:focus-visible)::before {
    content: '';
    position: absolute;
    inset: 2px;
    z-index: 2;
    border-radius: ${radius.s};
    outline: 2px solid ${color('focus')};
    pointer-events: none;
  }
  .line:focus-visible {
    outline-offset: -2px;
  }
  .zone {
    flex: 1 1 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${px(4)};
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

export const StyledTracker = styled(Card)`
  height: ${TRACKER_HEIGHT};
  padding: 0;
  overflow: hidden;
  &[data-panel] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr) auto;
  }
  &[data-panel='table'] {
    height: calc(${TRACKER_HEIGHT} + ${PANEL_HEIGHT.table});
  }
  &[data-panel='course'] {
    height: calc(${TRACKER_HEIGHT} + ${PANEL_HEIGHT.course});
  }
  ${WIDE} {
    &[data-panel] {
      height: calc(${TRACKER_HEIGHT} + ${WIDE_PANEL_HEIGHT});
    }
  }
  &[data-panel] .chevron {
    transform: rotate(180deg);
  }
`;

/** What was seen. */
export const StyledMoments = styled.span`
  display: flex;
  gap: ${px(6)};
  .moment {
    display: flex;
    align-items: center;
    gap: ${px(4)};
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

/** Look of the quick bet's bar: where the slip's bar stands, with the countdown along its edge. */
import { color, depth, motion, px, radius, shadow, type } from '@site/ui';
import styled from 'styled-components';

/** Where the bar begins, px of the design from the end of the screen; raised above the navigation. */
export const BAR_END = { low: 10, raised: 68 } as const;

export const StyledQuick = styled.section`
  position: fixed;
  inset-inline: ${px(10)};
  bottom: calc(${px(BAR_END.low)} + var(--sab));
  z-index: ${depth.slipBar};
  max-width: calc(var(--column) - ${px(20)});
  margin-inline: auto;
  display: grid;
  gap: ${px(4)};
  padding: ${px(12)} ${px(14)};
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${color('raised')};
  color: ${color('text')};
  box-shadow:
    inset 0 0 0 1px ${color('line-strong')},
    ${shadow.mid};
  animation: ui-rise ${motion.modal};
  &[data-raised='true'] {
    bottom: calc(${px(BAR_END.raised)} + var(--sab));
  }
  & > div[data-part='bet'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${px(12)};
    font-size: ${type.l};
  }
  [data-part='price'] {
    flex: none;
    white-space: nowrap;
  }
  [data-part='price'] > s,
  [data-part='price'] > small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  &:has(> button) > div[data-part='bet'] {
    padding-inline-end: ${px(32)};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & > p[data-part='match'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p[data-part='words'] {
    min-height: 1.5em;
    color: ${color('text')};
    font-weight: 600;
  }
  &[data-phase='counting'] > p[data-part='words'] {
    font-size: ${type.l};
  }
  & > p[data-part='words'] b {
    font-size: ${type.xl};
    color: ${color('brand-text')};
  }
  &[data-tone='warn'] > p[data-part='words'] {
    color: ${color('warn')};
  }
  &[data-tone='ok'] > p[data-part='words'] {
    color: ${color('green')};
  }
  & > div[data-part='acts'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${px(8)};
    margin-top: ${px(4)};
  }
  & > div[data-part='acts'] > button {
    flex: 1 1 auto;
    min-height: max(44px, ${px(48)});
    min-width: max-content;
    max-width: 100%;
    padding-inline: ${px(10)};
  }
  /* A phone on its side has no height to spare: the ways stand beside the words. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: ${px(12)};
    align-items: baseline;
    gap: ${px(1)} ${px(12)};
    padding-block: ${px(10)} ${px(6)};
    & > div[data-part='bet'] {
      grid-area: 1 / 1 / 2 / 3;
    }
    & > p[data-part='words'] {
      grid-area: 3 / 1 / 4 / 3;
    }
    & > p[data-part='match'] {
      grid-area: 2 / 1;
      max-width: ${px(200)};
    }
    & > p[data-part='sums'] {
      grid-area: 2 / 2;
      justify-self: start;
    }
    & > div[data-part='acts'] {
      grid-area: 1 / 3 / 4;
      align-self: center;
      flex-wrap: nowrap;
      margin: 0;
    }
    &:has(> button) > div[data-part='acts'] {
      padding-inline-end: ${px(36)};
    }
    &:has(> div[data-part='acts']) > div[data-part='bet'] {
      padding: 0;
    }
  }
  & > button {
    position: absolute;
    top: ${px(4)};
    inset-inline-end: ${px(4)};
  }
  & > i {
    display: none;
  }
  &[data-phase='counting'] > i {
    position: absolute;
    inset: 0 0 auto;
    display: block;
    height: ${px(6)};
    background: ${color('brand')};
    transform-origin: left;
    transition: transform 200ms linear;
  }
`;

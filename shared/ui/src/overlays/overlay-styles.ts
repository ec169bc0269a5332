/** Looks of sheet and dialog; Base UI marks entering and leaving with data attributes. */
import { css } from 'styled-components';
import { px } from '../tokens/px';
import { color, depth, motion, radius, shadow, type } from '../tokens/vars';

/** Dims the page behind an overlay. */
export const backdropLook = css`
  position: fixed;
  inset: 0;
  z-index: ${depth.scrim};
  background: ${color('scrim')};
  transition: opacity ${motion.modal};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** Bottom sheet: follows the column, keeps its head in view, scrolls inside. */
export const sheetLook = css`
  position: fixed;
  inset: auto 0 0;
  z-index: ${depth.sheet};
  width: 100%;
  max-width: var(--column);
  margin-inline: auto;
  max-height: 90%;
  display: flex;
  flex-direction: column;
  background: ${color('surface')};
  color: ${color('text')};
  border-radius: ${radius.xl} ${radius.xl} 0 0;
  box-shadow:
    ${shadow.high},
    inset 0 1px 0 ${color('line')};
  outline: none;
  padding-bottom: var(--sab);
  touch-action: pan-y;
  transform: translateY(var(--drawer-swipe-movement-y, 0px));
  transition: transform ${motion.sheet};
  &[data-swiping] {
    transition: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateY(100%);
  }
  &[data-full='true'] {
    height: 90%;
  }
  & > i {
    width: ${px(38)};
    height: ${px(4)};
    border-radius: 4px;
    background: ${color('line-strong')};
    margin: ${px(8)} auto 0;
    flex: none;
  }
`;

/** Head of an overlay. */
export const overlayHeadLook = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(8)};
  min-height: ${px(52)};
  padding: 0 ${px(6)} 0 ${px(16)};
  flex: none;
  h2 {
    font-size: ${type.l};
    font-weight: 700;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${px(4)};
    flex: none;
  }
  /* Letters so large that a name has no room beside the rest (ADR 110). */
  @media (max-width: 17em) {
    flex-wrap: wrap;
    & > span {
      margin-inline-start: auto;
    }
  }
`;

/** Body that scrolls by itself. */
export const overlayBodyLook = css`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 ${px(16)} ${px(16)};
  flex: 1 1 auto;
  min-height: 0;
`;

/** A dialog in the middle of the column. */
export const dialogLook = css`
  position: fixed;
  z-index: ${depth.dialog};
  top: 50%;
  left: 50%;
  width: min(calc(100vw - ${px(48)}), ${px(340)});
  max-height: 84%;
  overflow-y: auto;
  transform: translate(-50%, -50%);
  background: ${color('surface')};
  color: ${color('text')};
  border-radius: ${radius.xl};
  box-shadow:
    ${shadow.high},
    inset 0 0 0 1px ${color('line')};
  padding: ${px(22)} ${px(20)} ${px(18)};
  outline: none;
  transition:
    opacity ${motion.modal},
    transform ${motion.modal};
  text-align: center;
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translate(-50%, -48%);
  }
  h2 {
    font-size: ${type.xl};
    font-weight: 700;
    margin-bottom: ${px(8)};
  }
  & > .text {
    font-size: ${type.m};
    color: ${color('text-2')};
  }
  & > .acts {
    display: flex;
    flex-direction: column;
    gap: ${px(10)};
    margin-top: ${px(18)};
  }
`;

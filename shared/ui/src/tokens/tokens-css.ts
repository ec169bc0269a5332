/** The CSS text of all tokens: scales, both palettes and the rising-price colour by market custom. */
import { Viewport } from '@site/domain/constants';
import { DARK, LIGHT, toDeclarations } from './palette';

const SHADOW_DARK =
  '--shadow-low:0 1px 2px rgb(0 0 0 / 40%);--shadow-mid:0 6px 18px rgb(0 0 0 / 42%);--shadow-high:0 -8px 36px rgb(0 0 0 / 60%)';
const SHADOW_LIGHT =
  '--shadow-low:0 1px 2px rgb(12 42 35 / 8%);--shadow-mid:0 6px 20px rgb(12 42 35 / 12%);--shadow-high:0 -8px 36px rgb(12 42 35 / 22%)';

/** In China a rising price is red; `data-rise="green"` on html turns it for members who want it so. */
const RISE =
  ':root{--up:var(--red);--down:var(--green)}' +
  ':root[data-rise=green]{--up:var(--green);--down:var(--red)}';

const SAFE_AREAS =
  '--sat:env(safe-area-inset-top,0px);--sar:env(safe-area-inset-right,0px);' +
  '--sab:env(safe-area-inset-bottom,0px);--sal:env(safe-area-inset-left,0px)';

const dark = `color-scheme:dark;${toDeclarations(DARK)};${SHADOW_DARK}`;
const light = `color-scheme:light;${toDeclarations(LIGHT)};${SHADOW_LIGHT}`;

/**
 * Tokens for `:root`; the theme is `data-theme` on html: system (who has chosen none), light or
 * dark.
 */
export const tokensCss =
  `:root{${SAFE_AREAS};--column:${Viewport.maxWidthPx}px;${dark}}` +
  `:root[data-theme=light]{${light}}` +
  `@media (prefers-color-scheme:light){:root[data-theme=system]{${light}}}${RISE}`;

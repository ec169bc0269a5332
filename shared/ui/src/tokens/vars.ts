/**
 * Typed names of the design tokens. Values live in CSS variables, so a theme switch re-renders
 * nothing.
 */
import { Toast } from '@site/domain/constants';
import type { Palette } from './palette';
import { px, scaled } from './px';

type ColorName = keyof Palette | 'up' | 'down';

/**
 * A colour role of the running theme.
 *
 * @param name - role, e.g. `surface`, `text-2`, `up` (the colour of a rising price).
 */
export const color = (name: ColorName): string => `var(--${name})`;

/**
 * What came of a member's own money, wherever it is said: a gain and a loss of a bet, of a game or
 * of a day. Rising and falling have the colours of prices alone, so that no profit reads as a loss
 * (ADR 123); the sign or the word beside it says the same.
 */
export const winLoss = { gain: color('green'), loss: color('text-2') } as const;

/**
 * Where a member has made letters larger, they grow by this much more than what holds them: twice
 * the letters of the browser are twice the letters here, in boxes of 1.4 times their size (WCAG
 * 1.4.4). `--grown` is by how much the root font is larger than the width alone makes it
 * (`base-css.ts`).
 */
const FASTER = 1.44;
const letters = (n: number): string => `calc(${px(n)} + var(--grown,0px)*${scaled(n, FASTER)})`;

/** Nothing is smaller than this, however narrow or low the phone (Chinese strokes run together). */
const LEAST_PX = 11;
const small = (n: number): string => `max(${LEAST_PX}px,${letters(n)})`;

/**
 * Type scale in CSS lengths: these eight sizes and no other. `xxs` is for what stands beside a
 * number or on a badge. Letters that stand in for a picture have the picture's size.
 */
export const type = {
  xxs: small(11),
  xs: small(12),
  s: small(13),
  m: letters(14),
  l: letters(16),
  xl: letters(18),
  xxl: letters(22),
  /* What is large already grows no further than its line. */
  hero: `min(${letters(30)},11vw)`,
} as const;

/** Spacing steps in CSS lengths. */
export const space = {
  1: px(4),
  2: px(8),
  3: px(12),
  4: px(16),
  5: px(20),
  6: px(24),
  8: px(32),
} as const;

/** Corner radii in CSS lengths. */
export const radius = { s: px(6), m: px(10), l: px(14), xl: px(20), pill: '999px' } as const;

/** Shadows by height over the page. */
export const shadow = {
  low: 'var(--shadow-low)',
  mid: 'var(--shadow-mid)',
  high: 'var(--shadow-high)',
} as const;

/** The one z-index table of the site, back to front. */
export const depth = {
  base: 0,
  sticky: 10,
  header: 20,
  bottomNav: 30,
  slipBar: 35,
  scrim: 60,
  sheet: 70,
  dialog: 80,
  offline: 90,
  toast: 100,
} as const;

/** Motion (§9); members who ask for less motion get none of it. */
export const motion = {
  fast: '120ms ease-out',
  modal: `${Toast.modalMs}ms ease-out`,
  sheet: '220ms cubic-bezier(.2,.8,.2,1)',
} as const;

/** Least side of a thing to tap. */
export const touch = px(44);

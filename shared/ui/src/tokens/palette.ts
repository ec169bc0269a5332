/**
 * Colours of both themes. Text pairs hold 4.5:1 on the surfaces they are meant for;
 * `contrast.test.ts` computes it.
 */

/** Names of the colour roles; each becomes a CSS variable of the same name. */
export interface Palette {
  readonly bg: string;
  readonly surface: string;
  readonly raised: string;
  readonly sunken: string;
  readonly line: string;
  readonly 'line-strong': string;
  /** Edge of what can be typed into or switched: 3:1 on every ground (WCAG 1.4.11). */
  readonly 'line-field': string;
  readonly text: string;
  readonly 'text-2': string;
  readonly 'text-3': string;
  readonly brand: string;
  readonly 'brand-press': string;
  readonly 'on-brand': string;
  readonly 'brand-text': string;
  readonly 'brand-soft': string;
  readonly gold: string;
  readonly 'gold-text': string;
  readonly 'gold-soft': string;
  readonly 'on-gold': string;
  readonly 'odds-bg': string;
  readonly 'odds-press': string;
  readonly 'odds-text': string;
  readonly 'odds-on-bg': string;
  readonly 'odds-on-text': string;
  readonly red: string;
  readonly 'red-soft': string;
  readonly green: string;
  readonly 'green-soft': string;
  readonly danger: string;
  readonly 'on-danger': string;
  readonly warn: string;
  readonly 'warn-soft': string;
  readonly 'chrome-bg': string;
  readonly 'chrome-text': string;
  readonly 'chrome-text-2': string;
  readonly 'nav-bg': string;
  readonly skeleton: string;
  readonly 'skeleton-hi': string;
  readonly scrim: string;
  readonly focus: string;
}

/** Ink and jade: the default of a sportsbook. */
export const DARK: Palette = {
  bg: '#0a1110',
  surface: '#121b1a',
  raised: '#1a2524',
  sunken: '#0d1615',
  line: '#22302e',
  'line-strong': '#344643',
  'line-field': '#5c746f',
  text: '#eef4f2',
  'text-2': '#b3c2be',
  'text-3': '#8a9c97',
  brand: '#16c79a',
  'brand-press': '#11ad86',
  'on-brand': '#03211a',
  'brand-text': '#35d9ae',
  'brand-soft': '#10302a',
  gold: '#f2c063',
  'gold-text': '#f6cd7e',
  'gold-soft': '#332a17',
  'on-gold': '#2b1d00',
  'odds-bg': '#1f2d2b',
  'odds-press': '#293a37',
  'odds-text': '#f6d58f',
  'odds-on-bg': '#f2c063',
  'odds-on-text': '#231700',
  red: '#ff7d70',
  'red-soft': '#3a1b19',
  green: '#3ddc97',
  'green-soft': '#0f3325',
  danger: '#ff8478',
  'on-danger': '#2b0703',
  warn: '#ffb454',
  'warn-soft': '#35260f',
  'chrome-bg': '#0d1716',
  'chrome-text': '#f2f7f5',
  'chrome-text-2': '#a3b5b0',
  'nav-bg': '#101a19',
  skeleton: '#1a2524',
  'skeleton-hi': '#24322f',
  scrim: 'rgb(3 8 7 / 66%)',
  focus: '#7be8cb',
};

/** Paper and jade. */
export const LIGHT: Palette = {
  bg: '#eef2f1',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f4f7f6',
  line: '#e1e8e6',
  'line-strong': '#c4d0cc',
  'line-field': '#788b85',
  text: '#10201d',
  'text-2': '#455652',
  'text-3': '#5c6d69',
  brand: '#04795c',
  'brand-press': '#036149',
  'on-brand': '#ffffff',
  'brand-text': '#046a51',
  'brand-soft': '#dcf3ec',
  gold: '#d99a1c',
  'gold-text': '#855600',
  'gold-soft': '#fbf0d8',
  'on-gold': '#241700',
  'odds-bg': '#edf3f1',
  'odds-press': '#dfe9e6',
  'odds-text': '#10201d',
  'odds-on-bg': '#04795c',
  'odds-on-text': '#ffffff',
  red: '#c22a1f',
  'red-soft': '#fde7e4',
  green: '#08734a',
  'green-soft': '#dcf4e8',
  danger: '#bf2a20',
  'on-danger': '#ffffff',
  warn: '#8a5200',
  'warn-soft': '#fdf0d9',
  'chrome-bg': '#05382e',
  'chrome-text': '#f4fbf8',
  'chrome-text-2': '#b5d2ca',
  'nav-bg': '#ffffff',
  skeleton: '#e4ebe9',
  'skeleton-hi': '#f1f5f4',
  scrim: 'rgb(6 22 18 / 48%)',
  focus: '#0a8f6d',
};

/** A palette as CSS declarations. */
export const toDeclarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

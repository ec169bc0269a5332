/**
 * Signs drawn in a box of 100 by 100, filled with the gradient `m`; lines of depth are dark and
 * translucent.
 */
import { MORE_MOTIFS } from './art-motifs-more';

const shade = (path: string, width = 3): string =>
  `<path d="${path}" fill="none" stroke="#1a0d00" stroke-opacity=".34" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Signs by name. */
export const MOTIFS = {
  ...MORE_MOTIFS,
  ball: `<circle cx="50" cy="50" r="44"/>${shade('M50 30l19 14-7 22H38l-7-22zM50 30V7M69 44l23-6M62 66l14 20M38 66L24 86M31 44L8 38', 4)}`,
  trophy: `<path d="M26 8h48v26a24 24 0 0 1-48 0zM44 58h12v18H44zM30 76h40a5 5 0 0 1 5 5v9H25v-9a5 5 0 0 1 5-5z"/><path d="M26 16H10c0 18 6 28 18 30M74 16h16c0 18-6 28-18 30" fill="none" stroke="url(#m)" stroke-width="7"/>${shade('M38 16v20c0 5 3 9 6 12M30 84h40')}`,
  cards: `<g transform="rotate(-14 40 55)"><rect x="16" y="20" width="46" height="66" rx="7" opacity=".72"/></g><g transform="rotate(12 62 52)"><rect x="38" y="16" width="46" height="66" rx="7"/>${shade('M61 34c9 9 15 13 15 20a8 8 0 0 1-13 6l3 8h-10l3-8a8 8 0 0 1-13-6c0-7 6-11 15-20z')}</g>`,
  coins: `<ellipse cx="38" cy="76" rx="30" ry="13"/><ellipse cx="38" cy="62" rx="30" ry="13"/><ellipse cx="38" cy="48" rx="30" ry="13"/><ellipse cx="66" cy="64" rx="26" ry="11"/><ellipse cx="66" cy="34" rx="26" ry="26"/>${shade('M8 62c4 7 16 11 30 11s26-4 30-11M8 48c4 7 16 11 30 11M54 22h24v24H54zM60 28h12v12H60z')}`,
  gift: `<rect x="14" y="44" width="72" height="46" rx="6"/><rect x="8" y="28" width="84" height="20" rx="5"/><path d="M50 28C32 28 26 22 28 14s16-6 22 14c6-20 20-22 22-14s-4 14-22 14z" fill="none" stroke="url(#m)" stroke-width="6"/>${shade('M50 30v60M10 48h80', 4)}`,
  crown: `<path d="M10 30l20 18 20-34 20 34 20-18-10 46H20z"/><rect x="20" y="80" width="60" height="10" rx="4"/><circle cx="10" cy="27" r="6"/><circle cx="50" cy="11" r="6"/><circle cx="90" cy="27" r="6"/>${shade('M24 68h52M50 40v16')}`,
  dice: `<rect x="10" y="34" width="52" height="52" rx="11"/><g transform="rotate(16 70 34)"><rect x="50" y="12" width="42" height="42" rx="9" opacity=".82"/></g><g fill="#1a0d00" fill-opacity=".5"><circle cx="24" cy="48" r="5"/><circle cx="48" cy="48" r="5"/><circle cx="36" cy="60" r="5"/><circle cx="24" cy="72" r="5"/><circle cx="48" cy="72" r="5"/><circle cx="72" cy="34" r="4.500"/></g>`,
  star: `<path d="M50 5l13 29 32 4-24 22 7 32-28-16-28 16 7-32L5 38l32-4z"/>${shade('M50 22v22M50 44l-18 6M50 44l18 6M50 44l-10 20M50 44l10 20')}`,
  lantern: `<rect x="38" y="6" width="24" height="9" rx="3"/><ellipse cx="50" cy="44" rx="38" ry="30"/><rect x="38" y="72" width="24" height="8" rx="3"/><path d="M42 80v16M50 80v18M58 80v16" stroke="url(#m)" stroke-width="3.500"/>${shade('M50 15c-17 10-17 48 0 58M50 15c17 10 17 48 0 58M22 26c-9 12-9 24 0 36M78 26c9 12 9 24 0 36')}`,
  rocket: `<path d="M50 4c20 16 24 40 16 64H34C26 44 30 20 50 4zM34 52L18 70v16l18-12M66 52l16 18v16L64 74"/><path d="M42 74h16l-8 24z" opacity=".75"/>${shade('M50 30a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM36 66h28')}`,
  ingot: `<path d="M6 40c8 4 16 4 22 0 4-16 40-16 44 0 6 4 14 4 22 0-2 26-16 42-44 42S8 66 6 40z"/><ellipse cx="50" cy="36" rx="21" ry="11"/>${shade('M29 40c8 7 34 7 42 0M20 62c16 8 44 8 60 0')}`,
  wheel: `<circle cx="50" cy="50" r="44"/><circle cx="50" cy="50" r="11" fill="#1a0d00" fill-opacity=".38"/>${shade('M50 6v33M50 61v33M6 50h33M61 50h33M19 19l23 23M58 58l23 23M81 19L58 42M42 58L19 81', 3.5)}`,
} as const;

/** Name of a sign. */
export type MotifName = keyof typeof MOTIFS;
/** All names, in a fixed order. */
export const MOTIF_NAMES = Object.keys(MOTIFS) as readonly MotifName[];

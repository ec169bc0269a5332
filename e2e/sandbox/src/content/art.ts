/**
 * Drawn pictures: every image of the sandbox is an SVG made from a seed, so nothing is fetched from
 * elsewhere.
 */
import { randomFor, type Random } from '../core/random';
import { MOTIFS, MOTIF_NAMES, type MotifName } from './art-motifs';
import { motifOf } from './art-words';

/** Deep ground, its light, and the two ends of the sign's metal. */
const PALETTES = [
  ['#071b3d', '#1f54c9', '#fff1c4', '#e9b04a'],
  ['#330b26', '#b22c62', '#ffe9d2', '#f0a35e'],
  ['#042a25', '#0f8f6d', '#fff3c9', '#e7b850'],
  ['#1d0f42', '#6544d6', '#ffe9c7', '#f2ab5a'],
  ['#331605', '#c4601a', '#fff0c6', '#f0c05a'],
  ['#06283b', '#1c86a8', '#fff4d2', '#ecbb5c'],
  ['#38090e', '#bd2334', '#fff0c2', '#efb649'],
  ['#10260f', '#3f8a34', '#fff6cf', '#dcb84e'],
] as const;

const SERIF = "'Songti SC','STSong','Noto Serif SC','Noto Serif CJK SC',serif";
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);

/** Rings, rays or waves behind the sign: quiet, and different from picture to picture. */
function pattern(random: Random, x: number, y: number, reach: number): string {
  const kind = random.int(3);
  const rings = [0.62, 0.86, 1.12, 1.42]
    .map((part) => `<circle cx="${x}" cy="${y}" r="${Math.round(reach * part)}"/>`)
    .join('');
  if (kind === 0)
    return `<g fill="none" stroke="#fff" stroke-opacity=".11" stroke-width="${Math.round(reach * 0.07)}">${rings}</g>`;
  const rays = Array.from(
    { length: 18 },
    (_, at) =>
      `<path d="M${x} ${y}L${x - reach * 0.13} ${y - reach * 3}H${x + reach * 0.13}z" transform="rotate(${at * 20} ${x} ${y})"/>`,
  ).join('');
  if (kind === 1) return `<g fill="#fff" fill-opacity=".055">${rays}</g>`;
  const waves = Array.from({ length: 6 }, (_, at) => {
    const top = y + reach * (0.2 + at * 0.24);
    return `<path d="M${x - reach * 6} ${top}q${reach * 0.75} ${-reach * 0.42} ${reach * 1.5} 0t${reach * 1.5} 0 ${reach * 1.5} 0 ${reach * 1.5} 0 ${reach * 1.5} 0 ${reach * 1.5} 0"/>`;
  }).join('');
  return `<g fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="${Math.max(1.5, reach * 0.028).toFixed(1)}">${waves}</g>`;
}

function sparks(random: Random, width: number, height: number): string {
  return Array.from({ length: 14 }, () => {
    const radius = random.between(0.6, 2.4) * (Math.min(width, height) / 220);
    return `<circle cx="${random.between(0, width).toFixed(0)}" cy="${random.between(0, height * 0.8).toFixed(0)}" r="${radius.toFixed(1)}" opacity="${random.between(0.25, 0.85).toFixed(2)}"/>`;
  }).join('');
}

const sign = (name: MotifName, x: number, y: number, side: number, turn = 0): string =>
  `<g transform="translate(${x - side / 2} ${y - side / 2}) scale(${(side / 100).toFixed(3)}) rotate(${turn} 50 50)" fill="url(#m)">${MOTIFS[name]}</g>`;

/** What to draw. */
export interface Picture {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly subtitle: string;
}

type Tile = (random: Random, picture: Picture, name: MotifName) => string;

const glow = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#m)" opacity=".2"/><circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="url(#m)" opacity=".16"/>`;

/** A word along the foot, on a dark band, squeezed to the width. */
function caption({ width, height, title }: Picture): string {
  const size = Math.min(width * 0.15, (width * 0.84) / Math.max(1, [...title].length));
  return (
    `<path d="M0 ${height * 0.76}H${width}V${height}H0z" fill="#000" fill-opacity=".42"/><text x="${width / 2}" y="${height * 0.88 + size * 0.36}" text-anchor="middle" font-family="${SERIF}" ` +
    `font-weight="900" font-size="${size.toFixed(1)}" fill="url(#m)" letter-spacing="1">${escape(title)}</text>`
  );
}

/**
 * Ways of composing a square: the letter over its sign, the sign with its name, a medal, a pair of
 * signs.
 */
const TILES: readonly Tile[] = [
  (random, { width, height, title }, name) => {
    const [first = ''] = [...title];
    const size = Math.round(width * 0.5);
    const letter = `<text x="${width / 2}" y="${height * 0.5 + size * 0.36}" text-anchor="middle" font-family="${SERIF}" font-weight="900" font-size="${size}"`;
    return (
      `<g opacity=".3">${sign(name, width * 0.8, height * 0.78, width * 0.52, random.between(-16, 16))}</g>` +
      `${letter} fill="#000" fill-opacity=".4" dy="${Math.round(size * 0.05)}">${escape(first)}</text>${letter} fill="url(#m)">${escape(first)}</text>`
    );
  },
  (random, picture, name) =>
    `${glow(picture.width / 2, picture.height * 0.4, picture.width * 0.38)}${sign(name, picture.width / 2, picture.height * 0.4, picture.width * 0.54, random.between(-10, 10))}${caption(picture)}`,
  (random, picture, name) => {
    const [x, y, r] = [picture.width / 2, picture.height * 0.42, picture.width * 0.34];
    const beads = Array.from(
      { length: 24 },
      (_, at) =>
        `<circle cx="${(x + r * 1.06 * Math.cos((at * Math.PI) / 12)).toFixed(1)}" cy="${(y + r * 1.06 * Math.sin((at * Math.PI) / 12)).toFixed(1)}" r="${(r * 0.045).toFixed(1)}"/>`,
    ).join('');
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#000" fill-opacity=".3" stroke="url(#m)" stroke-width="${picture.width * 0.02}"/><g fill="url(#m)">${beads}</g>${sign(name, x, y, r * 1.25, random.between(-8, 8))}${caption(picture)}`;
  },
  (random, picture, name) => {
    const other = MOTIF_NAMES[random.int(MOTIF_NAMES.length)] ?? name;
    return `<g opacity=".5">${sign(other, picture.width * 0.74, picture.height * 0.26, picture.width * 0.36, 14)}</g>${sign(name, picture.width * 0.4, picture.height * 0.44, picture.width * 0.56, random.between(-14, 4))}${caption(picture)}`;
  },
];

/** Square pictures: small ones carry the first letter, the others one of the compositions. */
function tile(random: Random, picture: Picture, name: MotifName): string {
  const compose = picture.width < 200 ? TILES[0] : TILES[random.int(TILES.length)];
  return compose === undefined ? '' : compose(random, picture, name);
}

/** Wide pictures show their sign at the right and leave the left to the page's own words. */
function scene(random: Random, { width, height }: Picture, name: MotifName): string {
  const other = MOTIF_NAMES[random.int(MOTIF_NAMES.length)] ?? name;
  return (
    `<g opacity=".2">${sign(other, width * 0.5, height * 0.2, height * 0.4, -18)}</g>` +
    `<ellipse cx="${width * 0.76}" cy="${height * 0.86}" rx="${height * 0.34}" ry="${height * 0.06}" fill="#000" fill-opacity=".35"/>` +
    sign(name, width * 0.76, height * 0.49, height * 0.66, random.between(-8, 8))
  );
}

/** An SVG picture with a name; the same seed gives the same picture. */
export function drawPicture(picture: Picture): string {
  const { seed, width, height, title } = picture;
  const random = randomFor('art', seed);
  const [deep, light, high, low] = PALETTES[random.int(PALETTES.length)] ?? PALETTES[0];
  const any = MOTIF_NAMES[random.int(MOTIF_NAMES.length)] ?? 'star';
  const isWide = width > height * 1.3;
  // Words stand beside a wide picture, and it shows what they say.
  const name = (isWide ? motifOf(title) : null) ?? any;
  const [x, y] = isWide ? [width * 0.76, height * 0.49] : [width / 2, height * 0.46];
  const defs =
    `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y * 0.7}" r="${width * 0.8}"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
    `<linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}"><defs>${defs}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>${pattern(random, x, y, height * 0.36)}<g fill="${high}">${sparks(random, width, height)}</g>` +
    `${isWide ? scene(random, picture, name) : tile(random, picture, name)}</svg>`
  );
}

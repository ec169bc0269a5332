/** Drawn pictures: every image of the sandbox is an SVG made from a seed, so nothing is fetched from elsewhere. */
import { randomFor, type Random } from '../core/random';

const PALETTES = [
  ['#0b1f4b', '#2f6bff', '#ffd166'], ['#3a0f2c', '#e0457b', '#ffe3a3'], ['#06302b', '#12b886', '#f7f3c8'], ['#2b1055', '#7a5cff', '#ffb86c'],
  ['#3b1d0a', '#ff7a1a', '#ffe8b0'], ['#0c2d48', '#2bb3d6', '#fef3c7'], ['#401014', '#d62839', '#f6c453'], ['#132a13', '#58a83f', '#fff1b8'],
] as const;

const escape = (text: string): string => text.replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);

function star(x: number, y: number, size: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const radius = at % 2 === 0 ? size : size * 0.42;
    const angle = (Math.PI * at) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${points.join(' ')}"/>`;
}

const gem = (x: number, y: number, s: number): string => `<path d="M${x} ${y - s}l${s} ${s * 0.7}-${s} ${s * 1.1}-${s}-${s * 1.1}z"/>`;
const coin = (x: number, y: number, s: number): string => `<circle cx="${x}" cy="${y}" r="${s}"/><circle cx="${x}" cy="${y}" r="${s * 0.66}" fill="none" stroke="#0004" stroke-width="${s * 0.14}"/>`;
const card = (x: number, y: number, s: number): string => `<rect x="${x - s * 0.7}" y="${y - s}" width="${s * 1.4}" height="${s * 2}" rx="${s * 0.2}"/>`;
const SHAPES = [star, gem, coin, card] as const;

function scatter(random: Random, width: number, height: number, colour: string): string {
  const shape = SHAPES[random.int(SHAPES.length)] ?? star;
  return Array.from({ length: 7 }, () => {
    const [x, y, size] = [random.between(0, width), random.between(0, height), random.between(width * 0.03, width * 0.12)];
    const turn = Math.round(random.between(-30, 30));
    return `<g fill="${colour}" opacity="${random.between(0.18, 0.7).toFixed(2)}" transform="rotate(${turn} ${x.toFixed(0)} ${y.toFixed(0)})">${shape(Math.round(x), Math.round(y), Math.round(size))}</g>`;
  }).join('');
}

/** What to draw. */
export interface Picture { readonly seed: string; readonly width: number; readonly height: number; readonly title: string; readonly subtitle: string }

/** An SVG picture with a title; the same seed gives the same picture. */
export function drawPicture({ seed, width, height, title, subtitle }: Picture): string {
  const random = randomFor('art', seed);
  const [dark, main, light] = PALETTES[random.int(PALETTES.length)] ?? PALETTES[0];
  const size = Math.round(Math.min(width / Math.max(4, title.length + 1), height * 0.2));
  const glow = `<radialGradient id="g" cx="${random.between(0.2, 0.8).toFixed(2)}" cy="0.25" r="0.9"><stop offset="0" stop-color="${main}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
  const text = `<text x="${width * 0.07}" y="${height * 0.8}" font-family="'PingFang SC','Noto Sans SC',sans-serif" font-weight="800" font-size="${size}" fill="#fff">${escape(title)}</text>`
    + `<text x="${width * 0.07}" y="${height * 0.92}" font-family="'PingFang SC','Noto Sans SC',sans-serif" font-size="${Math.round(size * 0.5)}" fill="${light}">${escape(subtitle)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}"><defs>${glow}<linearGradient id="s" x2="0" y2="1"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".72"/></linearGradient></defs>`
    + `<rect width="${width}" height="${height}" fill="url(#g)"/>${scatter(random, width, height, light)}<rect width="${width}" height="${height}" fill="url(#s)"/>${text}</svg>`;
}

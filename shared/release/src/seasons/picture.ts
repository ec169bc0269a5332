/** What a poster's picture is, by its bytes and not by its name. */
import { refused } from '../changes/change';
import type { Picture } from './edited-build';

/** Longest side, in pixels, and largest file, in bytes. */
const MOST_PIXELS = 1_600;
const MOST_BYTES = 400_000;
/** It is drawn for 375 by 440 points; what is cut off stays small. */
const SHAPE = { ratio: 375 / 440, slack: 0.03, least: 375 } as const;

/** A picture's kind and size in pixels. */
interface Seen {
  /** Whether it plays: nobody could stop it. */
  readonly moves?: boolean;
  readonly extension: 'png' | 'jpg' | 'webp' | 'avif' | 'svg';
  readonly width: number;
  readonly height: number;
}
type Reader = (bytes: Buffer) => Seen | null;

const png: Reader = (bytes) =>
  bytes.length > 24 && bytes.toString('latin1', 0, 8) === '\u0089PNG\r\n\u001a\n'
    ? {
        extension: 'png',
        width: bytes.readUInt32BE(16),
        height: bytes.readUInt32BE(20),
        moves: bytes.includes('acTL'),
      }
    : null;

const jpeg: Reader = (bytes) => {
  if (bytes.toString('hex', 0, 3) !== 'ffd8ff') return null;
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    // A frame of any coding; c4, c8 and cc are tables.
    if (mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark))
      return {
        extension: 'jpg',
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
      };
  }
  return null;
};

const webp: Reader = (bytes) => {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  const kind = bytes.toString('latin1', 12, 16);
  const sizes: Readonly<Record<string, () => readonly [number, number]>> = {
    'VP8 ': () => [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff],
    VP8L: () => {
      const bits = bytes.readUInt32LE(21);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    },
    VP8X: () => [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1],
  };
  const size = Object.hasOwn(sizes, kind) ? sizes[kind]?.() : undefined;
  const moves = kind === 'VP8X' && ((bytes[20] ?? 0) & 0x02) !== 0;
  return size === undefined ? null : { extension: 'webp', width: size[0], height: size[1], moves };
};

const avif: Reader = (bytes) => {
  const head = bytes.toString('latin1', 4, 40);
  if (!head.startsWith('ftyp') || !/avif|avis/.test(head)) return null;
  const at = bytes.indexOf('ispe');
  return at < 0 || at + 16 > bytes.length
    ? null
    : {
        extension: 'avif',
        moves: head.includes('avis'),
        width: bytes.readUInt32BE(at + 8),
        height: bytes.readUInt32BE(at + 12),
      };
};

/** What a drawing may hold, and nothing else: names that nobody thought of are refused. */
const SHAPES = new Set(
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop pattern clipPath mask marker image filter feBlend feColorMatrix feComponentTransfer feFuncA feFuncR feFuncG feFuncB feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence'.split(
    ' ',
  ),
);

/** What of its texts could run, load or hide something. */
const RISKS: readonly RegExp[] = [
  /<\s*(?:!|\?(?!xml\s))/,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:href|src)\s*=\s*(?!["']#)/i,
  /url\(\s*["']?(?!["']?#)/i,
  /&(?!(?:amp|lt|gt|quot|apos);)/,
  /javascript:|expression\(|\\/i,
  // Another coding reads other marks out of the same bytes.
  /encoding\s*=\s*(?!["']utf-8["'])/i,
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFD]/,
];

/** Whether a drawing holds shapes and texts only. */
const isPlain = (text: string): boolean =>
  [...text.matchAll(/<\/?([^\s/>?]*)/g)].every(
    ([tag, name = '']) => tag === '<' || SHAPES.has(name),
  ) && !RISKS.some((risk) => risk.test(text));

const svg: Reader = (bytes) => {
  const text = bytes.toString('utf8');
  const head = /^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b[^>]*>/.exec(text)?.[0];
  if (head === undefined) return null;
  if (!isPlain(text))
    throw refused`this drawing holds more than shapes and texts (a script, a handler, a style, a link or an address outside): export it as plain SVG, or as PNG, JPEG, WEBP or AVIF`;
  const [, , width, height] = (/viewBox\s*=\s*["']([^"']*)["']/.exec(head)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { extension: 'svg', width: width ?? 0, height: height ?? 0 };
};

/**
 * A poster's picture.
 *
 * @param bytes the file as it was sent.
 * @throws Refused that says what is wrong with it: no picture, too large, another shape, a drawing
 *   that could run something.
 */
export function readPicture(bytes: Buffer): Picture {
  if (bytes.length > MOST_BYTES)
    throw refused`the picture has ${Math.ceil(bytes.length / 1_000)} kB; at most ${MOST_BYTES / 1_000} kB`;
  const seen = [png, jpeg, webp, avif, svg]
    .map((read) => read(bytes))
    .find((found) => found !== null);
  if (!seen) throw refused`this is no picture that can be used: AVIF, WEBP, PNG, JPEG or plain SVG`;
  const { extension, width, height, moves } = seen;
  if (moves === true) throw refused`this picture moves; a poster stands still`;
  const fits = Math.abs(width / height / SHAPE.ratio - 1) <= SHAPE.slack;
  if (!fits || width < SHAPE.least || Math.max(width, height) > MOST_PIXELS)
    throw refused`the picture is ${width} by ${height}; it has to be 375 by 440 or two to three times that`;
  return { file: `poster.${extension}`, bytes };
}

/**
 * Pictures of even parts and letters as a PNG of 256 colours: a third of the bytes of one that
 * keeps them all.
 */
import zlib from 'node:zlib';

/** Dots in rows: red, green, blue and opacity of each, one byte a piece. */
export interface Dots {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** Colours that are kept as they are, the most frequent ones; the rest of 256 is for edges. */
const MOST_EXACT = 112;
const MOST_COLOURS = 256;
/** Edges differ by less than this in each part of a colour where they are taken for one. */
const COARSE_BITS = 4;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const crc = body.reduce((sum, byte) => (CRC[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE((crc ^ 0xffffffff) >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

const partsOf = (colour: number): readonly number[] => [
  colour >> 16,
  (colour >> 8) & 255,
  colour & 255,
];

const add = (counts: Map<number, number>, colour: number, count: number): void =>
  void counts.set(colour, (counts.get(colour) ?? 0) + count);

const byCount = (counts: ReadonlyMap<number, number>): readonly number[] =>
  [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);

/** The middle of the colours that are taken for one with this. */
const coarse = (colour: number): number =>
  partsOf(colour).reduce(
    (sum, part) => (sum << 8) | ((part >> COARSE_BITS) << COARSE_BITS) | (1 << (COARSE_BITS - 1)),
    0,
  );

function paletteOf(counts: ReadonlyMap<number, number>): readonly number[] {
  const colours = byCount(counts);
  if (colours.length <= MOST_COLOURS) return colours;
  const rest = new Map<number, number>();
  for (const colour of colours.slice(MOST_EXACT))
    add(rest, coarse(colour), counts.get(colour) ?? 0);
  return [...colours.slice(0, MOST_EXACT), ...byCount(rest).slice(0, MOST_COLOURS - MOST_EXACT)];
}

/** Where in a palette the colour is that is nearest to another. */
function nearest(palette: readonly (readonly number[])[], colour: number): number {
  const parts = partsOf(colour);
  const distances = palette.map((each) =>
    each.reduce((sum, part, at) => sum + (part - (parts[at] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** Packs a picture; what is not opaque in it is taken for opaque. */
export function palettePng({ width, height, pixels }: Dots): Buffer {
  const colourAt = (dot: number): number =>
    ((pixels[dot * 4] ?? 0) << 16) | ((pixels[dot * 4 + 1] ?? 0) << 8) | (pixels[dot * 4 + 2] ?? 0);
  const counts = new Map<number, number>();
  for (let dot = 0; dot < width * height; dot += 1) add(counts, colourAt(dot), 1);
  const palette = paletteOf(counts).map(partsOf);
  const places = new Map([...counts.keys()].map((each) => [each, nearest(palette, each)]));
  // Each row begins with the number of its filter: none, as rows of a palette pack best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let dot = 0; dot < width * height; dot += 1)
    rows[dot + Math.floor(dot / width) + 1] = places.get(colourAt(dot)) ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

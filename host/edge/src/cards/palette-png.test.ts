import zlib from 'node:zlib';
import { palettePng, type Dots } from './palette-png';

/** Parts of a PNG, by their names, each as long as it says and proven by its sum. */
function chunksOf(png: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

/** Its colours, dot by dot. */
function coloursOf(png: Buffer, { width, height }: Dots): readonly (readonly number[])[] {
  const chunks = chunksOf(png);
  const rows = zlib.inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  return Array.from({ length: width * height }, (_, dot) => {
    const at = 3 * (rows[dot + Math.floor(dot / width) + 1] ?? 0);
    return [...palette.subarray(at, at + 3)];
  });
}

const dotsOf = (width: number, colours: readonly (readonly number[])[]): Dots => ({
  width,
  height: colours.length / width,
  pixels: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])),
});

test('up to 256 colours stay as they are', () => {
  const colours = Array.from({ length: 256 }, (_, at) => [at, 255 - at, (at * 7) % 256]);
  const dots = dotsOf(16, colours);
  const png = palettePng(dots);
  expect(coloursOf(png, dots)).toEqual(colours);
  expect(png.subarray(-8).toString('hex')).toBe('49454e44ae426082');
  expect([...(chunksOf(png).get('IHDR') ?? [])]).toEqual([0, 0, 0, 16, 0, 0, 0, 16, 8, 3, 0, 0, 0]);
});

test('of more, the frequent ones stay and others come near', () => {
  const ground = [18, 58, 48];
  const edges = Array.from({ length: 2_000 }, (_, at) => [at % 256, (at * 3) % 256, 90]);
  const colours = [...Array.from({ length: 2_000 }, () => ground), ...edges];
  const dots = dotsOf(100, colours);
  const drawn = coloursOf(palettePng(dots), dots);
  expect(drawn.slice(0, 2_000)).toEqual(colours.slice(0, 2_000));
  for (const [at, colour] of drawn.entries())
    for (const [part, value] of colour.entries())
      expect(Math.abs(value - (colours[at]?.[part] ?? 0))).toBeLessThanOrEqual(48);
});

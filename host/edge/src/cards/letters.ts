/** What a font file says of its signs: which it has, and how wide they are. */

/** The signs of one font. */
export interface Letters {
  /** Whether it can draw every sign of a text. */
  readonly has: (text: string) => boolean;
  /** Width of a text in ems; a sign that it has not takes no room. */
  readonly emsOf: (text: string) => number;
}

/** Signs that follow each other, in code points, with the number of the first one's drawing. */
interface Run {
  readonly first: number;
  readonly last: number;
  readonly glyph: number;
}

/** Bytes of one record in the tables that are read here. */
const RECORD = { table: 16, encoding: 8, run: 12, width: 4 } as const;

const sequence = (length: number): readonly number[] => Array.from({ length }, (_, at) => at);

/** Where the tables of a TrueType file begin, by their names. */
const tablesOf = (font: Buffer): ReadonlyMap<string, number> =>
  new Map(
    sequence(font.readUInt16BE(4)).map((index) => {
      const at = 12 + index * RECORD.table;
      return [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)];
    }),
  );

/** The runs of its map of signs: that of all of Unicode (format 12). */
function runsOf(font: Buffer, cmap: number): readonly Run[] {
  const map = sequence(font.readUInt16BE(cmap + 2))
    .map((index) => cmap + font.readUInt32BE(cmap + 4 + index * RECORD.encoding + 4))
    .find((at) => font.readUInt16BE(at) === 12);
  if (map === undefined) throw new Error('the font has no map of all signs');
  return sequence(font.readUInt32BE(map + 12)).map((index) => {
    const at = map + 16 + index * RECORD.run;
    return {
      first: font.readUInt32BE(at),
      last: font.readUInt32BE(at + 4),
      glyph: font.readUInt32BE(at + 8),
    };
  });
}

/**
 * Reads a TrueType file.
 *
 * @throws Error for one that is none, or has not the tables that are read.
 */
export function readLetters(font: Buffer): Letters {
  const tables = tablesOf(font);
  const at = (name: string): number => {
    const found = tables.get(name);
    if (found === undefined) throw new Error(`the font has no table ${name}`);
    return found;
  };
  const runs = runsOf(font, at('cmap'));
  const unitsPerEm = font.readUInt16BE(at('head') + 18);
  const widths = font.readUInt16BE(at('hhea') + 34);
  const glyphOf = (sign: string): number => {
    const code = sign.codePointAt(0) ?? 0;
    const run = runs.find(({ first, last }) => code >= first && code <= last);
    return run === undefined ? 0 : run.glyph + code - run.first;
  };
  const widthOf = (glyph: number): number =>
    glyph === 0
      ? 0
      : font.readUInt16BE(at('hmtx') + Math.min(glyph, widths - 1) * RECORD.width) / unitsPerEm;
  return {
    has: (text) => [...text].every((sign) => glyphOf(sign) !== 0),
    emsOf: (text) => [...text].reduce((sum, sign) => sum + widthOf(glyphOf(sign)), 0),
  };
}

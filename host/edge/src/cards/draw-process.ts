/**
 * A process that draws pictures of matches: letters and rasteriser are loaded here alone, and what
 * a drawing costs, in time, memory or a crash, is no affair of the edge that serves members. It is
 * told its files, then words, and gives back a PNG for each, empty for words that its letters
 * cannot write.
 */
import fs from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readLetters } from './letters';
import { matchDrawing, type MatchWords } from './match-drawing';
import { palettePng } from './palette-png';

async function serve(rasteriser: string, letters: string): Promise<void> {
  const font = fs.readFileSync(letters);
  const { has, emsOf } = readLetters(font);
  await initWasm(fs.readFileSync(rasteriser));
  const draw = (words: MatchWords): Uint8Array => {
    if (!has([words.siteName, words.league, ...words.sides, words.time].join('')))
      return new Uint8Array();
    const resvg = new Resvg(matchDrawing(words, emsOf), { font: { fontBuffers: [font] } });
    const image = resvg.render();
    const png = palettePng(image);
    image.free();
    resvg.free();
    return png;
  };
  process.on('message', (words: MatchWords) => process.send?.(draw(words)));
}

// It is nobody's without the edge that began it, and ends with it, however that ended.
process.on('disconnect', () => process.exit(0));
const [, , rasteriser = '', letters = ''] = process.argv;
serve(rasteriser, letters).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});

/** Lines of a recording: given in the call, or read from a file, packed or not. */
import { createReadStream, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The package brings no types; this is all of it that is used. */
const unbzip2 = createRequire(__filename)('unbzip2-stream') as () => NodeJS.ReadWriteStream;

/** The file of a path, tried from the working directory upwards; null when there is none. */
export function findFile(path: string): string | null {
  const places = ['.', '..', '../..', '../../..'].map((up) => resolve(process.cwd(), up, path));
  return places.find((place) => existsSync(place)) ?? null;
}

/** Reads a file line by line. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const raw = createReadStream(file);
  const input = file.endsWith('.bz2') ? raw.pipe(unbzip2()) : raw;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') yield line;
  }
}

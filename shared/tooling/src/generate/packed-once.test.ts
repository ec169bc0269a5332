import fs from 'node:fs';
import path from 'node:path';
import { packedOnce } from './packed-once';

test('the same sources are packed once; what could not be packed is not kept', () => {
  const proof = `packed-by-${process.pid}`;
  const made: string[] = [];
  const pack = (into: string): void => {
    made.push(into);
    fs.writeFileSync(path.join(into, proof), 'whole');
  };
  const fail = (into: string): void => {
    pack(into);
    throw new Error('the compiler refuses');
  };
  expect(() => packedOnce(['phrases'], proof, fail)).toThrow('the compiler refuses');
  const place = packedOnce(['phrases'], proof, pack);
  const other = packedOnce(['phrases', 'domain'], proof, pack);
  try {
    expect(packedOnce(['phrases'], proof, fail)).toBe(place);
    expect(fs.readFileSync(path.join(place, proof), 'utf8')).toBe('whole');
    expect(other).not.toBe(place);
  } finally {
    for (const dir of [place, other]) fs.rmSync(dir, { recursive: true, force: true });
  }
  expect(made).toHaveLength(3);
  expect(made.filter((folder) => fs.existsSync(folder))).toEqual([]);
});

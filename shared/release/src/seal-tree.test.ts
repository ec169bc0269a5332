/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { sealTree } from './seal-tree';

const CODE = Array.from({ length: 400 }, (_, at) => `const a${at}=${at * 7919};`).join('');
const scriptOf = (mark: string): string => `self.sports__${mark}=[];${CODE}/*${mark}*/`;

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-seal-'));
});
afterEach(() => fs.rmSync(dir, { recursive: true }));

async function sealed(mark: string, version?: string) {
  fs.writeFileSync(path.join(dir, 'a.js'), scriptOf(mark));
  return (await sealTree(dir, version))['a.js']!;
}

test('the same code weighs the same, whatever the mark of its build', async () => {
  const marks = ['1cef485', 'd2eacbd', '7c632fe', 'aaaaaaa'];
  const weights = [];
  for (const mark of marks) weights.push((await sealed(mark, `1.0.0_${mark}`)).br);
  expect(new Set(weights).size).toBe(1);
});

test('what is served is the file itself, packed', async () => {
  const { bytes, gz } = await sealed('1cef485', '1.0.0_1cef485');
  const packed = (end: string) => fs.readFileSync(path.join(dir, `a.js.${end}`));
  expect(zlib.brotliDecompressSync(packed('br')).toString()).toBe(scriptOf('1cef485'));
  expect(gz).toBe(packed('gz').length);
  expect(bytes).toBe(scriptOf('1cef485').length);
  expect((await sealed('1cef485')).br).toBe(packed('br').length);
});

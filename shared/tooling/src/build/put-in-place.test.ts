import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { putInPlace } from './put-in-place';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'place-'));
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function folder(name: string, files: Readonly<Record<string, string>>): string {
  const dir = path.join(root, name);
  fs.mkdirSync(dir);
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, file), text);
  return dir;
}
const place = (): string => path.join(root, 'place');
const textIn = (file: string): string => fs.readFileSync(path.join(place(), file), 'utf8');

test('what was built is there; half of an older build is gone', () => {
  putInPlace(folder('built', { 'index.html': 'new' }), place(), 'index.html');
  expect(textIn('index.html')).toBe('new');
  fs.rmSync(path.join(place(), 'index.html'));
  fs.writeFileSync(path.join(place(), 'half.js'), '');
  putInPlace(folder('again', { 'index.html': 'newer' }), place(), 'index.html');
  expect([textIn('index.html'), fs.readdirSync(root)]).toEqual(['newer', ['place']]);
});

test('files that another process put there first are never gone, not for a moment', () => {
  folder('place', { 'index.html': 'first', 'page.js': 'first' });
  const inode = fs.statSync(path.join(place(), 'page.js')).ino;
  putInPlace(folder('built', { 'index.html': 'second', 'page.js': 'x' }), place(), 'index.html');
  expect(textIn('page.js')).toBe('first');
  expect(fs.statSync(path.join(place(), 'page.js')).ino).toBe(inode);
  expect(fs.readdirSync(root)).toEqual(['place']);
});

test('what cannot be put there is an error', () => {
  expect(() => putInPlace(path.join(root, 'nothing'), place(), 'index.html')).toThrow('ENOENT');
});

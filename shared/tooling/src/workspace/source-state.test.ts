import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sourceState } from './source-state';

let root: string;
const git = (...args: string[]): string =>
  execFileSync(
    'git',
    ['-C', root, '-c', 'user.name=Lin', '-c', 'user.email=lin@squad.example', ...args],
    { encoding: 'utf8' },
  ).trim();
const write = (file: string, text: string): string => {
  const full = path.join(root, file);
  fs.mkdirSync(path.dirname(full), { recursive: true });
  fs.writeFileSync(full, text);
  return full;
};
const files = (): string[] => ['part/a.ts', 'part/b.ts'].map((file) => path.join(root, file));

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'source-state-'));
  git('init', '-q');
  write('part/a.ts', 'a');
  write('part/b.ts', 'b');
  write('other/c.ts', 'c');
  git('add', '.');
  git('commit', '-qm', 'first');
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

test('committed sources have a commit and its author, whatever else of the tree is unclean', () => {
  write('other/c.ts', 'changed');
  write('other/new.ts', 'new');
  expect(sourceState(path.join(root, 'part'), files())).toEqual({
    commit: git('rev-parse', 'HEAD'),
    author: 'Lin',
    dirty: null,
  });
});

test('a changed, a staged, a new and a deleted source are each in no commit, and the hash says which bytes they hold', () => {
  const dirty = () => sourceState(path.join(root, 'part'), files().filter(fs.existsSync)).dirty;
  write('part/a.ts', 'changed');
  const first = dirty();
  expect(first).toEqual({ files: 1, diff: expect.stringMatching(/^[0-9a-f]{12}$/) as string });
  write('part/a.ts', 'changed again');
  expect(dirty()?.diff).not.toBe(first?.diff);
  write('part/a.ts', 'changed');
  expect(dirty()).toEqual(first);
  git('add', '.');
  expect(dirty()).toEqual(first);
  git('commit', '-qm', 'second');
  expect(dirty()).toBeNull();
  fs.rmSync(path.join(root, 'part/b.ts'));
  expect(dirty()?.files).toBe(1);
  git('checkout', '-q', '.');
  expect(sourceState(root, [...files(), write('part/new.ts', 'new')]).dirty?.files).toBe(1);
});

test('a folder that the repository ignores was never committed, though a commit stands above it', () => {
  write('.gitignore', 'out\n');
  git('add', '.');
  git('commit', '-qm', 'ignores');
  const source = write('out/part/a.ts', 'a');
  expect(sourceState(path.dirname(source), [source])).toMatchObject({
    commit: git('rev-parse', 'HEAD'),
    dirty: { files: 1 },
  });
  expect(sourceState(path.dirname(source)).dirty).toMatchObject({ files: 0 });
});

test('without names all of a folder counts that is not ignored', () => {
  write('.gitignore', 'out\n');
  git('add', '.');
  git('commit', '-qm', 'ignores');
  write('part/out/x.js', 'x');
  expect(sourceState(path.join(root, 'part')).dirty).toBeNull();
  write('part/remote.json', '{}');
  expect(sourceState(path.join(root, 'part')).dirty?.files).toBe(1);
});

test('a repository without a commit has none, and where there is no repository nothing is known', () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'source-state-'));
  execFileSync('git', ['init', '-q', empty]);
  fs.writeFileSync(path.join(empty, 'a.ts'), 'a');
  expect(sourceState(empty, [path.join(empty, 'a.ts')])).toMatchObject({
    commit: null,
    author: null,
    dirty: { files: 1 },
  });
  fs.rmSync(path.join(empty, '.git'), { recursive: true });
  expect(sourceState(empty, [path.join(empty, 'a.ts')])).toEqual({
    commit: null,
    author: null,
    dirty: null,
  });
  fs.rmSync(empty, { recursive: true });
});

import fs from 'node:fs';
import { readLockfile } from './lockfile';
import { inWorkspace } from './paths';
import { discoverParts } from './parts';
import { buildId, lockedFor } from './source-hash';

const text = fs.readFileSync(inWorkspace('pnpm-lock.yaml'), 'utf8');
const lock = readLockfile(text);
const idsOf = (lockfile: string): Record<string, string> => {
  const read = readLockfile(lockfile);
  return Object.fromEntries(discoverParts().map((part) => [part.name, buildId(part, read)]));
};
/** Parts whose ids another lockfile changes. */
const changedBy = (lockfile: string): string[] => {
  const [before, after] = [idsOf(text), idsOf(lockfile)];
  return Object.keys(before).filter((name) => before[name] !== after[name]);
};

/** The lockfile after a squad added a package. */
const withNew = (folder: string): string =>
  text
    .replace(
      `\n  ${folder}:\n    dependencies:\n`,
      `\n  ${folder}:\n    dependencies:\n      brand-new:\n        specifier: 1.2.3\n        version: 1.2.3\n`,
    )
    .replace(
      '\npackages:\n\n',
      '\npackages:\n\n  brand-new@1.2.3:\n    resolution: {integrity: sha512-x}\n\n',
    )
    .replace('\nsnapshots:\n\n', '\nsnapshots:\n\n  brand-new@1.2.3: {}\n\n');

test('a package of a new remote, of the back end or of the edge changes the id of no part', () => {
  const another = withNew('remote-casino').replace(
    /\n {2}remote-casino:\n/,
    '\n  remote-keno:\n    dependencies:\n      pinyin-match:\n        specifier: 1.2.10\n        version: 1.2.10\n$&',
  );
  expect(changedBy(withNew('e2e/sandbox'))).toEqual([]);
  expect(changedBy(withNew('host/edge'))).toEqual([]);
  expect(changedBy(withNew('e2e'))).toEqual([]);
  expect(another).toContain('remote-keno');
  expect(changedBy(another)).toEqual(['casino']);
});

test('a package of one remote changes that remote alone; one of what all are built from changes all', () => {
  expect(changedBy(withNew('remote-casino'))).toEqual(['casino']);
  expect(changedBy(withNew('shared/domain'))).toEqual(discoverParts().map(({ name }) => name));
});

test('what a package needs counts, over any number of steps, and so does what builds a part', () => {
  const [casino] = discoverParts().filter(({ name }) => name === 'casino');
  if (!casino) throw new Error('there is no casino');
  const lines = lockedFor(casino, lock).map((line) => line.split(' ')[0]);
  for (const name of ['pinyin-match@', 'webpack@', '@swc/core@', 'terser@', 'acorn@'])
    expect(lines.some((line) => line?.startsWith(name))).toBe(true);
  for (const name of ['fastify@', 'libsql@', 'knip@', 'jest@'])
    expect(lines.some((line) => line?.startsWith(name))).toBe(false);
});

test('all packages of the workspace are found in the lockfile with all that they need', () => {
  for (const folder of ['host', 'host/edge', 'e2e/sandbox', 'shared/tooling', 'shared/release'])
    expect(lock.closure(lock.importer(folder)).length).toBeGreaterThan(0);
  expect(() => lock.closure([['nosuch', '1.0.0']])).toThrow('pnpm-lock.yaml has no nosuch@1.0.0');
});

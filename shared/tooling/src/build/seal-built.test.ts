import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@site/contracts/releases/release';
import surface from '../../fixtures/other-tools/remote.json';
import { sealBuilt } from './seal-built';

const VERSION = '1.4.0_9f3c2ab';
let squad: string;

beforeEach(() => {
  squad = fs.mkdtempSync(path.join(os.tmpdir(), 'site-squad-'));
  fs.mkdirSync(path.join(squad, 'dist'));
  fs.writeFileSync(
    path.join(squad, 'dist', 'remoteEntry.0123456789.js'),
    'var keno__9f3c2ab = {};',
  );
  fs.writeFileSync(path.join(squad, 'dist', 'remoteEntry.0123456789.js.map'), '{}');
  fs.writeFileSync(path.join(squad, 'dist', 'mf-stats.json'), '{}');
  fs.writeFileSync(path.join(squad, 'remote.json'), JSON.stringify(surface));
  fs.writeFileSync(
    path.join(squad, 'package.json'),
    JSON.stringify({ devDependencies: { vite: '7.3.8', jest: '30.0.0' } }),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(squad, { recursive: true });
});

test('a folder of another tool becomes a sealed release, and stays itself as it was', async () => {
  const { dir, maps, remove } = await sealBuilt('keno', path.join(squad, 'dist'), VERSION);
  expect(fs.readdirSync(maps ?? '')).toEqual(['remoteEntry.0123456789.js.map']);
  const release = JSON.parse(fs.readFileSync(path.join(dir, 'release.json'), 'utf8')) as Release;
  expect(release).toMatchObject({
    name: 'keno',
    version: VERSION,
    squad: 'keno',
    toolchain: { vite: '7.3.8' },
    entry: { url: 'remoteEntry.0123456789.js', global: 'keno__9f3c2ab' },
  });
  expect(Object.keys(release.files)).toEqual(['remoteEntry.0123456789.js']);
  expect(release.files['remoteEntry.0123456789.js']?.integrity).toMatch(/^sha384-/);
  expect(fs.readdirSync(path.join(squad, 'dist')).toSorted()).toEqual([
    'mf-stats.json',
    'remoteEntry.0123456789.js',
    'remoteEntry.0123456789.js.map',
  ]);
  remove();
  expect(fs.existsSync(path.dirname(dir))).toBe(false);
});

test.each([
  ['a folder that is not there', 'keno', 'build', VERSION, /there is no such folder; build first/],
  [
    'the host',
    'host',
    'dist',
    VERSION,
    /--built is for remotes of other tools; host is built by this workspace/,
  ],
  ['a season', 'season_cny', 'dist', VERSION, /--built is for remotes of other tools/],
  ['another remote', 'lotto', 'dist', VERSION, /remote\.json is of "keno", not of lotto/],
  ['no version', 'keno', 'dist', undefined, /needs the version that the build carries/],
  ['a version that is none', 'keno', 'dist', '1.4', /needs the version that the build carries/],
])('%s is refused with a sentence', async (_what, name, folder, version, sentence) => {
  await expect(sealBuilt(name, path.join(squad, folder), version)).rejects.toThrow(sentence);
});

test('a surface that is missing or wrong is refused with a sentence', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, TMPDIR: squad });
  fs.writeFileSync(
    path.join(squad, 'remote.json'),
    JSON.stringify({ ...surface, routes: [{ path: 'keno' }] }),
  );
  await expect(sealBuilt('keno', path.join(squad, 'dist'), VERSION)).rejects.toThrow(
    /remote\.json is not valid: routes\.0\.path/,
  );
  expect(fs.readdirSync(squad).filter((name) => name.startsWith('site-built-'))).toEqual([]);
  fs.writeFileSync(path.join(squad, 'remote.json'), '{ "name": "keno", }');
  await expect(sealBuilt('keno', path.join(squad, 'dist'), VERSION)).rejects.toThrow(
    /remote\.json is no JSON that can be read/,
  );
  fs.rmSync(path.join(squad, 'remote.json'));
  await expect(sealBuilt('keno', path.join(squad, 'dist'), VERSION)).rejects.toThrow(
    /has to stand beside it/,
  );
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readAudit, readJson } from '@site/contracts/releases/read';
import type { Release } from '@site/contracts/releases/release';
import { integrityOfBytes } from '../build/compress';
import { commitGeneration } from './commit-generation';
import { nextRegistry, emptyRegistry } from './next-registry';
import { publishBuild } from './publish';
import { publishedVersions, readLive, readPublished, type Store } from './store';
import { promote, rollback, statusLines, turnFlag } from './verbs';
import { deployLocal } from '../serve/deploy-local';
import type { Part } from '../workspace/parts';

let root: string;
let store: Store;
const intent = { channel: 'production', by: 'test', why: 'because', action: 'promote' } as const;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  store = { root: path.join(root, 'site') };
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function makeBuild(name: string, version: string, over: Partial<Release> = {}, text = `/* ${name} ${version} */`): string {
  const dir = path.join(root, 'builds', name, version);
  fs.mkdirSync(dir, { recursive: true });
  const file = name === 'host' ? 'main.aaaa.js' : 'remoteEntry.aaaa.js';
  fs.writeFileSync(path.join(dir, file), text);
  const global = `${name}__${version.split('_')[1]}`;
  const record = {
    schema: 'mf-release/1', name, kind: name === 'host' ? 'host' : 'remote', version, commit: null, builtAt: '2026-11-21T00:00:00Z', toolchain: {},
    squad: 's', contact: '#c', tier: 'standard', entry: { url: file, type: 'global', global, uniqueName: global },
    files: { [file]: { integrity: integrityOfBytes(Buffer.from(text)), bytes: text.length, gz: 0, br: 0 } }, exposes: {}, requires: {},
    offers: name === 'host' ? { api: '1.0.0', mfRuntime: '2.9.2', shared: { react: '19.3.1' }, bus: {} } : null, ...over,
  };
  fs.writeFileSync(path.join(dir, 'release.json'), JSON.stringify(record));
  return dir;
}

async function goLive(name: string, version: string, over: Partial<Release> = {}): Promise<void> {
  await publishBuild(store, makeBuild(name, version, over));
  promote(store, intent, name, version);
}

describe('switches', () => {
  test('a switch is turned by a generation of its own and stays over later releases; unknown names, words and no change are refused', async () => {
    await goLive('host', '1.0.0_aaaaaaa');
    const turned = turnFlag(store, { ...intent, action: 'flag' }, 'recorder', 'on');
    await goLive('sports', '1.0.0_bbbbbbb');
    expect(readLive(store, 'production')?.registry.flags).toEqual({ recorder: true });
    expect(statusLines(store, 'production').join('\n')).toContain('switch recorder: on');
    expect(readJson(fs.readFileSync(path.join(store.root, 'audit', `${turned}.json`), 'utf8'))).toMatchObject({ action: 'flag', changes: [] });
    expect(() => turnFlag(store, intent, 'recorder', 'on')).toThrow('recorder is already on');
    expect(() => turnFlag(store, intent, 'recorder', 'maybe')).toThrow('needs on or off, not "maybe"');
    expect(() => turnFlag(store, intent, 'constructor', 'on')).toThrow('there is no switch "constructor"; there are: recorder');
  });
});

describe('publishing', () => {
  test('puts the files into the store and makes nothing live', async () => {
    expect(await publishBuild(store, makeBuild('sports', '1.0.0_aaaaaaa'))).toMatchObject({ isNew: true });
    expect(publishedVersions(store, 'sports')).toEqual(['1.0.0_aaaaaaa']);
    expect(readLive(store, 'production')).toBeNull();
  });

  test('again with the same bytes is no change, with other bytes it is refused (releases B8)', async () => {
    await publishBuild(store, makeBuild('sports', '1.0.0_aaaaaaa'));
    expect(await publishBuild(store, makeBuild('sports', '1.0.0_aaaaaaa'))).toMatchObject({ isNew: false });
    await expect(publishBuild(store, makeBuild('sports', '1.0.0_aaaaaaa', {}, 'other'))).rejects.toThrow('already published with other bytes');
  });

  test('a file without a hash, with another hash, or missing is refused (releases B31)', async () => {
    await expect(publishBuild(store, makeBuild('sports', '1.0.0_aaaaaaa', { files: {} }))).rejects.toThrow('has no hash');
    const changed = makeBuild('sports', '1.0.0_bbbbbbb');
    fs.appendFileSync(path.join(changed, 'remoteEntry.aaaa.js'), ' ');
    await expect(publishBuild(store, changed)).rejects.toThrow('does not match its hash');
    const missing = makeBuild('sports', '1.0.0_ccccccc');
    fs.rmSync(path.join(missing, 'remoteEntry.aaaa.js'));
    await expect(publishBuild(store, missing)).rejects.toThrow('is missing');
  });

  test('a record with a hash in hex is not a record (releases B30)', async () => {
    const hex = { 'remoteEntry.aaaa.js': { integrity: `sha384-${'ab'.repeat(48)}`, bytes: 1, gz: 0, br: 0 } };
    await expect(publishBuild(store, makeBuild('sports', '1.0.0_aaaaaaa', { files: hex }))).rejects.toThrow('no valid release record');
  });
});

describe('promoting and rolling back', () => {
  test('each change is a new generation in a hash chain with an audit record', async () => {
    await goLive('host', '1.0.0_aaaaaaa');
    await goLive('sports', '1.0.0_aaaaaaa');
    const first = readLive(store, 'production');
    await goLive('sports', '1.1.0_bbbbbbb');
    const live = readLive(store, 'production');
    expect(live?.registry.previous).toEqual({ generation: first?.channel.generation, integrity: first?.channel.integrity });
    expect(live?.registry.remotes.sports).toMatchObject({ stable: '1.1.0_bbbbbbb', good: ['1.0.0_aaaaaaa'] });
    const audit = readAudit(readJson(fs.readFileSync(path.join(store.root, 'audit', `${live?.channel.generation}.json`), 'utf8')));
    expect(audit).toMatchObject({ ok: true, value: { by: 'test', why: 'because', changes: [{ name: 'sports', from: '1.0.0_aaaaaaa', to: '1.1.0_bbbbbbb' }] } });
  });

  test('rolling back is a higher generation that names the older version, and can be taken back', async () => {
    await goLive('host', '1.0.0_aaaaaaa');
    await goLive('sports', '1.0.0_aaaaaaa');
    await goLive('sports', '1.1.0_bbbbbbb');
    expect(rollback(store, intent, 'sports')).toEqual({ generation: 4, from: '1.1.0_bbbbbbb', to: '1.0.0_aaaaaaa' });
    expect(rollback(store, intent, 'sports')).toMatchObject({ generation: 5, to: '1.1.0_bbbbbbb' });
    expect(statusLines(store, 'production').join('\n')).toContain('sports → 1.1.0_bbbbbbb because stable 1.1.0_bbbbbbb taken');
  });

  test('what cannot be done is said in a sentence and changes nothing', async () => {
    await goLive('host', '1.0.0_aaaaaaa');
    await goLive('sports', '1.0.0_aaaaaaa');
    expect(() => promote(store, intent, 'sports')).toThrow('sports@1.0.0_aaaaaaa is already live on production');
    expect(() => promote(store, intent, 'sports', '9.9.9_fffffff')).toThrow('is not published here; there are: 1.0.0_aaaaaaa');
    expect(() => promote(store, intent, 'casino')).toThrow('was never published here');
    expect(() => rollback(store, intent, 'sports')).toThrow('has no earlier good version');
    expect(() => rollback(store, intent, 'casino')).toThrow('casino is not live');
    expect(readLive(store, 'production')?.channel.generation).toBe(2);
  });

  test('a remote that needs another React, or a host that would leave a live remote without, is refused', async () => {
    await goLive('host', '1.0.0_aaaaaaa');
    await publishBuild(store, makeBuild('sports', '1.0.0_aaaaaaa', { requires: { shared: { react: '^18.0.0' } } }));
    expect(() => promote(store, intent, 'sports')).toThrow('needs shared react ^18.0.0, this page has 19.3.1');
    await goLive('casino', '1.0.0_aaaaaaa', { requires: { hostApi: '>=1.0 <2' } });
    const offers = { api: '2.0.0', mfRuntime: '2.9.2', shared: { react: '19.3.1' }, bus: {} };
    await publishBuild(store, makeBuild('host', '2.0.0_bbbbbbb', { offers }));
    expect(() => promote(store, intent, 'host', '2.0.0_bbbbbbb')).toThrow('casino@1.0.0_aaaaaaa needs host API >=1.0 <2, this page has 2.0.0');
  });

  test('only one writer at a time', async () => {
    await publishBuild(store, makeBuild('host', '1.0.0_aaaaaaa'));
    fs.mkdirSync(path.join(store.root, 'channel'), { recursive: true });
    fs.writeFileSync(path.join(store.root, 'channel', '.production.lock'), '');
    expect(() => promote(store, intent, 'host')).toThrow('another release command');
  });

  test('a damaged registry stops a change with its reason', async () => {
    await goLive('host', '1.0.0_aaaaaaa');
    const [file = ''] = fs.readdirSync(path.join(store.root, 'registry'));
    fs.appendFileSync(path.join(store.root, 'registry', file), ' ');
    await publishBuild(store, makeBuild('sports', '1.0.0_aaaaaaa'));
    expect(() => promote(store, intent, 'sports')).toThrow('does not match its hash');
  });

  test('only the last good versions and what names them stay in the snapshot', async () => {
    await goLive('host', '1.0.0_aaaaaaa');
    for (const build of ['1', '2', '3', '4', '5', '6']) await goLive('sports', `1.0.0_${build.repeat(7)}`);
    const registry = readLive(store, 'production')?.registry;
    expect(registry?.remotes.sports?.good).toHaveLength(3);
    expect(Object.keys(registry?.versions ?? {}).filter((key) => key.startsWith('sports@'))).toHaveLength(4);
  });

  test('the next registry is a pure function of the one before', async () => {
    await publishBuild(store, makeBuild('host', '1.0.0_aaaaaaa'));
    const host = readPublished(store, 'host', '1.0.0_aaaaaaa');
    const before = emptyRegistry();
    if (!host) throw new Error('not published');
    expect(nextRegistry(before, [host])).toEqual(nextRegistry(before, [host]));
    expect(before).toEqual(emptyRegistry());
    expect(commitGeneration(store, intent, [host])).toBe(1);
  });
});

describe('what npm start makes live', () => {
  const built = (name: string, version: string) => {
    const part: Part = { name, kind: name === 'host' ? 'host' : 'remote', packageDir: root, sourceDir: root, entry: root, surface: null };
    return { part, version, dir: makeBuild(name, version) };
  };

  test('everything at the first start, nothing at the second, only what changed after that', async () => {
    const first = [built('host', '1.0.0_aaaaaaa'), built('sports', '1.0.0_aaaaaaa')];
    expect(await deployLocal(root, store, first)).toEqual(['host', 'sports']);
    expect(await deployLocal(root, store, first)).toEqual([]);
    expect(await deployLocal(root, store, [first[0], built('sports', '1.0.1_bbbbbbb')].flatMap((build) => build ?? []))).toEqual(['sports']);
    expect(readLive(store, 'production')?.channel.generation).toBe(2);
  });

  test('an operator\'s rollback survives a restart', async () => {
    await deployLocal(root, store, [built('host', '1.0.0_aaaaaaa'), built('sports', '1.0.0_aaaaaaa')]);
    const changed = [built('host', '1.0.0_aaaaaaa'), built('sports', '1.0.1_bbbbbbb')];
    await deployLocal(root, store, changed);
    rollback(store, intent, 'sports');
    expect(await deployLocal(root, store, changed)).toEqual([]);
    expect(readLive(store, 'production')?.registry.remotes.sports?.stable).toBe('1.0.0_aaaaaaa');
  });
});

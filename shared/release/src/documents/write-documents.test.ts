import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { BootDocumentSchema } from '@site/contracts/releases/boot-document';
import { readValue } from '@site/contracts/releases/read-value';
import { commit } from '../commit';
import { openKeys, publicOf } from '../signing/keys';
import { StoreConflict, type ReleaseStore } from '../store/release-store';
import { SIGNED, testReleases, type TestReleases } from '../testing/test-releases';
import { makePreview } from '../preview';
import { documentSettings } from './write-documents';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
let world: TestReleases;
afterEach(() => {
  delete process.env['GAMES_ORIGIN'];
  world.close();
});

const fileOf = (name: string): string => path.join(world.root, 'site', 'documents', name);
const textOf = (name: string): string => fs.readFileSync(fileOf(name), 'utf8');
const htmlOf = (): string => textOf('index.html');

function bootOf(html: string) {
  const read = readValue(
    BootDocumentSchema,
    JSON.parse(/id="site-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null'),
  );
  if (!read.ok) throw new Error(read.why);
  return read.value;
}

describe('the static document', () => {
  test('is the picture of what is live, signed keys included, with no time and no route of its own', async () => {
    world = testReleases();
    await world.goLiveShell(A);
    await world.goLive('sports', A);
    const live = await world.live();
    const boot = bootOf(htmlOf());
    expect(boot).toMatchObject({
      serverTime: null,
      stale: false,
      env: 'staging',
      resolved: {},
      origins: { games: null },
      host: { version: A },
    });
    expect([boot.channel, boot.registry]).toEqual([live.channel, live.registry]);
    expect(boot.keys).toEqual(openKeys(world.context.vault, new Date()).map(publicOf));
    expect(htmlOf()).toContain('<i>plain</i>');
    expect(htmlOf()).not.toMatch(/rel="preload"|season-accents/);
  });

  test('carries its policy before any script, without what only a header can say, and allows its own inline texts', async () => {
    world = testReleases();
    await world.goLiveShell(A);
    await world.goLive('sports', A);
    const html = htmlOf();
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(
      html.search(/<(?:script|style|link)/),
    );
    expect(policy).not.toMatch(/frame-ancestors|report-|unsafe|undefined|null/);
    for (const part of [
      "default-src 'none'",
      "connect-src 'self';",
      "require-trusted-types-for 'script'",
      'wp-sports',
      "frame-src 'none'",
    ])
      expect(policy).toContain(part);
    const hash = (text: string): string =>
      `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
    for (const [, text = ''] of html.matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs))
      expect(policy).toContain(hash(text));
  });

  test('follows every promote and rollback', async () => {
    world = testReleases();
    await world.goLiveShell(A);
    await world.goLive('sports', A);
    await world.goLive('sports', B);
    expect(bootOf(htmlOf()).registry.remotes['sports']?.stable).toBe(B);
    await world.order({ verb: 'rollback', name: 'sports' });
    expect(bootOf(htmlOf()).registry.remotes['sports']?.stable).toBe(A);
    expect(bootOf(htmlOf()).channel).toEqual((await world.live()).channel);
  });

  test('[R2.3-2] while the site rests it is the hard maintenance page, for every route, and the site again afterwards', async () => {
    world = testReleases();
    await world.goLiveShell(A);
    const before = htmlOf();
    await world.order({ verb: 'flag', name: 'maintenance', word: 'on' });
    expect(htmlOf()).toContain('系统维护中');
    expect(htmlOf()).not.toContain('site-boot');
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(htmlOf()) ?? [];
    const style = /<style>(.*?)<\/style>/s.exec(htmlOf())?.[1] ?? '';
    const hash = crypto.createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}';`);
    expect(htmlOf().indexOf('Content-Security-Policy')).toBeLessThan(htmlOf().indexOf('<style'));
    expect(htmlOf()).toMatch(/^<!doctype html>/);
    await world.order({ verb: 'flag', name: 'maintenance', word: 'off' });
    expect(bootOf(htmlOf()).host).toEqual(bootOf(before).host);
  });

  test("the host's public files lie beside it, without encoded forms", async () => {
    world = testReleases();
    await world.goLiveShell(A);
    const files = fs
      .readdirSync(fileOf('public'), { recursive: true })
      .map(String)
      .filter((name) => name.includes('.'));
    expect(files.sort()).toEqual([
      'icon.svg',
      'manifest.webmanifest',
      path.join('static', 'Maintenance.html'),
    ]);
    expect(textOf('public/static/Maintenance.html')).toContain('系统维护中');
  });

  test('names the origin of games where one is set, and refuses one that is none before anything changes', async () => {
    world = testReleases();
    process.env['GAMES_ORIGIN'] = 'https://games.example';
    await world.goLiveShell(A);
    expect(htmlOf()).toContain('frame-src https://games.example;');
    expect(bootOf(htmlOf()).origins.games).toBe('https://games.example');
    process.env['GAMES_ORIGIN'] = 'https://games.example/path';
    await expect(world.goLive('sports', A)).rejects.toThrow('GAMES_ORIGIN must be an origin');
    expect((await world.live()).registry.remotes['sports']).toBeUndefined();
    expect(documentSettings({ SITE_ENV: 'live' })).toEqual({
      env: 'live',
      gamesOrigin: null,
      errorService: null,
    });
  });

  test('a host without a shell has none, another channel has its own, a preview writes nothing', async () => {
    world = testReleases();
    await world.goLive('host', A);
    expect(fs.existsSync(fileOf('index.html'))).toBe(false);
    await world.goLiveShell(B);
    const before = htmlOf();
    await world.publish('sports', A);
    await makePreview(world.context, { name: 'sports', at: null, hours: 1 }, SIGNED);
    expect(htmlOf()).toBe(before);
    expect(fs.readdirSync(path.join(world.root, 'site', 'documents')).sort()).toEqual([
      'index.html',
      'public',
      'settings.json',
    ]);
    const { registry } = await world.live();
    await commit(
      world.context.writer(),
      { channel: 'staging', action: 'promote', ...SIGNED },
      () => registry,
    );
    expect(htmlOf()).toBe(before);
    expect(bootOf(textOf('staging/index.html')).channel.channel).toBe('staging');
  });
});

describe('writing it', () => {
  test('of two writers the document ends with the newest generation, whoever comes last', async () => {
    let other: (() => Promise<unknown>) | null = null;
    // Between reading what is live and writing the document somebody else moves the pointer.
    world = testReleases((store: ReleaseStore): ReleaseStore => ({
      ...store,
      swap: async (file, bytes, etag) => {
        const run = file === 'documents/index.html' ? other : null;
        other = run === null ? other : null;
        await run?.();
        return store.swap(file, bytes, etag);
      },
    }));
    await world.goLiveShell(A);
    await world.publish('sports', A);
    await world.publish('wallet', A);
    other = () => world.order({ verb: 'promote', name: 'wallet', version: A });
    await world.order({ verb: 'promote', name: 'sports', version: A });
    expect(other).toBeNull();
    const live = await world.live();
    expect(Object.keys(live.registry.remotes).sort()).toEqual(['sports', 'wallet']);
    expect(bootOf(htmlOf()).channel).toEqual(live.channel);
  });

  test('a store that does not take it is told of, and what became live stays live', async () => {
    const reported: string[] = [];
    const write = jest
      .spyOn(process.stderr, 'write')
      .mockImplementation((line) => reported.push(String(line)) > 0);
    world = testReleases((store) => ({
      ...store,
      swap: async (file, bytes, etag) => {
        if (file.startsWith('documents/')) throw new StoreConflict(file);
        return store.swap(file, bytes, etag);
      },
    }));
    await world.goLiveShell(A);
    write.mockRestore();
    expect((await world.live()).registry.host?.current).toBe(A);
    expect(reported.join('')).toMatch(
      /release: generation 1 is live, but the static document was not written .* npm run release -- refresh writes it again/,
    );
  });

  test('files that replace one another in the same second differ to a server that compares whole seconds and sizes', async () => {
    world = testReleases();
    const { store } = world.context;
    const file = path.join(world.root, 'site', 'channel', 'x.json');
    const seconds: number[] = [];
    for (const text of ['one', 'two', 'six']) {
      await store.swap(
        'channel/x.json',
        Buffer.from(text),
        (await store.read('channel/x.json'))?.etag ?? null,
      );
      seconds.push(Math.floor(fs.statSync(file).mtimeMs / 1000));
    }
    expect(new Set(seconds).size).toBe(3);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  });
});

import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Signer } from './signer';

const sri = (text: string): string =>
  `sha384-${crypto.createHash('sha384').update(text).digest('base64')}`;

/** Version of everything in the fixture. */
export const FIXTURE_VERSION = '1.0.0_aaaaaaa';

function writeRelease(
  root: string,
  name: string,
  kind: 'host' | 'remote',
  files: Readonly<Record<string, string>>,
  extra: object,
): { release: string; integrity: string } {
  const dir = path.join(root, 'remotes', name, FIXTURE_VERSION);
  fs.mkdirSync(dir, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
    fs.writeFileSync(path.join(dir, `${file}.br`), zlib.brotliCompressSync(text));
    fs.writeFileSync(path.join(dir, `${file}.gz`), zlib.gzipSync(text));
  }
  const records = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [
      file,
      { integrity: sri(text), bytes: Buffer.byteLength(text), gz: 1, br: 1 },
    ]),
  );
  const entry = kind === 'host' ? 'main.aaaa.js' : 'remoteEntry.aaaa.js';
  const record = JSON.stringify({
    schema: 'mf-release/1',
    name,
    kind,
    version: FIXTURE_VERSION,
    commit: null,
    builtAt: '2026-11-21T00:00:00Z',
    toolchain: {},
    squad: 's',
    contact: '#c',
    tier: 'standard',
    entry: { url: entry, type: 'global', global: `${name}__a`, uniqueName: `${name}__a` },
    files: records,
    exposes: {},
    requires: {},
    ...extra,
  });
  fs.writeFileSync(path.join(dir, 'release.json'), record);
  return {
    release: `/cn/mobile/_mf/remotes/${name}/${FIXTURE_VERSION}/release.json`,
    integrity: sri(record),
  };
}

/** How the pointer of a generation is proven. */
export interface Proof {
  readonly signer?: Signer;
  readonly expiresAt?: string;
  readonly channel?: string;
}

/**
 * Writes one generation and moves the pointer to it.
 *
 * @returns the pointer's text.
 */
export function writeGeneration(
  root: string,
  generation: number,
  registry: object,
  { signer, expiresAt, channel = 'production' }: Proof = {},
): string {
  const text = JSON.stringify({ schema: 'mf-registry/1', generation, previous: null, ...registry });
  const short = crypto.createHash('sha256').update(text).digest('hex').slice(0, 12);
  fs.mkdirSync(path.join(root, 'registry'), { recursive: true });
  fs.mkdirSync(path.join(root, 'channel'), { recursive: true });
  fs.writeFileSync(path.join(root, 'registry', `${generation}-${short}.json`), text);
  const signed = {
    channel,
    generation,
    registry: `/cn/mobile/_mf/registry/${generation}-${short}.json`,
    integrity: sri(text),
    issuedAt: '2026-11-21T00:00:00Z',
    expiresAt: expiresAt ?? null,
    minHost: null,
  };
  const pointer = JSON.stringify({
    schema: 'mf-channel/1',
    ...signed,
    pollSeconds: 60,
    sigs: signer?.sign(signed) ?? [],
  });
  fs.writeFileSync(path.join(root, 'registry', `${generation}-${short}.pointer.json`), pointer);
  fs.writeFileSync(path.join(root, 'channel', 'production.json'), pointer);
  return pointer;
}

/** A store with a host and a wallet that has one open and one members' page; returns its registry. */
export function writeStore(root: string): object {
  const shell = JSON.stringify({
    schema: 'site-shell/1',
    siteName: '测试',
    criticalCss: 'body{margin:0}',
    bootScript: 'void 0',
    header: '<header class="site-header"></header>',
    titleBar: '<header class="site-title-bar"><h1>{title}</h1></header>',
    navigation: '<nav class="site-nav"><a href="/cn/mobile/">首页</a></nav>',
    entryIcons: { gift: '<svg id="gift"/>' },
    skeletons: {
      home: '<i>home</i>',
      form: '<i>form</i>',
      list: '<i>list</i>',
      plain: '<i>plain</i>',
    },
  });
  const host = writeRelease(
    root,
    'host',
    'host',
    {
      'main.aaaa.js': 'console.log("host")',
      'base.bbbb.js': 'var b',
      'home.cccc.js': 'var h',
      'login.dddd.js': 'var l',
      'shell.json': shell,
      'public/icon.svg': '<svg/>',
      'public/static/Maintenance.html':
        '<!doctype html><style>b{margin:0}</style><h1>系统维护中</h1>',
    },
    { views: { base: ['base.bbbb.js'], home: ['home.cccc.js'], login: ['login.dddd.js'] } },
  );
  const wallet = writeRelease(
    root,
    'wallet',
    'remote',
    { 'remoteEntry.aaaa.js': 'var w', 'expose.bbbb.js': 'var e', 'page.cccc.js': 'var p' },
    {
      exposes: { './remote': { js: ['expose.bbbb.js'], css: [] } },
      views: { deposit: ['page.cccc.js'] },
    },
  );
  const routes = [
    {
      path: '/Deposit',
      page: 'deposit',
      layoutStatus: 2,
      access: 'member',
      title: '存款<b>',
      skeleton: 'form',
    },
    {
      path: '/open/:id',
      page: 'deposit',
      layoutStatus: 5,
      access: 'public',
      title: '公开',
      skeleton: 'list',
      reads: [{ row: 'games.jackpots' }, { row: 'member.balance' }, 'nonsense'],
    },
  ];
  const entry = { place: 'nav', key: 'open', label: '公开', icon: 'gift', to: '/open', order: 20 };
  const entries = [
    entry,
    { ...entry, key: 'first', label: '存款', to: '/Deposit', order: 10 },
    { ...entry, key: 'elsewhere', to: '//evil.example' },
    { ...entry, key: 'markup', label: '<b>' },
    { ...entry, key: 'home', place: 'home', label: '首页' },
  ];
  const registry = {
    host: {
      current: FIXTURE_VERSION,
      good: [],
      api: '1.0.0',
      mfRuntime: '2.9.2',
      shared: {},
      bus: {},
    },
    remotes: {
      wallet: { squad: 's', contact: '#c', tier: 'standard', stable: FIXTURE_VERSION, good: [] },
    },
    versions: {
      [`host@${FIXTURE_VERSION}`]: { ...host, requires: {} },
      [`wallet@${FIXTURE_VERSION}`]: {
        ...wallet,
        requires: {},
        surface: { routes, slots: [], entries },
      },
    },
  };
  writeGeneration(root, 1, registry);
  return registry;
}

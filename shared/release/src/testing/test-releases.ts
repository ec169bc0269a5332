/** A release context in a temporary folder, with builds made of one line each. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Release } from '@site/contracts/releases/release';
import { integrityOfBytes } from '../files';
import { readLive, type Live } from '../live';
import { carryOut, openReleases, type ReleaseContext } from '../context';
import type { Order } from '../orders';
import { publishBuild } from '../publish';
import type { ReleaseStore } from '../store/release-store';

/** Who gives orders in tests. */
export const SIGNED = { by: 'test', why: 'because' } as const;

/** For looks of the watcher that are about something else: every window counts as rehearsed. */
export const ALL_REHEARSED: Map<string, number> = Object.assign(new Map<string, number>(), {
  get: () => Number.POSITIVE_INFINITY,
});

/** What a host of the tests offers. */
export const OFFERS = {
  api: '1.0.0',
  mfRuntime: '2.9.2',
  shared: { react: '19.3.1' },
  bus: {},
  routes: ['/', '/login'],
};

/** An context and shorthands. */
export interface TestReleases {
  readonly root: string;
  readonly context: ReleaseContext;
  /**
   * Writes a build.
   *
   * @returns its folder.
   */
  readonly build: (name: string, version: string, over?: Partial<Release>, text?: string) => string;
  readonly publish: (name: string, version: string, over?: Partial<Release>) => Promise<void>;
  /** Publishes and promotes. */
  readonly goLive: (name: string, version: string, over?: Partial<Release>) => Promise<void>;
  /**
   * Publishes and promotes a host that has a shell, files for the site's base, and twins of its
   * script.
   */
  readonly goLiveShell: (version: string) => Promise<void>;
  readonly order: (order: Order) => ReturnType<typeof carryOut>;
  readonly live: () => Promise<Live>;
  readonly close: () => void;
}

const kindOf = (name: string): Release['kind'] =>
  name === 'host' ? 'host' : name.startsWith('season_') ? 'season' : 'remote';

function writeBuild(
  dir: string,
  name: string,
  version: string,
  over: Partial<Release>,
  text: string,
): string {
  fs.mkdirSync(dir, { recursive: true });
  const file = name === 'host' ? 'main.aaaa.js' : 'remoteEntry.aaaa.js';
  fs.writeFileSync(path.join(dir, file), text);
  const global = `${name}__${version.split('_')[1]}`;
  const kind = kindOf(name);
  fs.writeFileSync(
    path.join(dir, 'release.json'),
    JSON.stringify({
      schema: 'mf-release/1',
      name,
      kind,
      version,
      commit: null,
      builtAt: '2026-11-21T00:00:00Z',
      toolchain: {},
      squad: 's',
      contact: '#c',
      tier: kind === 'season' ? 'seasonal' : 'standard',
      entry: { url: file, type: 'global', global, uniqueName: global },
      files: {
        [file]: {
          integrity: integrityOfBytes(Buffer.from(text)),
          bytes: text.length,
          gz: 0,
          br: 0,
        },
      },
      exposes: {},
      requires: {},
      offers: kind === 'host' ? OFFERS : null,
      surface: kind === 'host' ? null : { routes: [{ path: `/${name}/*` }], capabilities: [] },
      ...over,
    }),
  );
  return dir;
}

const SHELL = {
  schema: 'site-shell/1',
  siteName: '测试',
  criticalCss: 'body{margin:0}',
  bootScript: 'void 0',
  header: '<header></header>',
  titleBar: '<h1>{title}</h1>',
  navigation: '<nav></nav>',
  skeletons: { plain: '<i>plain</i>' },
};

/** What a host has besides its script. */
const HOST_FILES: Readonly<Record<string, string>> = {
  'shell.json': JSON.stringify(SHELL),
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/manifest.webmanifest': '{"name":"测试"}',
  'public/static/Maintenance.html': '<!doctype html><style>b{margin:0}</style><h1>系统维护中</h1>',
};

/** Adds files to a build, in its record too, and puts compressed twins beside all. */
export function addFiles(dir: string, files: Readonly<Record<string, string>>): void {
  const file = path.join(dir, 'release.json');
  const release = JSON.parse(fs.readFileSync(file, 'utf8')) as Release;
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), text);
  }
  const records = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      {
        integrity: integrityOfBytes(Buffer.from(text)),
        bytes: Buffer.byteLength(text),
        gz: 0,
        br: 0,
      },
    ]),
  );
  const all = { ...release.files, ...records };
  for (const name of Object.keys(all)) {
    const bytes = fs.readFileSync(path.join(dir, name));
    fs.writeFileSync(path.join(dir, `${name}.gz`), zlib.gzipSync(bytes));
    fs.writeFileSync(path.join(dir, `${name}.br`), zlib.brotliCompressSync(bytes));
  }
  fs.writeFileSync(file, JSON.stringify({ ...release, files: all }));
}

/**
 * Opens an context.
 *
 * @param wrap puts something around its store.
 */
export function testReleases(
  wrap: (store: ReleaseStore) => ReleaseStore = (store) => store,
  now: () => Date = () => new Date(),
): TestReleases {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const plain = openReleases({ data: root, now });
  const store = wrap(plain.store);
  const context: ReleaseContext = { ...plain, store, writer: () => ({ ...plain.writer(), store }) };
  const build: TestReleases['build'] = (
    name,
    version,
    over = {},
    text = `/* ${name} ${version} */`,
  ) => writeBuild(path.join(root, 'builds', name, version), name, version, over, text);
  const publish = async (
    name: string,
    version: string,
    over: Partial<Release> = {},
  ): Promise<void> => void (await publishBuild(context.store, build(name, version, over)));
  const order = (wanted: Order): ReturnType<typeof carryOut> => carryOut(context, wanted, SIGNED);
  return {
    root,
    context,
    build,
    publish,
    order,
    goLiveShell: async (version) => {
      const dir = build('host', version);
      addFiles(dir, HOST_FILES);
      await publishBuild(context.store, dir);
      await order({ verb: 'promote', name: 'host', version });
    },
    goLive: async (name, version, over = {}) => {
      await publish(name, version, over);
      await order({ verb: 'promote', name, version });
    },
    live: async () => {
      const live = await readLive(context.store, context.channel);
      if (live === null) throw new Error('nothing is live');
      return live;
    },
    close: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

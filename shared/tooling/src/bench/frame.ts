/**
 * What the frame costs by itself: the site's document and shell with React, the library of styles
 * and the federation runtime, and no page. No page of this site can cost less.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { DefinePlugin } from 'webpack';
import { sealTree } from '@site/release/seal-tree';
import { baseConfig } from '../webpack/base-config';
import { hostResolve } from '../webpack/host-config';
import { sharedVersions } from '../webpack/shared-scope';
import { withoutUnusedParts } from '../webpack/unused-parts';
import { flavourOf } from '../workspace/flavour';
import { discoverParts } from '../workspace/parts';
import { inWorkspace } from '../workspace/paths';
import { compile } from './compile';
import type { Emit } from './line';
import { median, settled, spreadOf } from './measure-page';
import { bareLook } from './bare-page';
import { inBareBrowser } from './slow-browser';
import { TWIN_VERSION, type OneBundle } from './one-bundle';
import { freshPhone, throttle, visitOf } from './phone';
import { byKind, watchRequests } from './requests';
import type { BenchSize } from './sizes';
import { startTwin } from './twin-server';

const MARK = 'bench-frame';

/** What the host's entry does before it knows a page: share its libraries, draw. */
const ENTRY = [
  "import * as react from 'react';",
  "import * as jsxRuntime from 'react/jsx-runtime';",
  "import * as reactDom from 'react-dom';",
  "import { createRoot } from 'react-dom/client';",
  "import styled, { css, keyframes } from 'styled-components';",
  "import { containerRuntime } from '@site/federation/loading/container-runtime';",
  "import { shareModules } from '@site/federation/loading/share-modules';",
  '',
  'const styles = { __esModule: true, default: styled, styled, css, keyframes };',
  'const Box = styled.div`min-height: 100vh;`;',
  '',
  'shareModules(__HOST_BUILD__, {',
  '  react,',
  "  'react/jsx-runtime': jsxRuntime,",
  "  'react-dom': reactDom,",
  "  'styled-components': styles,",
  '});',
  'containerRuntime.registerRemotes([]);',
  "createRoot(document.getElementById('app')).render(",
  `  react.createElement(Box, { 'data-testid': '${MARK}' }),`,
  ');',
].join('\n');

const LIBRARIES = ['react', 'react/', 'react/jsx-runtime', 'react-dom', 'styled-components'];

/** Builds the frame with the settings of the host. */
async function buildFrame(): Promise<OneBundle> {
  const host = discoverParts().find(({ kind }) => kind === 'host');
  if (!host) throw new Error('there is no host to build');
  const root = inWorkspace('node_modules', '.cache', 'site', 'frame');
  const [entry, dir] = [path.join(root, 'frame.mjs'), path.join(root, 'dist')];
  fs.mkdirSync(root, { recursive: true });
  fs.writeFileSync(entry, ENTRY);
  const options = { version: TWIN_VERSION, outDir: dir, minify: true, flavour: flavourOf({}) };
  const base = baseConfig(host, options);
  const versions = sharedVersions();
  const shared = Object.fromEntries(
    LIBRARIES.map((name) => {
      const version = versions[name.split('/')[0] ?? ''] ?? '';
      return [name, { version, requiredVersion: `^${version}` }];
    }),
  );
  await compile({
    ...base,
    entry: { main: entry },
    resolve: hostResolve(base),
    plugins: [
      ...(base.plugins ?? []),
      withoutUnusedParts(),
      new DefinePlugin({
        __HOST_BUILD__: JSON.stringify({ name: 'bench_frame', shared }),
        FEDERATION_BUILD_IDENTIFIER: JSON.stringify('bench_frame'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
        ENV_TARGET: JSON.stringify('web'),
      }),
    ],
  });
  const files = await sealTree(dir);
  const main = Object.keys(files).find((file) => /^main\.[0-9a-f]+\.js$/.test(file));
  if (main === undefined) throw new Error('the frame has no entry');
  return { dir, entry: main, files, chunks: {}, views: {} };
}

/** Silence after which the frame has come. */
const QUIET_MS = 1_500;

/** What one opening cost. */
interface FrameCost {
  readonly blockingMs: number;
  readonly scriptMs: number;
  readonly scriptBytes: number;
  readonly drawnMs: number;
}

/** Without a debugger that has the engine parse everything again. */
async function blockingOf(url: string): Promise<number> {
  const visit = {
    url,
    stored: { storage: {}, cookies: {} },
    throttled: true,
    quietMs: QUIET_MS,
  };
  const { blockingMs } = await inBareBrowser(url, true, (browser) => bareLook(browser, visit));
  return blockingMs;
}

async function openFrame(browser: Browser, url: string): Promise<FrameCost> {
  const context = await freshPhone(browser);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await watchRequests(session);
    await throttle(session);
    await session.send('Performance.enable');
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(`[data-testid="${MARK}"]`).waitFor({ state: 'attached', timeout: 30_000 });
    const drawnMs = await page.evaluate(() => Math.round(performance.now()));
    await settled(page, log, QUIET_MS);
    const { metrics } = await session.send('Performance.getMetrics');
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    return {
      blockingMs: await blockingOf(url),
      scriptMs: Math.round(script * 1_000),
      scriptBytes: byKind(log.all()).script.bytes,
      drawnMs,
    };
  } finally {
    await context.close();
  }
}

/**
 * Measures it over a slow line at a quarter of the processor, as first pages are.
 *
 * @throws Error when the frame draws nothing.
 */
export async function benchFrame(
  browser: Browser,
  siteUrl: string,
  { turns }: BenchSize['frame'],
  emit: Emit,
): Promise<void> {
  const server = await startTwin(siteUrl, await buildFrame(), 'plain');
  try {
    const costs: FrameCost[] = [];
    for (let turn = 0; turn < turns; turn += 1)
      costs.push(await openFrame(browser, visitOf(server.url, '/login', false).url));
    const of = (kind: keyof FrameCost): number[] => costs.map((cost) => cost[kind]);
    const line = (bench: string, kind: keyof FrameCost, unit: string): void =>
      emit({ bench, value: median(of(kind)), unit, spread: spreadOf(of(kind)) });
    line('frame-blocking', 'blockingMs', 'ms that long tasks kept from a tap');
    line('frame-script', 'scriptMs', 'ms of scripts');
    line('frame-bytes', 'scriptBytes', 'bytes of scripts');
    line('frame-drawn', 'drawnMs', 'ms until an empty page was drawn');
  } finally {
    server.stop();
  }
}

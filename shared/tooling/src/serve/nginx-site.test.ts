/** The site as it is built, served by nginx and the sandbox alone, on a phone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { chromium, type Browser } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../browser/find-browser';
import { ensureNginx } from '@site/release/testing/ensure-nginx';
import type { Release } from '@site/contracts/releases/release';
import { buildAll } from '../build/build-all';
import { integrityOfBytes } from '@site/release/files';
import { deployLocal } from './deploy-local';
import { freePort, startServer, stopServer, waitForOk } from './processes';
import { requireLive, versionFolder } from '@site/release/live';
import { carryOut, openReleases } from '@site/release/context';
import { publishBuild } from '@site/release/publish';
import { runNginx, type RunningNginx } from '@site/release/testing/run-nginx';

jest.setTimeout(300_000);
const VIOLATION = /Content Security Policy|Trusted ?(?:Type|Script|HTML)|Integrity-Policy/i;

let data: string;
let site: RunningNginx | null = null;
let sandbox: ChildProcess | null = null;
let browser: Browser | null = null;

beforeAll(async () => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-site-'));
  const program = await ensureNginx();
  if (program === null) return;
  await deployLocal(data, openReleases({ data }), await buildAll(() => undefined));
  const port = await freePort();
  sandbox = startServer('sandbox', 'e2e/sandbox/src/main.ts', {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    SITE_PORT: '80',
  });
  await waitForOk(`http://127.0.0.1:${port}/healthz`, sandbox, 'the sandbox');
  site = await runNginx(program, path.join(data, 'nginx'), {
    root: path.join(data, 'site'),
    gateway: `http://127.0.0.1:${port}`,
    channel: 'production',
    gamesOrigin: null,
    isLive: false,
    hasBrotli: false,
    tls: null,
  });
  browser = await chromium.launch({
    ...(findBrowser() ? { executablePath: findBrowser() ?? '' } : {}),
    args: [...BROWSER_ARGS],
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  if (sandbox !== null) await stopServer(sandbox);
  fs.rmSync(data, { recursive: true, force: true });
});

/**
 * The promotions as they are, under another build's name, which its code carries too: what a squad
 * would publish next.
 */
async function publishNext(): Promise<string> {
  const context = openReleases({ data });
  const { registry } = await requireLive(context.store, context.channel);
  const from = registry.remotes['promotions']?.stable ?? '';
  const build = from.split('_')[1] ?? '';
  const dir = path.join(data, 'next');
  fs.cpSync(path.join(data, 'site', versionFolder('promotions', from)), dir, {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  const rename = (text: string): string => text.replaceAll(build, 'nextone');
  const record = JSON.parse(
    rename(fs.readFileSync(path.join(dir, 'release.json'), 'utf8')),
  ) as Release;
  for (const [name, each] of Object.entries(record.files)) {
    const file = path.join(dir, name);
    if (/\.(?:js|json)$/.test(name)) fs.writeFileSync(file, rename(fs.readFileSync(file, 'utf8')));
    Object.assign(each, { integrity: integrityOfBytes(fs.readFileSync(file)) });
  }
  fs.writeFileSync(path.join(dir, 'release.json'), JSON.stringify(record));
  await publishBuild(context.store, dir);
  return record.version;
}

test('home, casino and a season open without a complaint, and a promote shows at the next navigation', async () => {
  if (site === null || browser === null)
    return void process.stderr.write(
      'nginx is not on this machine and cannot be installed: the real site behind it was left out\n',
    );
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
  });
  const lines: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || VIOLATION.test(message.text())) lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(String(error)));
  page.on('request', (request) => requests.push(request.url()));
  await page.addInitScript(() => localStorage.setItem('first_entry', '333'));

  await page.goto(`${site.url}/cn/mobile/event_CNY2024`);
  await page.getByTestId('event-page').waitFor();
  await page.goto(`${site.url}/cn/mobile/`);
  await page.getByTestId('event-row').first().waitFor();
  await page.goto(`${site.url}/cn/mobile/Games`);
  await page.getByTestId('game-card').first().waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset['stays'] = 'yes';
  });

  const version = await publishNext();
  await carryOut(
    openReleases({ data }),
    { verb: 'promote', name: 'promotions', version },
    { by: 'test', why: 'the next one' },
  );
  // A pointer that is younger than five seconds is not asked for again.
  await page.waitForFunction(() => performance.now() > 7_000);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await page.getByTestId('promo-card').first().waitFor();
  expect(
    requests.filter((url) => url.includes(`/promotions/${version}/`) && url.endsWith('.js')),
  ).not.toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset['stays'])).toBe('yes');
  // A visitor's calls for a member's data are refused; that is shown by the page.
  expect(lines.filter((line) => !/the server responded with a status of 4\d\d/.test(line))).toEqual(
    [],
  );
  expect(site.errors()).toBe('');
});

test('the service worker keeps what a file server answers, and starts the site without a network', async () => {
  if (site === null || browser === null)
    return void process.stderr.write('no nginx: the worker behind it was left out\n');
  const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${site.url}/cn/mobile/Games`);
  await page.getByTestId('game-card').first().waitFor();
  const isKept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ pathname, search }) => pathname.includes('/_mf/remotes/') && search === '')
        .map(({ pathname }) => pathname);
      const kept = await Promise.all(
        ['/cn/mobile/_shell', ...loaded].map((path) => caches.match(path)),
      );
      return navigator.serviceWorker.controller !== null && !kept.includes(undefined);
    });
  const deadline = Date.now() + 60_000;
  while (!(await isKept()) && Date.now() < deadline) await page.waitForTimeout(500);
  await context.setOffline(true);
  await page.goto(`${site.url}/cn/mobile/Games`);
  await page.getByTestId('offline-bar').waitFor();
  expect(await page.getByRole('navigation').getByRole('link', { name: '首页' }).count()).toBe(1);
  await context.close();
});

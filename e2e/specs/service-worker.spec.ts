/**
 * The service worker of the released site: the next visit starts without the network, and nothing
 * of a member, no older release and no changed byte is ever kept.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { hallTitle, newHall, promoCard } from '../page-models/halls';
import {
  compiledAhead,
  hasWorker,
  keptIn,
  keptPaths,
  SHELL,
  untilKept,
  useOnce,
} from '../page-models/kept-site';
import { LoginPage } from '../page-models/login-page';
import { filesOf, hasLooked, registryOf, versionsOf } from '../page-models/releases';

test.use({ serviceWorkers: 'allow' });

const offlinePage = (page: Page) => page.getByTestId('offline-page');
/** Home as it stands with and without a network: the host's own frame. */
const frame = (page: Page) => page.getByRole('navigation').getByRole('link', { name: '首页' });

test('[C-43] the second visit brings no script and no style over the network, and starts with the network cut, saying so', async ({
  page,
  context,
  site,
  watch,
}) => {
  // Whatever cannot be fetched is told; a violation of a policy still fails.
  watch.allow(/.*/s);
  await useOnce(page, `${site.url}/`, 'event-row');

  const overNetwork: string[] = [];
  const fromWorker: string[] = [];
  context.on('response', (response) => {
    if (!/\.(?:js|css)$/.test(new URL(response.url()).pathname)) return;
    // What the worker itself asks for has no page behind it.
    const isKept = response.request().serviceWorker() === null && response.fromServiceWorker();
    (isKept ? fromWorker : overNetwork).push(response.url());
  });
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  expect(overNetwork.filter((url) => !url.endsWith('/sw.js'))).toEqual([]);
  expect(fromWorker.length).toBeGreaterThan(5);

  await context.setOffline(true);
  await page.goto(`${site.url}/`);
  await expect(frame(page)).toBeVisible();
  await expect(page.getByTestId('offline-bar')).toBeVisible();
  // The hall of this page was never used: its place says that it did not come, and the rest stands.
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(page.getByTestId('remote-failed')).toBeVisible();
  await expect(frame(page)).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByTestId('offline-bar')).toHaveCount(0);
  await page.goto(`${site.url}/Promotions`);
  await expect(promoCard(page)).toBeVisible();
});

test('[C-43] the second visit runs code that was compiled in the first', async ({ page, site }) => {
  const address = `${site.url}/login`;
  await useOnce(page, address, 'login-submit');
  expect((await compiledAhead(page, address)).length).toBeGreaterThan(2);
});

test('[C-43] with nothing to stand in, a navigation without a network gets an honest page, and works once it is back', async ({
  page,
  context,
  site,
  watch,
  axe,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /status of 503/);
  await useOnce(page, `${site.url}/login`, 'login-submit');
  await page.goto('about:blank');
  await context.setOffline(true);
  await page.goto(`${site.url}/login`);
  await page.evaluate(() => caches.delete('site-kept-pages-1'));
  await page.goto(`${site.url}/Promotions`);
  await expect(offlinePage(page)).toContainText('无法投注、存款、提款或转账');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe();
  }
  // The live site is not what a preview link asks for.
  await page.goto(`${site.url}/?preview=none`);
  await expect(offlinePage(page)).toBeVisible();
  await page.goto(`${site.url}/Promotions`);
  await context.setOffline(false);
  await page.getByRole('link', { name: '重新连接' }).click();
  await expect(promoCard(page)).toBeVisible();
});

test('a promoted remote shows at the next navigation with the worker on; files of versions before the last go', async ({
  page,
  site,
}) => {
  await useOnce(page, `${site.url}/Promotions`, 'promo-card');
  const old = (await registryOf(site.origin)).remotes['promotions']?.stable ?? '';
  const version = await newHall(site);
  await site.release('promote', 'promotions', '--version', version, '--why', 'test');
  await page.goto(`${site.url}/Promotions`);
  await expect(hallTitle(page)).toBeAttached();
  await untilKept(page);
  const versions = async (): Promise<readonly boolean[]> => {
    const kept = await keptPaths(page);
    return [old, version].map((each) => kept.some((file) => file.includes(`promotions/${each}/`)));
  };
  // A rollback would want them at once.
  expect(await versions()).toEqual([true, true]);
  await site.release('kill', 'casino', '--why', 'test');
  await hasLooked(page);
  await expect.poll(versions).toEqual([false, true]);
  await site.release('revive', 'casino', '--why', 'test');

  await site.release('rollback', 'promotions', '--why', 'test');
  await page.goto(`${site.url}/Promotions`);
  await expect(promoCard(page)).toBeVisible();
  await expect(hallTitle(page)).toHaveCount(0);
});

test('[C-21] what was switched off since stays off without a network', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  await useOnce(page, `${site.url}/Promotions`, 'promo-card');
  await site.release('kill', 'promotions', '--why', 'test');
  const { generation } = (await (
    await fetch(`${site.origin}/cn/mobile/_mf/channel/production.json`)
  ).json()) as { generation: number };
  await hasLooked(page);
  await expect
    .poll(async () => Object.fromEntries(await keptIn(page))[SHELL] ?? '')
    .toContain(`"generation":${generation}`);
  await context.setOffline(true);
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByTestId('remote-failed')).toBeVisible();
  await expect(promoCard(page)).toHaveCount(0);
  await context.setOffline(false);
  await site.release('revive', 'promotions', '--why', 'test');
});

test('a switch of the registry removes worker and caches within the visit, and brings them back', async ({
  page,
  site,
}) => {
  await useOnce(page, `${site.url}/login`, 'login-submit');
  await site.release('flag', 'offline', 'off');
  await hasLooked(page);
  await expect.poll(() => hasWorker(page)).toBe(false);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  // The next visit has none either.
  await page.goto(`${site.url}/login`);
  await expect(page.getByTestId('login-submit')).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await site.release('flag', 'offline', 'on');
  await hasLooked(page);
  await expect.poll(() => hasWorker(page)).toBe(true);
  // A page that is on its way while the worker takes over has none before its next visit.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  // It works: a worker that was told to go and came back in the same life keeps again.
  await useOnce(page, `${site.url}/login`, 'login-submit');
});

test('[C-40] nothing of a member is kept: no answer, no token, no name', async ({ page, site }) => {
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/deposit`);
  await expect(page.getByTestId('deposit-submit')).toBeVisible();
  await untilKept(page);
  await page.goto(`${site.url}/TransactionRecord/`);
  await expect(page.locator('[role="tablist"]').first()).toBeVisible();
  await untilKept(page);
  const kept = await keptIn(page);
  expect(
    kept
      .map(([file]) => file)
      .filter((file) => !file.startsWith('/cn/mobile/_mf/remotes/') && !file.startsWith(SHELL)),
  ).toEqual([]);
  const secrets = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => /token/i.test(key))
      .map(([, value]) => value)
      .filter((value) => value.length > 12),
  );
  expect(secrets.length).toBeGreaterThan(0);
  for (const [file, text] of kept)
    expect(
      ['member01', ...secrets].filter((secret) => text.includes(secret)),
      file,
    ).toEqual([]);
});

test('[C-21] a file with changed bytes is never kept', async ({ page, site, watch }) => {
  watch.allow(/.*/s);
  const version = Object.fromEntries(await versionsOf(site.origin))['promotions'] ?? '';
  const files = await filesOf(site.origin, 'promotions', version);
  const entry = files.find(([file]) => file.includes('remoteEntry'));
  const { pathname } = new URL(entry?.[0] ?? '');
  const stored = path.join(site.dataDir, 'site', pathname.slice('/cn/mobile/_mf/'.length));
  const real = readFileSync(stored);
  const twins = ['.br', '.gz'].map((ending) => stored + ending);
  await useOnce(page, `${site.url}/login`, 'login-submit');
  for (const twin of twins) renameSync(twin, `${twin}.away`);
  writeFileSync(stored, `${real.toString()}\nglobalThis.tampered = true;\n`);
  try {
    await page.goto(`${site.url}/Promotions`);
    await expect(page.getByTestId('remote-failed')).toBeVisible();
    // What a page is answered is checked by the page's own request; this is the worker's own.
    // Files are kept one behind the other: the one that nobody had loaded tells when it is done.
    const loaded = await keptPaths(page);
    const after = files
      .map(([file]) => new URL(file).pathname)
      .find((file) => file !== pathname && !loaded.includes(file));
    await page.evaluate(
      async (used) => {
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage({ used, generation: 0 });
      },
      [pathname, after],
    );
    await expect.poll(() => keptPaths(page)).toContain(after);
    expect(await keptPaths(page)).not.toContain(pathname);
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  } finally {
    writeFileSync(stored, real);
    for (const twin of twins) renameSync(`${twin}.away`, twin);
  }
});

test('a newer worker takes over under an open page', async ({ page, site }) => {
  await useOnce(page, `${site.url}/login`, 'login-submit');
  const { host } = await registryOf(site.origin);
  const folder = path.join(site.dataDir, 'site/remotes/host', host.current, 'public');
  const stored = path.join(folder, 'sw.js');
  const real = readFileSync(stored);
  const twins = ['.br', '.gz'].map((ending) => stored + ending);
  for (const twin of twins) renameSync(twin, `${twin}.away`);
  writeFileSync(stored, `${real.toString()}\n// another build\n`);
  try {
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        (window as unknown as { changed: boolean }).changed = true;
      });
    });
    await site.release('flag', 'recorder', 'on');
    await hasLooked(page);
    await expect.poll(() => page.evaluate(() => 'changed' in window)).toBe(true);
    await expect(page.getByTestId('login-submit')).toBeVisible();
    await untilKept(page);
  } finally {
    writeFileSync(stored, real);
    for (const twin of twins) renameSync(`${twin}.away`, twin);
    await site.release('flag', 'recorder', 'off');
  }
});

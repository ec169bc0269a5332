/**
 * What keeps a page alive when a version is bad: the next version, the memory of the device, a free
 * moment to change; and the code that tells support of it.
 */
import { hallNamed } from '../fixtures/changed-remote';
import { expect, test } from '../fixtures/test';
import { drawLowest, healthOf, registryOf, hasLooked } from '../page-models/releases';
import { beginRamp, hallTitle, newHall, promoCard } from '../page-models/halls';

const entryOf = (version: string): string => `**/_mf/remotes/promotions/${version}/remoteEntry*`;

test('idle tabs that draw the lot fetch a canary before any member gets it, and the edge is told', async ({
  page,
  site,
}) => {
  const version = await newHall(site);
  await beginRamp(site, version, 0);
  await drawLowest(page);
  await page.goto(`${site.url}/`);
  await expect
    .poll(async () => (await healthOf(site.origin))[`promotions@${version}`]?.shadow.checks)
    .toBeGreaterThan(0);
  expect((await healthOf(site.origin))[`promotions@${version}`]?.shadow.failures).toBe(0);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(promoCard(page)).toBeVisible();
  await expect(hallTitle(page)).toHaveCount(0);
  await site.release('halt', 'promotions', '--why', 'test');
});

test('the support code of the Me page is copied by a tap', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await page.addInitScript(() => {
    const noted = window as unknown as { copied?: string };
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      noted.copied = text;
      return write(text);
    };
  });
  await page.goto(`${site.url}/Me`);
  const button = page.getByTestId('support-code');
  await expect(button).toHaveText(/^支持代码 G\d+/);
  const shown = ((await button.textContent()) ?? '').replace('支持代码 ', '');
  await button.click();
  await expect(button).toHaveText(`支持代码 ${shown} 已复制`);
  expect(await page.evaluate(() => (window as unknown as { copied?: string }).copied)).toBe(shown);
});

test('a canary whose entry does not come falls to what is stable, without a panel, and the edge counts both', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  const { promotions } = (await registryOf(site.origin)).remotes;
  const version = await newHall(site);
  await beginRamp(site, version, 100);
  await page.route(entryOf(version), (route) => route.abort('connectionrefused'));
  await page.goto(`${site.url}/Promotions`);
  await expect(promoCard(page)).toBeVisible();
  await expect(page.getByTestId('remote-failed')).toHaveCount(0);
  await expect(hallTitle(page)).toHaveCount(0);
  await expect
    .poll(async () => (await healthOf(site.origin))[`promotions@${version}`]?.failures)
    .toBeGreaterThan(0);
  // Told with the next ten seconds' measures; a busy machine takes its time for both.
  await expect
    .poll(
      async () =>
        (await healthOf(site.origin))[`promotions@${promotions?.stable ?? ''}`]?.recovered,
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0);
  await site.release('halt', 'promotions', '--why', 'test');
});

test('a version that takes the page with it twice is left out at the third visit, and the edge is told', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  const version = await newHall(site);
  await site.release('promote', 'promotions', '--version', version, '--why', 'test');
  // A process that dies tells its page nothing.
  await page.addInitScript(() => {
    for (const goodbye of ['pagehide', 'visibilitychange'])
      window.addEventListener(goodbye, (event) => event.stopImmediatePropagation(), true);
  });
  // Its entry never answers: the page is killed while it waits.
  await page.route(entryOf(version), () => undefined);
  const begun = (): Promise<string> =>
    page.evaluate(() => localStorage.getItem('releaseStarts') ?? '').catch(() => '');
  const counted = (): Promise<string> =>
    page.evaluate(() => localStorage.getItem('releaseMarks') ?? '').catch(() => '');
  await page.goto(`${site.url}/Promotions`, { waitUntil: 'commit' });
  await expect.poll(begun).toContain(version);
  await page.goto(`${site.url}/Promotions`, { waitUntil: 'commit' });
  await expect
    .poll(counted, { message: 'the first visit counts as a crash' })
    .toContain(`"promotions@${version}":1`);
  await expect.poll(begun).toContain(version);
  await page.goto(`${site.url}/Promotions`);
  await expect(promoCard(page)).toBeVisible();
  await expect(hallTitle(page)).toHaveCount(0);
  // The document may still fetch its files ahead; they are not run.
  await expect(page.locator(`script[src*="${version}"]`)).toHaveCount(0);
  await expect
    .poll(async () =>
      Object.keys((await healthOf(site.origin))[`promotions@${version}`]?.faults ?? {}),
    )
    .toContain('boot-loop');
  await site.release('rollback', 'promotions', '--why', 'test');
});

test('a version that is outlawed leaves the page it stands on, without a reload', async ({
  page,
  site,
}) => {
  // A title of its own: what is revoked here is gone for every later test of this site.
  const title = '出局的优惠大厅';
  const heading = page.getByRole('heading', { name: title });
  const version = await hallNamed(site, title);
  await site.release('promote', 'promotions', '--version', version, '--why', 'test');
  await page.goto(`${site.url}/Promotions`);
  await expect(heading).toBeAttached();
  await page.evaluate(() => {
    document.documentElement.dataset['stays'] = 'yes';
  });
  await site.release('rollback', 'promotions', '--why', 'test');
  await hasLooked(page);
  await expect(heading, 'a rollback waits for the next entry').toBeAttached();
  await site.release('revoke', 'promotions', version, '--why', 'test');
  await hasLooked(page);
  await expect(heading).toHaveCount(0);
  await expect(promoCard(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');
});

/**
 * What keeps a page alive when a release is bad: the next version, the memory of the device, the
 * last proven picture, a free moment to change; and the code that tells support of it.
 */
import type { Page } from 'playwright/test';
import { hallNamed } from '../fixtures/changed-remote';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { drawLowest, healthOf, lookNow, registryOf } from '../page-models/releases';

test.describe.configure({ timeout: 180_000 });

const POINTER = '**/_mf/channel/production.json';
const entryOf = (version: string): string => `**/_mf/remotes/promotions/${version}/remoteEntry*`;

const newHall = (site: Site): Promise<string> => hallNamed(site, '全新优惠大厅');

const title = (page: Page) => page.getByRole('heading', { name: '全新优惠大厅' });
const card = (page: Page) => page.getByTestId('promo-card').first();
const code = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: '首页' }).click();
  await page.getByRole('link', { name: '我的' }).last().click();
  return (await page.getByTestId('support-code').textContent()) ?? '';
};
/** The page has asked for the pointer and got its answer. */
async function hasLooked(page: Page): Promise<void> {
  let isAnswered = false;
  const answer = page.waitForResponse(POINTER).then(() => {
    isAnswered = true;
  });
  await expect
    .poll(
      async () => {
        await lookNow(page);
        return isAnswered;
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  await answer;
}

test('a pointer that nobody serves leaves the page alive, and the support code says that it is not sure', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  await page.goto(`${site.url}/`);
  await hasLooked(page);
  await expect.poll(() => code(page)).toMatch(/支持代码 G\d+(?!.*-S(?:-|$))/);
  await page.route(POINTER, (route) => route.fulfill({ status: 503, body: '' }));
  await hasLooked(page);
  await expect.poll(() => code(page)).toMatch(/-S(-|$)/);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(card(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await hasLooked(page);
  await expect.poll(() => code(page)).not.toMatch(/-S(-|$)/);
});

test('a pointer with a changed byte, of another key or of an older generation is not followed', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  const pointerNow = async () =>
    (await (await fetch(`${site.origin}/cn/mobile/_mf/channel/production.json`)).json()) as {
      generation: number;
      sigs: { value: string }[];
    };
  const version = await newHall(site);
  const older = await pointerNow();
  await site.release('promote', 'promotions', '--version', version, '--why', 'test');
  const pointer = await pointerNow();
  // The other ways to forge one are shown without a browser.
  const forgeries = {
    'another generation': { ...pointer, generation: pointer.generation + 1 },
    'a changed signature': {
      ...pointer,
      sigs: pointer.sigs.map((sig) => ({ ...sig, value: `AAAA${sig.value.slice(4)}` })),
    },
    'an older one, once good': older,
  };
  for (const [what, forged] of Object.entries(forgeries)) {
    await page.goto(`${site.url}/`);
    await hasLooked(page);
    expect(await code(page), what).toMatch(new RegExp(`G${pointer.generation}(?!.*-S(?:-|$))`));
    await page.route(POINTER, (route) =>
      route.fulfill({ status: 200, contentType: 'application/json', body: JSON.stringify(forged) }),
    );
    await hasLooked(page);
    await expect
      .poll(() => code(page), { message: what })
      .toMatch(new RegExp(`G${pointer.generation}.*-S(?:-|$)`));
    await page.unroute(POINTER);
  }
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(title(page)).toBeAttached();
  await site.release('rollback', 'promotions', '--why', 'test');
});

test('a document from before, and a pointer that nobody serves: the newer picture that the device has proven stands in', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  const version = await newHall(site);
  const old = await page.request.get(`${site.url}/`);
  const [headers, body] = [old.headers(), await old.text()];
  await page.goto(`${site.url}/`);
  await hasLooked(page);
  await site.release('promote', 'promotions', '--version', version, '--why', 'test');
  await hasLooked(page);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(title(page)).toBeAttached();
  await page.route(`${site.url}/`, (route) => route.fulfill({ status: 200, headers, body }));
  await page.route(POINTER, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${site.url}/`);
  await hasLooked(page);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(title(page)).toBeAttached({ timeout: 20_000 });
  await expect.poll(() => code(page)).toMatch(/-S(-|$)/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await site.release('rollback', 'promotions', '--why', 'test');
});

test('idle tabs that draw the lot fetch a canary before any member gets it, and the edge is told', async ({
  page,
  site,
}) => {
  const version = await newHall(site);
  await site.release(
    'canary',
    'promotions',
    '--version',
    version,
    '--percent',
    '0',
    '--why',
    'test',
  );
  await drawLowest(page);
  await page.goto(`${site.url}/`);
  await expect
    .poll(async () => (await healthOf(site.origin))[`promotions@${version}`]?.shadow.checks, {
      timeout: 30_000,
    })
    .toBeGreaterThan(0);
  expect((await healthOf(site.origin))[`promotions@${version}`]?.shadow.failures).toBe(0);
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(card(page)).toBeVisible();
  await expect(title(page)).toHaveCount(0);
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
  await site.release(
    'canary',
    'promotions',
    '--version',
    version,
    '--percent',
    '100',
    '--why',
    'test',
  );
  await page.route(entryOf(version), (route) => route.abort('connectionrefused'));
  await page.goto(`${site.url}/Promotions`);
  await expect(card(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByTestId('remote-failed')).toHaveCount(0);
  await expect(title(page)).toHaveCount(0);
  await expect
    .poll(async () => (await healthOf(site.origin))[`promotions@${version}`]?.failures, {
      timeout: 20_000,
    })
    .toBeGreaterThan(0);
  await expect
    .poll(
      async () =>
        (await healthOf(site.origin))[`promotions@${promotions?.stable ?? ''}`]?.recovered,
      { timeout: 20_000 },
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
  await expect(card(page)).toBeVisible({ timeout: 20_000 });
  await expect(title(page)).toHaveCount(0);
  // The document may still fetch its files ahead; they are not run.
  await expect(page.locator(`script[src*="${version}"]`)).toHaveCount(0);
  await expect
    .poll(
      async () => Object.keys((await healthOf(site.origin))[`promotions@${version}`]?.faults ?? {}),
      { timeout: 20_000 },
    )
    .toContain('boot-loop');
  await site.release('rollback', 'promotions', '--why', 'test');
});

test('a version that is outlawed leaves the page it stands on, without a reload', async ({
  page,
  site,
}) => {
  const version = await newHall(site);
  await site.release('promote', 'promotions', '--version', version, '--why', 'test');
  await page.goto(`${site.url}/Promotions`);
  await expect(title(page)).toBeAttached();
  await page.evaluate(() => {
    document.documentElement.dataset['stays'] = 'yes';
  });
  await site.release('rollback', 'promotions', '--why', 'test');
  await hasLooked(page);
  await expect(title(page), 'a rollback waits for the next entry').toBeAttached();
  await site.release('revoke', 'promotions', version, '--why', 'test');
  await hasLooked(page);
  await expect(title(page)).toHaveCount(0);
  await expect(card(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');
});

test('[C-21] a document whose boot block carries no keys starts nothing: any pointer would be believed', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  await page.route(`${site.url}/`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"keys":\[[^\]]*\]/, '"keys":[]');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('page-crash')).toBeVisible();
});

test('a pointer more than seven days past its end leads to the maintenance page', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  await page.goto(`${site.url}/`);
  await hasLooked(page);
  const late = new Date(Date.now() + 98 * 86_400_000).toUTCString();
  await page.route(POINTER, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), date: late } });
  });
  await hasLooked(page);
  await expect(page).toHaveURL(/\/maintenance$/);
});

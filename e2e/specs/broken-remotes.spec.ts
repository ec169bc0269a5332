/**
 * Each remote broken in each way costs only its own place, the console names it, and a retry in the
 * same page recovers.
 */
import type { Page, Route } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';
import { openInPage } from '../page-models/page-session';

/** A page of each remote, and what shows that it lives. */
const REMOTES = [
  { name: 'sports', path: '/sbtwo/sports-saba', alive: '[data-testid="event-row"]', member: false },
  { name: 'casino', path: '/Games', alive: '[data-testid="game-card"]', member: false },
  { name: 'wallet', path: '/TransactionRecord/', alive: 'h1:has-text("交易记录")', member: true },
  { name: 'promotions', path: '/Promotions', alive: '[data-testid="promo-card"]', member: false },
  {
    name: 'season_cny2024',
    path: '/event_CNY2024',
    alive: '[data-testid="event-page"]',
    member: false,
  },
] as const;

/** What the server gives instead of the remote's entry. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  HTML: (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/html',
      body: '<!doctype html><p>fallback</p>',
    }),
  'a refused connection': (route) => route.abort('connectionrefused'),
  'other bytes than the hash says': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};console.log(1)` });
  },
  'a hang': () => new Promise(() => undefined),
};

async function breakEntry(
  page: Page,
  name: string,
  fault: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(new RegExp(`/_mf/remotes/${name}/[^/]+/remoteEntry`), fault);
}

async function expectOthersAlive(page: Page, site: Site, skip: string): Promise<void> {
  const other = REMOTES.find(({ name, member }) => name !== skip && !member) ?? REMOTES[0];
  await expect(page.getByTestId('layout')).toBeVisible();
  await page.goto(site.url + other.path);
  await expect(page.locator(other.alive).first()).toBeVisible();
}

for (const remote of REMOTES) {
  test(`[R2.5-6] ${remote.name} with ${Object.keys(FAULTS).join(', ')} as its entry: the panel in its place each time, and a retry recovers in the same page`, async ({
    page,
    site,
    watch,
  }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    watch.allow(/.*/s);
    if (remote.member) await new LoginPage(page, site).enter('member01');
    const panel = page.locator(`[data-testid="remote-failed"][data-remote="${remote.name}"]`);
    for (const [at, [kind, fault]] of Object.entries(FAULTS).entries()) {
      await test.step(kind, async () => {
        lines.length = 0;
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await breakEntry(page, remote.name, fault);
        // A hung script keeps the document from its load event; the site does not wait for it, nor does the test.
        if (at === 0) await page.goto(site.url + remote.path, { waitUntil: 'commit' });
        else await panel.getByRole('button', { name: '重试' }).click();
        await expect
          .poll(() => lines.some((line) => line.includes(`remote ${remote.name}`)), {
            message: 'the console names the part',
            timeout: 40_000,
          })
          .toBe(true);
        await expect(panel).toBeVisible();
        await expect(page.getByTestId('header')).toBeVisible();
        await expect(panel.getByText(/支持代码 G\d+/)).toBeVisible();
      });
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await panel.getByRole('button', { name: '重试' }).click();
    await expect(page.locator(remote.alive).first()).toBeVisible();
  });
}

test('[R2.5-6] a dead remote on the home page leaves only its own slot empty', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  await breakEntry(page, 'sports', (route) => route.abort('connectionrefused'));
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('season-entry')).toBeVisible();
  await expect(page.getByTestId('game-card').first()).toBeVisible();
  await expect(page.getByTestId('event-row')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expectOthersAlive(page, site, 'sports');
});

test('a page chunk that is lost costs the place and comes back on retry', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await page.route(
    /\/_mf\/remotes\/promotions\/[^/]+\/(?!remoteEntry|__federation)[^/]+\.js/,
    (route) => route.fulfill({ status: 503, body: '' }),
  );
  await page.getByRole('link', { name: '优惠' }).last().click();
  const panel = page.locator('[data-testid="remote-failed"][data-remote="promotions"]');
  const alive = page.getByTestId('promo-card').first();
  await expect(panel).toBeVisible();
  await expect(page.getByTestId('header')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await panel.getByRole('button', { name: '重试' }).click();
  await expect(alive).toBeVisible();
});

test('the late half of the loader that is lost twice comes at the third try, and the page with it', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  let lost = 0;
  await page.route(/\/_mf\/remotes\/host\/[^/]+\/releases\.[^/]+\.js/, async (route) => {
    lost += 1;
    await (lost <= 2 ? route.abort('connectionreset') : route.continue());
  });
  // A page of the host, whose document carries the record of no remote: only the late half can fetch one.
  await page.goto(`${site.url}/login`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await openInPage(page, '/Promotions');
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
  expect(lost).toBeGreaterThan(2);
});

test('a corrupt registry: the site starts from the last good one, or says so; never a blank page', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/s);
  await page.route('**/_mf/channel/*.json', (route) =>
    route.fulfill({
      status: 200,
      contentType: 'application/json',
      body: '{"schema":"mf-channel/1","generation":',
    }),
  );
  await page.route('**/_mf/registry/*.json', (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '[]' }),
  );
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await page.getByRole('link', { name: '优惠' }).last().click();
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
});

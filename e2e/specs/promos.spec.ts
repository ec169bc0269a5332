/** Raised prices and popular parlays on home. */
import type { Page } from 'playwright/test';
import { takeShifts, watchShifts } from '../fixtures/shifts';
import { BoardPage, Slip } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { amountsOf } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

/** Goes down home, where the shelf stands; what is there is asked for then. */
async function reachOffers(page: Page): Promise<void> {
  await page.mouse.wheel(0, 8);
  await page.getByTestId('home-footer').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

test('a raised price of home is there for who never was at a board, before the games; it goes onto the slip with its limit, and is booked', async ({
  page,
  site,
  axe,
}) => {
  // The price that is read is the one that is booked: none moves meanwhile.
  await site.control('POST', '/clock', { pause: true });
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/`);
  await reachOffers(page);
  const card = page.getByTestId('promo-boost').first();
  const top = (await card.boundingBox())?.y ?? Infinity;
  expect(top).toBeLessThan((await page.getByTestId('shelf-hot').boundingBox())?.y ?? 0);
  await card.scrollIntoViewIfNeeded();
  // The bars of the page lie over whatever row the scroll ends at.
  await axe('[data-testid="promo-shelf"]');
  const raised = /提升至 (\d+\.\d\d)/.exec((await card.textContent()) ?? '')?.[1] ?? '';
  await card.click();
  const slip = new Slip(page);
  await expect(page.getByTestId('boost-note')).toContainText(`→ ${raised}`);
  await slip.typeStake('201');
  await expect(slip.place()).toBeDisabled();
  await slip.typeStake('150');
  await axe();
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  expect(await amountsOf(site, 'member01', 'bet.stake')).toHaveLength(1);
  await site.control('POST', '/vendors/saba', { promos: false });
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('event-row').first()).toBeVisible();
  await reachOffers(page);
  await expect(page.getByTestId('promo-shelf')).toHaveCount(0);
});

const GIVERS = '/vendors/saba/sports/v1/GetPromos';
for (const [what, path, fault, end] of [
  ['raised prices that come late', GIVERS, { delayMs: 2_500 }, 'promo-shelf'],
  ['raised prices that did not come', GIVERS, { status: 500 }, 'promos-lost'],
  ['last games that come late', '/api/Games/RecentPlayedGame', { delayMs: 1_200 }, 'shelf-hot'],
] as const)
  test(`nothing that is looked at moves for ${what}: CLS of home is at most 0.02`, async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(/status of 500/);
    await new LoginPage(page, site).enter('member01');
    await new BoardPage(page, site, 'saba').open();
    await site.control('POST', '/faults', { match: { path }, fault });
    if (end === 'shelf-hot')
      await page.route(/\/casino\/.*\/home\..*js$/, async (route) => {
        await new Promise((done) => void setTimeout(done, 1_500));
        await route.continue();
      });
    await watchShifts(page);
    await page.goto(`${site.url}/`);
    await expect(page.getByTestId('event-row').nth(2)).toBeVisible();
    // As in Safari, which does not hold on to what is looked at while something above it grows.
    await page.evaluate(() => void (document.documentElement.style.overflowAnchor = 'none'));
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 300);
    await reachOffers(page);
    await expect(page.getByTestId(end)).toBeAttached();
    const moved = await takeShifts(page);
    const total = moved.reduce((sum, { score }) => sum + score, 0);
    expect(total, JSON.stringify(moved)).toBeLessThanOrEqual(0.02);
    await site.control('DELETE', '/faults');
  });

test('home keeps its matches and prices when the code of the shelf does not come', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/.*/);
  await new LoginPage(page, site).enter('member01');
  await new BoardPage(page, site, 'saba').open();
  await page.route(/\/promos\.[^/]*js/, (route) => route.abort());
  await page.goto(`${site.url}/`);
  await reachOffers(page);
  await expect(page.getByTestId('event-row').nth(2)).toBeVisible();
  await expect(page.getByTestId('promo-card').first()).toBeVisible();
});

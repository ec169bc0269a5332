/** How many taps a member needs from home: each way is counted as it is gone. */
import type { Locator, Page } from 'playwright/test';
import { expect, MOVING, test } from '../fixtures/test';
import { UNSEEN_MS } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { amountsOf, script } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';

test.use(MOVING);

/** A finger that counts. */
function finger() {
  let taps = 0;
  return {
    tap: async (place: Locator): Promise<void> => {
      await place.tap();
      taps += 1;
    },
    taps: () => taps,
  };
}
const bar = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });

async function home(page: Page, site: Site): Promise<void> {
  await new LoginPage(page, site).enter('member01', '/');
  await expect(page.getByTestId('event-row').first()).toBeVisible();
}

test('from home: a single is placed in four taps, and sold in three', async ({ page, site }) => {
  // What is booked and sold at once must not wait for a dangerous moment.
  await site.control('POST', '/events/im', { do: 'still', tab: 'RUNNING' });
  await home(page, site);
  // Nor may chance bring a dangerous moment to the match, in which a sale is refused.
  const open = page.locator('[data-testid="event-row"]', {
    has: page.locator('[data-testid="odds-cell"][data-eu]:not([aria-disabled="true"])'),
  });
  const eventId = (await open.first().getAttribute('data-event-id')) ?? '';
  await script(site, eventId, { do: 'safe', holdMs: 600_000 }, 'im');
  const placing = finger();
  await placing.tap(
    page.locator('[data-testid="odds-cell"][data-eu]:not([aria-disabled="true"])').first(),
  );
  await placing.tap(page.getByTestId('slip-bar'));
  await page.waitForTimeout(UNSEEN_MS);
  await placing.tap(page.getByTestId('slip').locator('button[data-kind="quick"]:enabled').first());
  await expect(page.getByTestId('slip-place')).toBeEnabled();
  await placing.tap(page.getByTestId('slip-place'));
  await expect(page.getByTestId('slip-row').first()).toHaveAttribute('data-status', 'done');
  expect(placing.taps()).toBeLessThanOrEqual(4);
  expect(await amountsOf(site, 'member01', 'bet.stake')).toHaveLength(1);

  await page.goto(`${site.url}/`);
  const selling = finger();
  await selling.tap(bar(page, '注单'));
  await selling.tap(page.getByTestId('cashout'));
  await selling.tap(page.getByTestId('cashout-confirm'));
  await expect.poll(() => amountsOf(site, 'member01', 'bet.cashout')).toHaveLength(1);
  expect(selling.taps()).toBeLessThanOrEqual(3);
});

test('from home: a deposit is on its way in four taps, a game is open in three', async ({
  page,
  site,
}) => {
  await home(page, site);
  const paying = finger();
  await paying.tap(page.getByTestId('header').getByRole('link', { name: /存款/ }));
  await paying.tap(page.getByTestId('deposit-method-ALI'));
  await paying.tap(page.getByRole('group', { name: '常用金额' }).getByRole('button').first());
  await paying.tap(page.getByTestId('deposit-submit'));
  await expect(page).toHaveURL(/\/DetailsInfo\?id=/);
  expect(paying.taps()).toBeLessThanOrEqual(4);

  await page.goto(`${site.url}/`);
  const playing = finger();
  await playing.tap(bar(page, '娱乐场'));
  await playing.tap(page.getByTestId('game-card').first());
  await expect(page.getByTestId('game-frame')).toBeVisible();
  expect(playing.taps()).toBeLessThanOrEqual(3);
});

/** Pages of the sports at their edges: without a network, turned on their side, on paper. */
import type { Locator, Page } from 'playwright/test';
import { choosePrices } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/** Books a hundred on the first matches of today, and stands among the wagers afterwards. */
async function book(page: Page, site: Site, vendor: 'bti' | 'im', count: number): Promise<void> {
  const { slip } = await choosePrices(page, site, vendor, count);
  await page.getByTestId('slip').getByTestId('stake-input').first().fill('100');
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await page.getByTestId('slip-done').waitFor();
  await page.getByRole('button', { name: '查看注单' }).click();
  await page.getByTestId('wager-row').first().waitFor();
}

const box = async (part: Locator): Promise<{ top: number; bottom: number }> =>
  part.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return { top, bottom };
  });

test('[I4] without a network the tabs of the wagers stand below the bar that says so, and are hit', async ({
  page,
  site,
  context,
  watch,
}) => {
  watch.allow(/net::ERR_|WebSocket|EventSource/, /registry: keeping generation/);
  await new LoginPage(page, site).enter('member01');
  await book(page, site, 'bti', 1);
  await book(page, site, 'im', 6);
  const settled = page.getByRole('tab', { name: '已结算' });
  for (const [width, height] of [
    [390, 480],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('tab', { name: '未结算' }).click();
    await expect(page.getByTestId('wager-row')).toHaveCount(2);
    await page.evaluate(() => window.scrollTo(0, 200));
    await context.setOffline(true);
    const { bottom } = await box(page.getByTestId('offline-bar'));
    // The bar pushes what sticks below it down once it was measured.
    await expect
      .poll(async () => (await box(settled)).top, { message: `${width}` })
      .toBeGreaterThanOrEqual(bottom - 1);
    const { x = 0, y = 0, width: wide = 0, height: high = 0 } = (await settled.boundingBox()) ?? {};
    await page.mouse.click(x + wide / 2, y + high / 2);
    await expect(settled).toHaveAttribute('aria-selected', 'true');
    await context.setOffline(false);
    await expect(page.getByTestId('offline-bar')).toHaveCount(0);
  }
});

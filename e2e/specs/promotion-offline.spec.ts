/** An offer that is tapped without a network. */
import { expect, test } from '../fixtures/test';

test.beforeEach(({ watch }) => {
  watch.allow(/net::ERR_|WebSocket|EventSource/, /registry: keeping generation/);
});

test('[I4] an offer that is tapped without a network opens with its name and says when the rest comes; it does', async ({
  page,
  site,
  context,
}) => {
  const sheetCode = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && /["']grip["']/.test(await answer.text()),
  );
  await page.goto(`${site.url}/promotions`);
  const row = page.getByTestId('promo-card').first();
  await expect(row).toBeVisible();
  const name = await row.locator('b').first().innerText();
  // The sheet's code comes when the list has been there for a while.
  await (await sheetCode).finished();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByTestId('offline-bar')).toBeVisible();
  await row.click();
  const sheet = page.getByTestId('promo-detail');
  await expect(sheet).toContainText(name);
  await expect(sheet).toContainText('网络恢复后自动显示');
  await context.setOffline(false);
  await expect(page.getByTestId('promo-body')).toBeVisible();
  await expect(sheet).not.toContainText('网络恢复后自动显示');
});

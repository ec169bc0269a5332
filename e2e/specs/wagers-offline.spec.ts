/** Wagers without a network: what was loaded can still be seen, and nothing claims to be read. */
import type { Page } from 'playwright/test';
import { choosePrices } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { script } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

test.beforeEach(({ watch }) => {
  // What comes last on a page may be on its way yet when the network goes.
  watch.allow(
    /net::ERR_|WebSocket|EventSource|remote wallet|ChunkLoadError/,
    /registry: keeping generation/,
  );
});

/** Books a hundred on a match that is played then and in which nothing happens any more. */
async function bookInPlay(page: Page, site: Site): Promise<void> {
  await new LoginPage(page, site).enter('member01');
  const { slip, eventIds } = await choosePrices(page, site, 'saba', 1);
  await slip.typeStake('100');
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  const [eventId = ''] = eventIds;
  await script(site, eventId, { do: 'start' });
  await script(site, eventId, { do: 'goal', side: 'home' });
  await script(site, eventId, { do: 'safe', holdMs: 600_000 });
}

test('[I4] twelve seconds offline: score, clock and the way to the match stay, also through the tabs', async ({
  page,
  site,
  context,
}) => {
  await bookInPlay(page, site);
  await page.goto(`${site.url}/sbtwo/wagers`);
  const live = page.getByTestId('wager-live');
  await expect(live).toContainText('1 : 0');
  // Both lists were loaded once.
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('已结算').click();
  await tab('未结算').click();
  await expect(live).toContainText('1 : 0');
  await context.setOffline(true);
  await expect(live).toContainText('暂未更新', { timeout: 1_500 });
  const stands = async (): Promise<void> => {
    await expect(live).toContainText('1 : 0', { timeout: 1_500 });
    await expect(live).toContainText('暂未更新');
    await expect(page.getByTestId('wager-match')).toHaveAttribute('href', /event/);
    await expect(page.getByTestId('cashout')).toHaveText('断网，暂停报价');
  };
  await page.waitForTimeout(12_000);
  await stands();
  await tab('已结算').click();
  await expect(live).toHaveCount(0);
  await tab('未结算').click();
  await stands();
  await page.waitForTimeout(12_000);
  await stands();
  await context.setOffline(false);
  await expect(live).not.toContainText('暂未更新', { timeout: 20_000 });
  await expect(page.getByTestId('cashout')).toBeEnabled({ timeout: 20_000 });
});

test('[I4] a price that had not come when the network went is not said to be read', async ({
  page,
  site,
  context,
}) => {
  await bookInPlay(page, site);
  // No price comes on this visit.
  await page.route('**/GetCashoutPrice*', () => undefined);
  await page.goto(`${site.url}/sbtwo/wagers`);
  const offer = page.getByTestId('cashout');
  await expect(offer).toHaveText('正在读取报价');
  await context.setOffline(true);
  await expect(offer).toHaveText('断网，暂停报价', { timeout: 1_500 });
  await page.waitForTimeout(10_000);
  await expect(offer).toHaveText('断网，暂停报价');
});

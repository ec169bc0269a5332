/** The tray of bets that wait, over prices. */
import type { Locator } from 'playwright/test';
import { BoardPage } from '../page-models/board-page';
import { HOLD_MS } from '../page-models/live-match';
import { placeInDanger } from '../page-models/waiting-bet';
import { script } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`[R4.7-1] over prices a bet that waits, and its good end, takes two lines, and the end leaves by itself (${width} x ${height})`, async ({
    page,
    site,
    axe,
  }) => {
    await page.setViewportSize({ width, height });
    const { eventId } = await placeInDanger(page, site);
    await page.getByRole('button', { name: '完成' }).click();
    const waiting = page.getByTestId('pending-tray');
    await expect(waiting).toBeInViewport({ ratio: 1 });
    await expect(waiting).toContainText('¥100.00');
    const low = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 999;
    expect(await low(waiting)).toBeLessThanOrEqual(60);
    await axe();
    await page.getByRole('button', { name: '说明' }).click();
    await expect(waiting).toContainText('本金自动退回');
    await script(site, eventId, { do: 'safe', holdMs: HOLD_MS });
    const verdict = page.getByTestId('bet-verdict');
    await expect(verdict).toContainText('投注成功', { timeout: 20_000 });
    await expect(verdict).toContainText('¥100.00');
    expect(await low(verdict)).toBeLessThanOrEqual(60);
    await expect(verdict).toHaveCount(0, { timeout: 12_000 });
  });

test('[R4.7-1] on its side the tray stands right above the one line of navigation and slip bar', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await placeInDanger(page, site);
  await new BoardPage(page, site).open();
  await expect(page.getByTestId('pending-tray')).toBeVisible();
  const tray = await page.getByTestId('pending-tray').boundingBox();
  const line = await page.locator('.site-nav').boundingBox();
  const between = (line?.y ?? 0) - (tray?.y ?? 0) - (tray?.height ?? 0);
  expect(between).toBeGreaterThanOrEqual(0);
  expect(between).toBeLessThanOrEqual(24);
});

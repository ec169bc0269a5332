/** How a price moved while the member looked at it. */
import type { Locator, Page } from 'playwright/test';
import { BoardPage } from '../page-models/board-page';
import { lowered, script } from '../page-models/sandbox';
import { LoginPage } from '../page-models/login-page';
import { expect, test } from '../fixtures/test';

test('how a price moved since it was first seen is one button away, for a keyboard too, and stands in the slip', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  const eventId = (await board.rows().first().getAttribute('data-event-id')) ?? '';
  await page.goto(`${site.url}/sbtwo/sports-saba/event/${eventId}`);
  const cell = board.openCells().first();
  await expect(cell).toBeVisible();
  const before = (await cell.getAttribute('data-eu')) ?? '';
  const trend = page.getByTestId('market-trend').first();
  const selectionId = (await cell.getAttribute('data-selection-id')) ?? '';
  await script(site, eventId, { do: 'price', selectionId, price: lowered(before, 10) });
  await expect(cell).not.toHaveAttribute('data-eu', before);
  await trend.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByTestId('trend-sheet');
  await expect(sheet.getByRole('img').first()).toHaveAccessibleName(
    /^\d\d:\d\d 首见 .*最低 .*最高 .*现在 /,
  );
  await axe();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await cell.click({ button: 'right' });
  await expect(sheet.getByTestId('price-trend')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByTestId('slip-bar')).toHaveCount(0);
  await cell.click();
  await page.getByTestId('slip-bar').click();
  await page.getByTestId('slip-trend').click();
  await expect(page.getByTestId('price-trend')).toBeVisible();
  await axe();
});

/** A finger on a place for so long. */
async function rest(page: Page, place: Locator, ms: number): Promise<void> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('nothing to touch');
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(ms);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

for (const [what, ms, sheets, chosen] of [
  ['tap on a price chooses it and opens nothing', 70, 0, 1],
  ['long press on a price opens what it was and chooses nothing', 900, 1, 0],
] as const)
  test(`the first touch of a board, which brings the code of presses: a ${what}`, async ({
    page,
    site,
  }) => {
    const board = new BoardPage(page, site);
    await board.open();
    await rest(page, board.openCells().first(), ms);
    await expect(page.getByTestId('trend-sheet')).toHaveCount(sheets);
    await expect(page.getByTestId('slip-bar')).toHaveCount(chosen);
    // Longer than a press has to last, on a slow machine too.
    await page.waitForTimeout(1_500);
    await expect(page.getByTestId('trend-sheet')).toHaveCount(sheets);
    await expect(page.getByTestId('slip-bar')).toHaveCount(chosen);
  });

/** How a price moved while the member looked at it. */
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

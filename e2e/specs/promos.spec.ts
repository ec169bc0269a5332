/** Raised prices and popular parlays on home. */
import { BoardPage, Slip } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { amountsOf } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

test('a raised price of home goes onto the slip with its limit, and is booked; a vendor without any has no shelf', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  // Home shows what the board promotes that was looked at last.
  await new BoardPage(page, site, 'saba').open();
  await page.goto(`${site.url}/`);
  const card = page.getByTestId('promo-boost').first();
  await card.scrollIntoViewIfNeeded();
  await axe();
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
  await expect(page.getByTestId('promo-shelf')).toHaveCount(0);
});

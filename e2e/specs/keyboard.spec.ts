/**
 * The site without a finger or a mouse (WCAG 2.1.1, 2.4.3, 2.4.7): a keyboard from login to
 * cash-out.
 */
import type { Locator, Page } from 'playwright/test';
import { expect, MOVING, test } from '../fixtures/test';
import { BoardPage, Slip } from '../page-models/board-page';
import { PASSWORD } from '../page-models/login-page';
import { amountsOf } from '../page-models/sandbox';

test.use(MOVING);

/** More steps than any page has before what it is for. */
const MOST_STEPS = 120;

/** Goes on with Tab until a place has the focus, and sees it there: an outline or the like. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const has = (): Promise<boolean> =>
    place.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < MOST_STEPS && !(await has()); step += 1)
    await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
}
async function press(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, place);
  await page.keyboard.press(key);
}

test('the keyboard alone: sign in, bet, sell the bet, deposit', async ({ page, site }) => {
  test.slow();
  const money = (kind: string): Promise<readonly number[]> => amountsOf(site, 'member01', kind);
  await page.goto(`${site.url}/login`);
  await tabTo(page, page.getByTestId('login-username'));
  await page.keyboard.type('member01');
  await tabTo(page, page.getByTestId('login-password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('balance-total')).toHaveText(/50,000\.00/);

  const board = new BoardPage(page, site);
  await site.control('POST', '/events/saba', { do: 'still', tab: 'TODAY' });
  const hot = page.getByRole('region', { name: '热门滚球' });
  await press(page, hot.getByRole('link', { name: '全部', exact: true }));
  await expect(board.rows().first()).toBeVisible();
  await press(page, page.getByRole('link', { name: /^沙巴/ }));
  await expect(page).toHaveURL(/sports-saba/);
  await expect(board.rows().first()).toBeVisible();
  await press(page, board.tab('RUNNING'), 'ArrowRight');
  await expect(board.tab('TODAY')).toBeFocused();
  await expect(board.tab('TODAY')).toHaveAttribute('aria-selected', 'true');
  const cell = board.openCells().first();
  await press(page, cell);
  await expect(cell).toHaveAttribute('aria-pressed', 'true');

  const slip = new Slip(page);
  // Hundreds of prices lie between: the bar says its keys.
  await expect(slip.bar()).toHaveAttribute('aria-keyshortcuts', 'Alt+S');
  await page.keyboard.press('Alt+KeyS');
  await expect(slip.sheet()).toBeVisible();
  await expect(slip.stake()).toHaveAttribute('placeholder', /限额/);
  await tabTo(page, slip.stake());
  await page.keyboard.type('100');
  await expect(slip.place()).toBeEnabled();
  await press(page, slip.place());
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  expect(await money('bet.stake')).toHaveLength(1);

  await press(page, page.getByRole('button', { name: '查看注单' }));
  await press(page, page.getByTestId('cashout'));
  await press(page, page.getByTestId('cashout-confirm'));
  await expect.poll(() => money('bet.cashout')).toHaveLength(1);
  // Sold whole, it is none of the open ones any more.
  await expect(page.getByTestId('wager-row')).toHaveCount(0);

  await page.goto(`${site.url}/DepositVerify`);
  const method = page.getByTestId('deposit-method-ALI');
  await tabTo(page, page.locator('[data-testid^="deposit-method-"][tabindex="0"]'));
  for (let step = 0; step < 12 && (await method.getAttribute('aria-checked')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(method).toHaveAttribute('aria-checked', 'true');
  await tabTo(page, page.getByTestId('deposit-amount'));
  await page.keyboard.type('200');
  await press(page, page.getByTestId('deposit-submit'));
  await expect(page).toHaveURL(/\/DetailsInfo\?id=/);
});

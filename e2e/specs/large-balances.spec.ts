/** Balances of eight digits: whole wherever a member reads them, on the smallest phone, too. */
import type { Page } from 'playwright/test';
import { BoardPage, Slip } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { expect, test } from '../fixtures/test';

const EACH = '12345678.90';
const TOTAL = '61,728,394.50';
const PAGES = ['/', '/Me', '/Deposit', '/Withdrawal', '/Transfer', '/sbtwo/sports-im'];

/** Amounts of eight digits that are cut, broken over lines, or reach out of the screen. */
const badAmounts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bad: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (!/\d{2},\d{3},\d{3}/.test(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [box, ...others] = range.getClientRects();
      if (box === undefined || box.width < 2) continue;
      if (others.length > 0 && /^[\d,.¥\s-]+$/.test(text)) bad.push(`${text}: broken`);
      if (box.left < 0 || box.right > window.innerWidth) bad.push(`${text}: out of the screen`);
      for (let at = node.parentElement; at !== null; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX === 'visible' || at === document.body) continue;
        const own = at.getBoundingClientRect();
        if (box.left < own.left - 1 || box.right > own.right + 1) bad.push(`${text}: cut`);
      }
    }
    if (document.documentElement.scrollWidth > window.innerWidth)
      bad.push('the page scrolls sideways');
    return bad;
  });

for (const width of [390, 320]) {
  test(`[R3.2-1] balances of eight digits are whole on every page that shows them, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const wallets = { 2: EACH, 4: EACH, 24: EACH, 32: EACH, 64: EACH };
    await site.control('PATCH', '/members/member01', { wallets });
    await new LoginPage(page, site).enter('member01');
    let shown = 0;
    for (const path of PAGES) {
      await page.goto(site.url + path);
      await expect(page.getByRole('main')).toBeVisible();
      if (path === '/' || path === '/Me') await expect(page.getByText(TOTAL).first()).toBeVisible();
      await expect.poll(() => badAmounts(page), { message: path }).toEqual([]);
      shown += await page.getByText(/\d{2},\d{3},\d{3}/).count();
    }
    expect(shown).toBeGreaterThan(PAGES.length);
    const board = new BoardPage(page, site, 'im');
    await board.openCells(board.rows().first()).first().click();
    const slip = new Slip(page);
    await slip.open();
    await expect(page.getByTestId('slip')).toContainText('12,345,678.90');
    expect(await badAmounts(page)).toEqual([]);
  });
}

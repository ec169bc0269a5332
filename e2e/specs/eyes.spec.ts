/**
 * For eyes that need more: larger letters, the system's own colours, a phone on its side (WCAG
 * 1.4.4, 1.4.11).
 */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { BoardPage } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';

const rootFont = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

test('[R9-1] a phone on its side has the letters that it has upright', async ({ page, site }) => {
  await page.goto(`${site.url}/`);
  // The browser resizes and lays out again in its own time.
  await expect.poll(() => rootFont(page)).toBeCloseTo(39, 1);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => rootFont(page)).toBeCloseTo(37.44, 1);
  await page.setViewportSize({ width: 768, height: 1_024 });
  await expect.poll(() => rootFont(page)).toBeCloseTo(68, 1);
});

test('letters that a member has made larger are larger here, and nothing leaves the screen', async ({
  page,
  site,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await new LoginPage(page, site).enter('member01');
  for (const path of ['/', '/sbtwo/sports-saba', '/Me', '/DepositVerify', '/Promotions']) {
    await page.goto(site.url + path);
    await expect(page.locator('main')).toBeVisible();
    expect(await rootFont(page)).toBeCloseTo(55, 1);
    expect(await isTooWide(page)).toBe(false);
  }
});

const edgeOf = (cell: Locator): Promise<string> =>
  cell.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return `${outlineStyle} ${outlineWidth}`;
  });

test('where the system paints with its own colours, fields, switches and choices are still told apart', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${site.url}/login`);
  expect(await edgeOf(page.getByTestId('login-username'))).toBe('solid 1px');
  await new LoginPage(page, site).enter('member01');
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  const cell = board.openCells().first();
  expect(await edgeOf(cell)).toBe('solid 1px');
  await cell.click();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  expect(await edgeOf(cell)).toBe('solid 3px');
  await page.goto(`${site.url}/sbtwo/settings`);
  const knob = page.getByRole('switch').first();
  const track = (): Promise<string> =>
    knob.evaluate((element) => {
      const place = element.querySelector('i');
      return place === null ? '' : getComputedStyle(place).backgroundColor;
    });
  const before = await track();
  await knob.click();
  expect(await track()).not.toBe(before);
});

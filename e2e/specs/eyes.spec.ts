/**
 * For eyes that need more: larger letters, the system's own colours, a phone on its side (WCAG
 * 1.4.4, 1.4.11).
 */
import type { Locator, Page } from 'playwright/test';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { BoardPage } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';

const rootFont = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
/** A phone widens the page's own measure with what leaves the screen: its screen alone is one. */
const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.screen.width);

test('[R9-1] a phone on its side has the letters that it has upright, and a tablet shows more, not the same larger', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  // The browser resizes and lays out again in its own time.
  await expect.poll(() => rootFont(page)).toBeCloseTo(39, 1);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => rootFont(page)).toBeCloseTo(37.44, 1);
  await page.setViewportSize({ width: 680, height: 1_024 });
  await expect.poll(() => rootFont(page)).toBeCloseTo(68, 1);
  for (const [width, height] of [
    [768, 1_024],
    [1_024, 768],
    [1_440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => rootFont(page)).toBeCloseTo(680 / 16, 1);
  }
});

/** Pages whose parts stand closest. */
const CLOSE = [
  '/',
  '/sbtwo/sports-saba',
  '/sbtwo/search',
  '/sbtwo/settings',
  '/Me',
  '/DepositVerify',
  '/Promotions',
  '/Forgetpwd',
  '/ambassador',
  '/event_CNY2024',
  '/404',
] as const;

/** Letters of the body, in CSS pixels. */
const letters = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

/** Everything is on the screen, letters have this size, and the board names its teams. */
async function expectReadable(page: Page, site: Site, size: number): Promise<void> {
  for (const path of CLOSE) {
    await page.goto(site.url + path);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByTestId('skeleton')).toHaveCount(0);
    expect(await letters(page), path).toBeCloseTo(size, 0);
    expect(await isTooWide(page), `${path} leaves the screen`).toBe(false);
  }
  const board = new BoardPage(page, site);
  await board.open();
  const names = page.getByTestId('event-row').first().locator('.teams span > span');
  // On one line each: a name that has no room is broken, and all but its first line is cut off.
  const lines = await names.evaluateAll((sides) =>
    sides.map((side) => {
      const text = document.createRange();
      text.selectNodeContents(side);
      return text.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1]);
}

test('letters that the browser makes twice as large are so here, and nothing leaves the screen', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('first_entry', '333'));
  const devtools = await page.context().newCDPSession(page);
  await new LoginPage(page, site).enter('member01', '/');
  const usual = await letters(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expectReadable(page, site, usual * 2);
  // The amount in the header gives way on the narrowest phone.
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of ['/', '/sbtwo/sports-saba']) {
    await page.goto(site.url + path);
    await expect(page.getByTestId('balance-total')).toHaveText(/50,000\.00/);
    expect(await isTooWide(page), `${path} leaves the screen at 320`).toBe(false);
  }
});

test('with letters twice as large an offer is taken, applied for and paid out without leaving the screen', async ({
  page,
  site,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await new LoginPage(page, site).enter('member01');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const [path, parts] of [
    ['/Promotions?tab=applied', ['gift-take']],
    ['/Promotions/Detail/1021', ['promo-deposit', 'promo-claim']],
    ['/Promotions/PromotionBonusForm?id=D2001', ['bonus-amount', 'offer-terms', 'bonus-submit']],
    ['/Withdrawal', ['withdraw-arrives', 'withdraw-submit']],
    ['/Transfer', ['transfer-from', 'transfer-to', 'transfer-submit']],
  ] as const)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url + path);
      if (path === '/Withdrawal') await page.getByTestId('withdraw-amount').fill('30000');
      for (const part of parts) {
        const place = page.getByTestId(part).first();
        await place.scrollIntoViewIfNeeded();
        const box = await place.boundingBox();
        expect((box?.x ?? -1) >= 0, `${part} of ${path} at ${width}`).toBe(true);
        expect((box?.x ?? 0) + (box?.width ?? 999), `${part} of ${path}`).toBeLessThanOrEqual(
          width,
        );
      }
      expect(await isTooWide(page), `${path} leaves the screen at ${width}`).toBe(false);
    }
});

test('a page that is enlarged to twice its size has letters of twice their size', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('first_entry', '333'));
  await new LoginPage(page, site).enter('member01', '/');
  const usual = await letters(page);
  // Enlarged, a page has half the width, in pixels twice as large.
  await page.setViewportSize({ width: 195, height: 422 });
  await expectReadable(page, site, usual);
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

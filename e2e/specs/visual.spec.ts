/**
 * How every layout looks, dark and light, on three widths (R2.5-1), and every component in its
 * states: pictures that are kept and compared.
 */
import type { Page } from 'playwright/test';
import { startGallery } from '../fixtures/gallery';
import { expect, test } from '../fixtures/test';

/**
 * The page that is drawn in every layout: plain text that needs no data and never changes by
 * itself.
 */
const PAGE = '/sbtwo/rule';
const STATUSES = [0, 1, 2, 3, 4, 5, 666, 999, 777] as const;
const WIDTHS = [
  [360, 560],
  [390, 560],
  [768, 560],
] as const;
const HAS_HEADER: ReadonlySet<number> = new Set([1, 3]);
/** Share of pixels that may differ: edges of letters, between versions of the browser. */
const TOLERANCE = 0.005;

/** Opens the page in a layout: the document's own data says another status for its route. */
async function openIn(page: Page, url: string, status: number): Promise<void> {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(
        `"path":"${PAGE}","page":"rule","layoutStatus":2`,
        `"path":"${PAGE}","page":"rule","layoutStatus":${status}`,
      )
      // The layouts are pictured without a season: its accents come and go with the calendar.
      .replace(/<style id="season-accents">.*?<\/style>/, '')
      .replace(/"windows":\[[^\]]*\]/g, '"windows":[]');
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${url}${PAGE}`);
  await expect(page.getByTestId('layout')).toHaveAttribute('data-status', String(status));
  if (HAS_HEADER.has(status)) await expect(page.getByTestId('header-livechat')).toBeVisible();
  if (status === 777) await expect(page.getByText('500 Error!')).toBeVisible();
  else await expect(page.getByRole('heading', { name: '注单何时成立' })).toBeVisible();
}

for (const theme of ['dark', 'light'] as const) {
  for (const [width, height] of WIDTHS) {
    test(`[R2.5-1] layouts at ${width}, ${theme}`, async ({ browser, site }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: 1,
        isMobile: true,
        hasTouch: true,
        locale: 'zh-CN',
        reducedMotion: 'reduce',
      });
      await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      for (const status of STATUSES) {
        const page = await context.newPage();
        await openIn(page, site.url, status);
        await expect(page).toHaveScreenshot(`layout-${status}-${width}-${theme}.png`, {
          animations: 'disabled',
          maxDiffPixelRatio: TOLERANCE,
          timeout: 20_000,
        });
        await page.close();
      }
      await context.close();
    });
  }
}

/** What the gallery lists: an address and a name of the picture each. */
async function listed(page: Page, url: string): Promise<readonly (readonly [string, string])[]> {
  await page.goto(url);
  await expect(page.getByRole('heading', { name: '组件一览' })).toBeVisible();
  // A sheet is one picture; what covers the screen is one picture a state.
  const links = page.locator('li:not([data-covers]) > a, li[data-covers] p > a');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return addresses.map((address) => {
    const query = new URLSearchParams(address.slice(2));
    return [address, [...query.values()].join('-')] as const;
  });
}

/** Px that a finger finds of a small button; where two stand close on a narrow phone they share. */
const FINGER_PX = { usual: 44, narrow: 40 } as const;

/** Small buttons that a finger finds less than this high: what is drawn may be lower. */
const lowButtons = (page: Page, leastPx: number): Promise<readonly string[]> =>
  page.locator('button[data-size="s"], a[data-size="s"]').evaluateAll(
    (buttons, least) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => {
          button.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = button.getBoundingClientRect();
          const rows = Array.from(
            { length: least + 20 },
            (_, at) => at - 10 - (least - height) / 2,
          );
          const found = rows.filter((row) =>
            button.contains(document.elementFromPoint(left + width / 2, top + row)),
          );
          return { text: button.textContent, found: found.length };
        })
        .filter(({ found }) => found < least - 1)
        .map(({ text, found }) => `${text}: ${found}`),
    leastPx,
  );

test.describe('every component in its states', () => {
  // One after the other: the second finds the gallery that was built for the first.
  test.describe.configure({ mode: 'default' });
  for (const half of [0, 1]) {
    test(`half ${half + 1} of 2`, async ({ page, axe }, info) => {
      // Seventy pictures, each looked at by eye and by rules.
      test.setTimeout(900_000);
      const gallery = await startGallery(info.parallelIndex);
      try {
        const sheets = await listed(page, gallery.url);
        expect(sheets.length).toBeGreaterThan(30);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const hard: string[] = [];
        for (const [address, name] of sheets.filter((_, at) => at % 2 === half)) {
          await page.goto(`${gallery.url}${address}&theme=dark`);
          await expect(page.getByTestId('sheet')).toBeVisible();
          for (const theme of ['dark', 'light'] as const) {
            await page.evaluate((chosen) => {
              document.documentElement.dataset['theme'] = chosen;
            }, theme);
            await expect.soft(page).toHaveScreenshot(`component-${name}-${theme}.png`, {
              animations: 'disabled',
              fullPage: true,
              maxDiffPixelRatio: TOLERANCE,
            });
            await axe().catch((fault: unknown) => hard.push(`${name}, ${theme}: ${String(fault)}`));
          }
          hard.push(
            ...(await lowButtons(page, FINGER_PX.usual)).map((low) => `${name}, low: ${low}`),
          );
          if (name !== 'Button') continue;
          const usual = page.viewportSize();
          await page.setViewportSize({ width: 320, height: 568 });
          hard.push(
            ...(await lowButtons(page, FINGER_PX.narrow)).map(
              (low) => `${name} at 320, low: ${low}`,
            ),
          );
          if (usual !== null) await page.setViewportSize(usual);
        }
        expect(hard, 'hard to use for some').toEqual([]);
      } finally {
        gallery.stop();
      }
    });
  }
});

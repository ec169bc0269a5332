/** What home keeps free for parts that are still on their way. */
import type { Page } from 'playwright/test';
import { SIZES } from '../fixtures/sizes';
import { expect, test } from '../fixtures/test';
import { HOLD_MS } from '../page-models/live-match';
import { script } from '../page-models/sandbox';

// On the smallest screen rows keep the height of a thumb, which no share of the screen tells.
for (const [width, height] of SIZES.filter(([wide]) => wide !== 320)) {
  test(`what waits for the matches of home has their height at ${width} x ${height}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    let bring: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route(/\/remotes\/sports\/.*\/home\.\w+\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.url}/`);
    const below = page.getByTestId('home-join');
    await expect(below).toBeVisible();
    await expect(page.locator('.sk-banner')).toHaveCount(0);
    const top = async (): Promise<number> => (await below.boundingBox())?.y ?? -1;
    const before = await top();
    bring();
    await expect(page.getByTestId('event-row').first()).toBeVisible();
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(12);
  });
}

/** Leagues of rows that are in sight and cut: how many letters of each are left. */
const cutLeagues = (page: Page): Promise<readonly number[]> =>
  page.locator('[data-testid="event-row"] header > .parts').evaluateAll((all) =>
    all.flatMap((box) => {
      const name = document.createRange();
      name.selectNodeContents(box);
      const { width } = name.getBoundingClientRect();
      const top = box.lastElementChild?.getBoundingClientRect().top ?? 0;
      const isSeen = top < box.getBoundingClientRect().bottom;
      const letters = box.clientWidth / parseFloat(getComputedStyle(box).fontSize);
      return isSeen && width > box.clientWidth + 1 ? [letters] : [];
    }),
  );
const FEWEST = 4;

for (const width of [390, 360, 320])
  test(`while a side presses, the league beside it is told apart or left out at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const rows = page.getByTestId('event-row');
    const row = rows.first();
    await page.goto(`${site.url}/`);
    await expect(row.locator('header > .parts')).toBeVisible();
    const eventId = (await row.getAttribute('data-event-id')) ?? '';
    const press = (does: string): Promise<unknown> =>
      script(site, eventId, { do: does, side: 'home', holdMs: HOLD_MS }, 'im');
    await press('safe');
    const tag = row.getByText('主队进攻');
    await expect(tag).toHaveCount(0);
    for (const letters of await cutLeagues(page)) expect(letters).toBeGreaterThanOrEqual(FEWEST);
    await press('danger');
    await expect(tag).toBeVisible();
    for (const letters of await cutLeagues(page)) expect(letters).toBeGreaterThanOrEqual(FEWEST);
    // What threatens is whole.
    expect(await tag.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  });

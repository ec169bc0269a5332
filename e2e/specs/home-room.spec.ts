/** What home keeps free for parts that are still on their way. */
import { SIZES } from '../fixtures/sizes';
import { expect, test } from '../fixtures/test';

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

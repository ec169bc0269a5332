/** A season on a phone on its side: what it asks for is in sight without scrolling. */
import { expect, test } from '../fixtures/test';

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const) {
  test(`time left and the way to its offers stand on the first screen of a season at ${width} x ${height}`, async ({
    page,
    site,
    axe,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}/event_CNY2024`);
    await expect(page.getByTestId('season-countdown')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: '查看活动优惠' })).toBeInViewport({ ratio: 1 });
    await axe();
  });
}

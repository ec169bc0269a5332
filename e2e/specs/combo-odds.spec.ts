/** The total odds of a combo on the slip. */
import { choosePrices } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { SIZES } from '../fixtures/sizes';
import { expect, test } from '../fixtures/test';

test('the total odds of a combo and their kind are one word at any width', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  await choosePrices(page, site, 'saba', 2);
  const row = page.getByTestId('combo-row').first();
  for (const [width, height] of [...SIZES, [844, 390], [568, 320]] as const) {
    await page.setViewportSize({ width, height });
    await expect(row).toContainText('欧洲');
    const ends = await row.evaluate((card) => {
      const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const found: number[] = [];
      for (let word = words.nextNode(); word !== null; word = words.nextNode()) {
        if (!/^(?:欧洲|[\d.]+)$/.test(word.textContent ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(word);
        found.push(...[...range.getClientRects()].map(({ bottom }) => bottom));
      }
      return found;
    });
    expect(ends.length).toBeGreaterThanOrEqual(2);
    expect(Math.max(...ends) - Math.min(...ends), `${width}x${height}`).toBeLessThan(6);
  }
});

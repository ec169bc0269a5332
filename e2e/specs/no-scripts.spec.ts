/** A browser that runs no scripts: what the document itself says. */
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

test('without scripts the page says at once what it needs, at its top, and nothing pretends to load', async ({
  page,
  site,
}) => {
  for (const path of ['/', '/sbtwo/wagers', '/login'])
    for (const [width, height] of [
      [390, 844],
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(`${site.url}${path}`);
      const words = page.getByText(/^请开启 JavaScript/);
      await expect(words).toBeInViewport({ ratio: 1 });
      expect((await words.boundingBox())?.y).toBe(0);
      const waiting = page.locator('.sk').first();
      if ((await waiting.count()) > 0) await expect(waiting).toHaveCSS('animation-name', 'none');
      await expect(page.locator('.sk-again')).toBeHidden();
    }
});

/** A row of the slip whose name is long keeps its height, whatever its vendor says of it. */
import type { Page } from 'playwright/test';
import { prepareBet } from '../page-models/prepared-bet';
import { lowered, script } from '../page-models/sandbox';
import { expect, test } from '../fixtures/test';

/** Heights of the sheet, of its keys, and of the card with each of its parts and their words. */
const heightsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      '[data-testid="slip-row"], [data-testid="stake-keypad"], [data-testid="slip"], [data-testid="slip-row"] :is(h3, [data-part="name"], [data-part="match"], .price, [data-part="trend"], footer, footer > *)',
    )
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { part: name, testid } = (part as HTMLElement).dataset;
        return `${testid ?? name ?? part.tagName} ${part.getBoundingClientRect().height}`;
      }),
    );

for (const [width, height] of [
  [390, 844],
  [360, 800],
  [844, 390],
] as const) {
  test(`[R8-8] a price that moves and a line that pauses move nothing beside a long name at ${width} x ${height}`, async ({
    page,
    site,
  }) => {
    // As long as the room beside a price that stands allows.
    await page.addInitScript((most) => {
      const lengthen = (): void => {
        const name = document.querySelector('[data-testid="slip-row"] h3');
        if (name === null || name.textContent === most) return;
        name.textContent = most;
      };
      new MutationObserver(lengthen).observe(document, { childList: true, subtree: true });
    }, '飞鱼联合 -1.5/2');
    await page.setViewportSize({ width, height });
    const { slip, eventId, price } = await prepareBet(page, site);
    const selectionId = (await slip.row().getAttribute('data-selection-id')) ?? '';
    await slip.stake().click();
    await expect(page.getByTestId('stake-keypad')).toBeVisible();
    const before = await heightsOf(page);
    await script(site, eventId, { do: 'price', selectionId, price: lowered(price, 10) });
    await expect(slip.place()).toHaveText(/^接受新赔率 /);
    expect(await heightsOf(page)).toEqual(before);
    await script(site, eventId, { do: 'suspend' });
    await expect(slip.row().getByTestId('slip-row-status')).toBeVisible();
    expect(await heightsOf(page)).toEqual(before);
  });
}

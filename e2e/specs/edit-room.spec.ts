/** The sheet of a change has room for what is typed, however large the letters and low the screen. */
import { prepareBet } from '../page-models/prepared-bet';
import { expect, test } from '../fixtures/test';

const SCREENS = [
  [320, 568, 32],
  [360, 640, 32],
  [390, 844, 32],
  [320, 568, 16],
  [568, 320, 16],
] as const;

test('[R8-7] the stake of a change can be seen and typed with letters of twice their size, and no sum breaks', async ({
  page,
  site,
  axe,
}) => {
  const { slip } = await prepareBet(page, site);
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  const address = page.url().replace(/\/sbtwo\/.*$/, '/sbtwo/wagers');
  const devtools = await page.context().newCDPSession(page);
  for (const [width, height, letters] of SCREENS) {
    const name = `${width}x${height} at ${letters}`;
    await page.setViewportSize({ width, height });
    await devtools.send('Page.setFontSizes', {
      fontSizes: { standard: letters, fixed: letters - 3 },
    });
    await page.goto(address);
    await page.getByTestId('wager-edit').click();
    const sheet = page.getByTestId('edit-bet');
    const start = sheet.getByTestId('edit-start');
    await expect(start).toHaveText('未作任何修改');
    const stake = sheet.getByTestId('edit-stake');
    await stake.fill('60');
    await expect(sheet.getByTestId('edit-net'), name).toHaveText(/^¥[\d.]+$/);
    await stake.scrollIntoViewIfNeeded();
    // Scrolling stops at whole pixels: a fraction of one at its edge hides nothing.
    await expect(stake, name).toBeInViewport({ ratio: 0.99 });
    await expect(start, name).toBeInViewport({ ratio: 1 });
    // In sight is not enough: nothing may lie over it.
    const isFree = await stake.evaluate((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect();
      return [top + 2, bottom - 2].every(
        (y) => document.elementFromPoint((left + right) / 2, y) === field,
      );
    });
    expect(isFree, name).toBe(true);
    for (const id of ['edit-risk', 'edit-brings', 'edit-net', 'edit-returns']) {
      const line = sheet.getByTestId(id);
      const broken = await line.locator('[data-part="sum"]').evaluateAll((sums) =>
        sums.map((sum) => {
          const text = document.createRange();
          text.selectNodeContents(sum);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
      expect(Math.max(...broken), `${name}: ${id}`).toBe(1);
      expect(
        await line.evaluate((all) => all.scrollWidth - all.clientWidth),
        `${name}: ${id}`,
      ).toBe(0);
    }
  }
  await axe();
});

/** The slip on a phone on its side: keys and button of a system whose sums are long. */
import { choosePrices, comboRow } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { expect, test } from '../fixtures/test';
import type { Locator } from 'playwright/test';

/** Whether a button is where a finger meets it, clear of its round corners, and how high it is. */
const whole = (button: Locator) =>
  button.evaluate((key) => {
    const { left, right, top, bottom, height } = key.getBoundingClientRect();
    const isHit = [top + 3, bottom - 3].every((y) =>
      [left + 10, right - 10].every((x) => key.contains(document.elementFromPoint(x, y))),
    );
    return { name: key.textContent, isHit, height, bottom };
  });
const keysOf = async (keys: Locator) =>
  Promise.all((await keys.getByRole('button').all()).map(whole));

/** In how many lines words stand. */
const linesOf = (words: Locator): Promise<number> =>
  words.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    const middles = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ top, bottom }) => (top + bottom) / 2)
      .toSorted((one, other) => one - other);
    return middles.filter((y, at) => at === 0 || y - (middles[at - 1] ?? 0) > 8).length;
  });

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [568, 320],
] as const) {
  for (const [vendor, count, lines] of [
    ['saba', 4, 11],
    ['im', 3, 4],
  ] as const) {
    test(`[R8-4] long sums of a system of ${vendor} leave keys and button apart at ${width} x ${height}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height });
      await new LoginPage(page, site).enter('member01');
      const { slip } = await choosePrices(page, site, vendor, count);
      const first = comboRow(page, 1);
      await first.getByTestId('stake-input').click();
      const keys = page.getByTestId('stake-keypad');
      for (const name of ['1', '0', '0'])
        await keys.getByRole('button', { name, exact: true }).click();
      await page.getByTestId('slip-more-combos').click();
      await comboRow(page, lines).getByTestId('stake-input').click();
      const press = async (digits: readonly string[]): Promise<void> => {
        for (const name of digits) await keys.getByRole('button', { name, exact: true }).click();
      };
      // Enough, more than the balance, and more than the vendor pays.
      for (const digits of [['2', '0', '0'], ['0'], ['0']]) {
        await press(digits);
        const place = slip.place();
        const box = await place.boundingBox();
        const all = await keysOf(keys);
        expect(all.filter(({ isHit }) => !isHit)).toEqual([]);
        expect(Math.min(...all.map((key) => key.height))).toBeGreaterThanOrEqual(40);
        const top = box?.y ?? 0;
        expect(top - Math.max(...all.map(({ bottom }) => bottom))).toBeGreaterThanOrEqual(7.5);
        expect(top + (box?.height ?? 0)).toBeLessThanOrEqual(height);
        expect(await linesOf(place)).toBeLessThanOrEqual(2);
      }
    });
  }
}

for (const [width, height] of [
  [844, 390],
  [667, 375],
] as const)
  for (const letters of [26, 32])
    test(`[R8-4] letters of ${letters} px at ${width} x ${height}: no key lies under the button, each can be pressed`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: 26 } });
      await new LoginPage(page, site).enter('member01');
      const { slip } = await choosePrices(page, site, 'saba', 1);
      const keys = page.getByTestId('stake-keypad');
      // Too little, and enough: what stands between keys and button, and on it, differs.
      for (const digit of ['1', '2']) {
        await keys.getByRole('button', { name: digit, exact: true }).click();
        for (const key of await keys.getByRole('button').all()) {
          await key.scrollIntoViewIfNeeded();
          // The reason comes a moment after the key.
          await expect
            .poll(async () => (await whole(key)).isHit, `${await key.textContent()} after ${digit}`)
            .toBe(true);
          const button = await slip.place().boundingBox();
          expect((button?.y ?? 0) - (await whole(key)).bottom).toBeGreaterThanOrEqual(7.5);
        }
        await slip.place().scrollIntoViewIfNeeded();
        await expect.poll(async () => (await whole(slip.place())).isHit).toBe(true);
      }
    });

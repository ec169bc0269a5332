/** The sign that says that a tap on a price bets at once: it lies on nothing that is read. */
import type { Page } from 'playwright/test';
import { Slip } from '../page-models/board-page';
import { openToday, setQuickStake, turnQuickBetsOn } from '../page-models/quick-bets';
import { expect, test } from '../fixtures/test';

/** Prices of which something can be seen at the height of the sign: it would lie on them. */
const pricesAtSign = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [sign] = document.querySelectorAll('[data-testid="quick-sign"]');
    const { left, right, top, bottom } = sign?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('[data-testid="odds-cell"]')]
      .filter((cell) => {
        const box = cell.getBoundingClientRect();
        if (box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right)
          return false;
        const xs = [0.02, 0.25, 0.5, 0.75, 0.98].map((part) => box.left + part * box.width);
        const [from, to] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        const ys = [0.05, 0.5, 0.95].map((part) => from + part * (to - from));
        return xs.some((x) => ys.some((y) => cell.contains(document.elementFromPoint(x, y))));
      })
      .map((cell) => cell.textContent ?? '');
  });

const SIZES = [
  [390, 844],
  [320, 568],
  [844, 390],
] as const;

test('on the page of a match the sign of quick bets lies on no price, nor on the bar of the slip or of open bets', async ({
  page,
  site,
}) => {
  await turnQuickBetsOn(page, site);
  await setQuickStake(page, '20');
  const board = await openToday(page, site);
  const eventId = await board.rows().first().getAttribute('data-event-id');
  await page.goto(`${site.url}/sbtwo/sports-saba/event/${encodeURIComponent(eventId ?? '')}`);
  const sign = page.getByTestId('quick-sign');
  const measure = async (bar: string | null): Promise<void> => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const down of [0, 60, 125, 5_000]) {
        await page.evaluate((by) => window.scrollTo(0, by), down);
        await expect(sign).toBeVisible();
        expect(await pricesAtSign(page), `${width}x${height}, ${down} down, ${bar}`).toEqual([]);
      }
      if (bar === null) continue;
      const [own, other] = [
        await sign.boundingBox(),
        await page.getByTestId(bar).locator('> *').first().boundingBox(),
      ];
      expect(own?.x).toBeDefined();
      expect((other?.x ?? 0) - (own?.x ?? 0) - (own?.width ?? 9_999)).toBeGreaterThanOrEqual(0);
      await sign.click({ trial: true });
      await page.getByTestId(bar).click({ trial: true });
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
  };
  await expect(board.openCells().first()).toBeVisible();
  await measure(null);
  await board.openCells().first().click();
  const bet = page.getByTestId('quick-bar');
  await expect(bet).toHaveAttribute('data-phase', 'done', { timeout: 15_000 });
  await expect(bet).toHaveCount(0, { timeout: 10_000 });
  await expect(page.getByTestId('open-bets')).toBeVisible();
  await measure('open-bets');
  // On a board it stands in the line of open bets, over no name, and their words keep clear of it.
  const match = page.url();
  await board.open();
  const bets = page.getByTestId('open-bets');
  for (const [width, height] of SIZES.filter(([, tall]) => tall > 480)) {
    await page.setViewportSize({ width, height });
    await expect(bets).toBeVisible();
    const [own, bar, words] = [
      await sign.boundingBox(),
      await bets.boundingBox(),
      await bets.locator('> *').first().boundingBox(),
    ];
    const place = `${width}x${height}`;
    expect(own?.y, place).toBeGreaterThanOrEqual((bar?.y ?? Number.NaN) - 1);
    const end = (bar?.y ?? Number.NaN) + (bar?.height ?? 0);
    expect((own?.y ?? 0) + (own?.height ?? 0), place).toBeLessThanOrEqual(end + 1);
    expect((own?.x ?? 0) + (own?.width ?? 0), place).toBeLessThanOrEqual(words?.x ?? Number.NaN);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(match);
  await board.openCells().first().click();
  await page.getByTestId('quick-to-slip').click();
  await expect(new Slip(page).bar()).toBeVisible();
  await measure('slip-bar');
});

test('on a board without open bets the sign has a line of its own, beside the bar of the slip too; home has none', async ({
  page,
  site,
}) => {
  await turnQuickBetsOn(page, site);
  const board = await openToday(page, site);
  const sign = page.getByTestId('quick-sign');
  await expect(sign).toBeVisible();
  await expect(board.openCells().first()).toBeVisible();
  await expect(page.getByTestId('open-bets')).toHaveCount(0);
  /** What a member could read under the sign: its own line and the navigation lie over all else. */
  const under = (): Promise<readonly string[]> =>
    sign.evaluate((own) => {
      const { left, right, top, bottom } = own.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
      );
      return points.flatMap(([x, y]) => {
        const [over] = document.elementsFromPoint(x, y).filter((one) => !own.contains(one));
        const isOwn = over?.matches('[data-part="quick-line"]') ?? false;
        return isOwn || over?.closest('.site-nav') ? [] : [over?.textContent ?? ''];
      });
    });
  const measure = async (what: string): Promise<void> => {
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const down of [0, 125, 5_000]) {
        await page.evaluate((by) => window.scrollTo(0, by), down);
        await expect(sign).toBeVisible();
        expect(await under(), `${width}x${height}, ${down} down, ${what}`).toEqual([]);
        await sign.click({ trial: true });
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => window.scrollTo(0, 0));
  };
  await measure('alone');
  await board.openCells().first().click();
  const toSlip = page.getByTestId('quick-to-slip');
  await expect(toSlip).toBeEnabled();
  await toSlip.click();
  await expect(new Slip(page).bar()).toBeVisible();
  await measure('with the slip');
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('slip-bar')).toBeVisible();
  await expect(sign).toHaveCount(0);
});

/** Bets by one tap on a price, for members who asked for them. */
import type { Page } from 'playwright/test';
import { BoardPage, Slip } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { amountsOf, PLACE_PATH } from '../page-models/sandbox';
import { judgeAtRest } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

test('quick bets: asked for in the settings, a tap shows one bar, can be taken back, is placed once, and a page that is left or a network that is lost places nothing', async ({
  page,
  context,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_/);
  const placed = (): Promise<readonly number[]> => amountsOf(site, 'member01', 'bet.stake');
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/sbtwo/settings`);
  await page.getByTestId('setting-quickBet').click();
  await page.getByTestId('setting-quickStake').fill('20');
  await page.getByTestId('setting-quickStake').press('Enter');
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  await expect(board.rows().first()).toBeVisible();
  const prices = board.openCells(board.rows().first());
  const bar = page.getByTestId('quick-bar');
  await expect(async () => {
    await prices.first().click();
    await expect(bar).toHaveAttribute('data-phase', 'counting', { timeout: 2_000 });
  }).toPass();
  await page.getByTestId('quick-undo').click();
  await expect(page.getByTestId('toast')).toContainText('快捷投注已撤销，未投注');
  await expect(new Slip(page).sheet()).toHaveCount(0);
  await prices.first().click();
  await expect(bar).toHaveAttribute('data-phase', 'counting');
  await prices.nth(1).click();
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText('已换成新选的赔率，上一笔未投注');
  // The toast lies on no word of the bar: what is bet and the way back.
  const [over, under] = [await toast.boundingBox(), await bar.boundingBox()];
  expect((under?.y ?? 0) - (over?.y ?? 9_999) - (over?.height ?? 0)).toBeGreaterThanOrEqual(0);
  await expect(bar).toHaveAttribute('data-phase', 'done');
  await expect(bar).toContainText('投注成功');
  expect(await placed()).toHaveLength(1);
  await expect(bar).toHaveCount(0);
  await prices.first().click();
  await expect(bar).toHaveAttribute('data-phase', 'counting');
  await context.setOffline(true);
  await expect(page.getByTestId('toast')).toContainText('网络已断开，快捷投注已取消，未投注');
  await context.setOffline(false);
  await expect(board.openCells(board.rows().first()).first()).toBeVisible();
  await expect(async () => {
    await prices.first().click();
    await expect(bar).toHaveAttribute('data-phase', 'counting', { timeout: 2_000 });
  }).toPass();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link').first().click();
  await expect(page.getByTestId('toast')).toContainText('已离开页面，快捷投注已取消，未投注');
  expect(await placed()).toHaveLength(1);
});

test('sent at once by its button: a double tap on the price sends nothing, one on the button is one debit', async ({
  page,
  site,
}) => {
  const placed = (): Promise<readonly number[]> => amountsOf(site, 'member01', 'bet.stake');
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/sbtwo/settings`);
  await page.getByTestId('setting-quickBet').click();
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  await expect(board.rows().first()).toBeVisible();
  const first = board.openCells(board.rows().first()).first();
  const bar = page.getByTestId('quick-bar');
  await expect(async () => {
    await first.dblclick();
    await expect(bar).toHaveAttribute('data-phase', 'counting', { timeout: 2_000 });
  }).toPass();
  const now = page.getByTestId('quick-now');
  await expect(now).toBeEnabled({ timeout: 2_000 });
  expect(await placed()).toHaveLength(0);
  await now.dblclick();
  // Long before the countdown would have been over.
  await expect(bar).not.toHaveAttribute('data-phase', 'counting', { timeout: 500 });
  await expect(bar).toHaveAttribute('data-phase', 'done');
  await expect(bar).toContainText('投注成功');
  await expect(bar).toHaveCount(0);
  expect(await placed()).toHaveLength(1);
});

test('the bar of a quick bet is judged by axe while it counts', async ({ page, site, axe }) => {
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/sbtwo/settings`);
  await page.getByTestId('setting-quickBet').click();
  // A page takes over a clock that is there before it.
  await page.clock.install();
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  const bar = page.getByTestId('quick-bar');
  await expect(board.openCells(board.rows().first()).first()).toBeVisible();
  // From here on the site's time goes on only where it is told to: a look takes longer than the
  // bar counts where the machine is busy.
  await page.clock.pauseAt(new Date(Date.now() + 5_000));
  await board.openCells(board.rows().first()).first().click();
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return bar.getAttribute('data-phase');
    })
    .toBe('counting');
  await judgeAtRest(page, () => axe('[data-testid="quick-bar"]'));
  // What was judged is the bar that counts, not what came after it.
  await expect(bar).toHaveAttribute('data-phase', 'counting', { timeout: 1 });
});

test('a quick bet that is on its way takes no second tap, in another tab neither: one debit', async ({
  page,
  context,
  site,
}) => {
  const placed = (): Promise<readonly number[]> => amountsOf(site, 'member01', 'bet.stake');
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/sbtwo/settings`);
  await page.getByTestId('setting-quickBet').click();
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: PLACE_PATH.saba },
    fault: { delayMs: 6_000 },
    times: 1,
  });
  const tabs = [page, await context.newPage()];
  const [first, second] = tabs;
  if (first === undefined || second === undefined) throw new Error('no tab');
  for (const tab of tabs) {
    const board = new BoardPage(tab, site);
    await board.open();
    await board.tab('TODAY').click();
    await expect(board.openCells(board.rows().first()).first()).toBeVisible();
  }
  const tap = async (tab: Page): Promise<void> => {
    const board = new BoardPage(tab, site);
    await tab.bringToFront();
    await board.openCells(board.rows().first()).first().click();
  };
  await expect(async () => {
    await tap(first);
    await expect(first.getByTestId('quick-bar')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(first.getByTestId('quick-bar')).toHaveAttribute('data-phase', 'submitting');
  await expect(async () => {
    await tap(second);
    await expect(second.getByTestId('toast')).toContainText('上一笔投注还在确认', {
      timeout: 1_000,
    });
  }).toPass({ timeout: 4_000 });
  await expect(second.getByTestId('quick-bar')).toHaveCount(0);
  await expect.poll(placed).toHaveLength(1);
});

test('the same price tapped in two tabs at once counts down in both and is one bet: both say so with its number', async ({
  page,
  context,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/sbtwo/settings`);
  await page.getByTestId('setting-quickBet').click();
  await expect(page.getByTestId('setting-quickStake')).toBeVisible();
  const tabs = [page, await context.newPage()];
  const cells = tabs.map((tab) => {
    const board = new BoardPage(tab, site);
    return { board, first: board.openCells(board.rows().first()).first() };
  });
  for (const { board, first } of cells) {
    await board.open();
    await board.tab('TODAY').click();
    await expect(first).toBeVisible();
  }
  const bars = tabs.map((tab) => tab.getByTestId('quick-bar'));
  await expect(async () => {
    await Promise.all(cells.map(({ first }) => first.click()));
    try {
      await Promise.all(
        bars.map((bar) =>
          expect(bar).toHaveAttribute('data-phase', 'counting', { timeout: 1_500 }),
        ),
      );
    } catch (error) {
      // One of them was not ready yet: both begin anew.
      for (const bar of bars)
        if (await bar.isVisible()) await bar.getByTestId('quick-undo').click({ timeout: 1_000 });
      throw error;
    }
  }).toPass();
  await Promise.all(bars.map((bar) => expect(bar).toContainText('投注成功')));
  expect(await amountsOf(site, 'member01', 'bet.stake')).toHaveLength(1);
});

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
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/sbtwo/settings`);
  await page.getByTestId('setting-quickBet').click();
  await page.getByTestId('setting-quickStake').fill('20');
  await page.getByTestId('setting-quickStake').press('Enter');
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
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
  await new LoginPage(page, site).enter('member01');
  await page.goto(`${site.url}/sbtwo/settings`);
  await page.getByTestId('setting-quickBet').click();
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
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

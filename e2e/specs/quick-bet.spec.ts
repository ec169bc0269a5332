/** Bets by one tap on a price, for members who asked for them. */
import type { Page } from 'playwright/test';
import { BoardPage, Slip } from '../page-models/board-page';
import { openToday, setQuickStake, turnQuickBetsOn } from '../page-models/quick-bets';
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
  await turnQuickBetsOn(page, site);
  await setQuickStake(page, '20');
  const board = await openToday(page, site);
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
  await turnQuickBetsOn(page, site);
  const board = await openToday(page, site);
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
  await turnQuickBetsOn(page, site);
  // A page takes over a clock that is there before it.
  await page.clock.install();
  const board = await openToday(page, site);
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
  await turnQuickBetsOn(page, site);
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
  await turnQuickBetsOn(page, site);
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

test('on its side the bar of a quick bet leaves the price that was tapped in sight, and none of its own parts lies on another', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await turnQuickBetsOn(page, site);
  const board = await openToday(page, site);
  const price = board.openCells(board.rows().first()).first();
  const bar = page.getByTestId('quick-bar');
  /** What lies on what, by their first words. */
  const laidOver = (): Promise<readonly string[]> =>
    bar.evaluate((node) => {
      const parts = [...node.querySelectorAll('p, [data-part="bet"] > *, button')].map((part) => ({
        words: part.textContent || (part.getAttribute('aria-label') ?? ''),
        box: part.getBoundingClientRect(),
      }));
      return parts.flatMap(({ words, box }, at) =>
        parts
          .slice(at + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 1 &&
              other.top < box.bottom - 1,
          )
          .map((other) => `${words} / ${other.words}`),
      );
    });
  await price.click();
  for (const phase of ['counting', 'done']) {
    await expect(bar).toHaveAttribute('data-phase', phase);
    const [cell, box] = [await price.boundingBox(), await bar.boundingBox()];
    expect((cell?.y ?? 999) + (cell?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    expect(await laidOver()).toEqual([]);
  }
});

/** Wagers as cards: so small that a screen holds several, with the money that the slip promised. */
import type { Locator, Page } from 'playwright/test';
import type { VendorName } from '../page-models/board-page';
import { choosePrices } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { script } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import { smallLetters } from '../fixtures/accessibility';
import { SIZES } from '../fixtures/sizes';
import { expect, test } from '../fixtures/test';

const rowOf = (page: Page, vendor: VendorName): Locator =>
  page.locator(`[data-testid="wager-row"][data-vendor="${vendor.toUpperCase()}"]`);

/**
 * Books a hundred on the first matches of today, all together where there are several.
 *
 * @returns its matches.
 */
async function book(
  page: Page,
  site: Site,
  vendor: VendorName,
  count: number,
): Promise<readonly string[]> {
  const { slip, eventIds } = await choosePrices(page, site, vendor, count);
  await page.getByTestId('slip').getByTestId('stake-input').first().fill('100');
  await expect(slip.reason()).toHaveText('');
  await expect(slip.place()).toBeEnabled();
  const promised = (await page.getByTestId('slip-return').textContent()) ?? '';
  await slip.place().click();
  await expect(page.getByTestId('slip-done')).toContainText(`可返还 ${promised}`);
  await page.getByRole('button', { name: '查看注单' }).click();
  await expect(rowOf(page, vendor).getByTestId('wager-returns')).toHaveText(promised);
  return eventIds;
}

test('[R4.7-1] [R3.10-1] a screen holds several bets; slip, receipt and card say the same money at every vendor', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  await book(page, site, 'bti', 1);
  await book(page, site, 'saba', 4);
  await book(page, site, 'im', 6);
  for (const vendor of ['bti', 'saba', 'im'] as const)
    await expect(rowOf(page, vendor).getByTestId('cashout')).toBeEnabled();
  const high = async (vendor: VendorName): Promise<number> =>
    (await rowOf(page, vendor).boundingBox())?.height ?? Infinity;
  expect(await high('bti')).toBeLessThanOrEqual(200);
  expect(await high('saba')).toBeLessThanOrEqual(350);
  expect(await high('im')).toBeLessThanOrEqual(400);
  const legs = rowOf(page, 'im').getByTestId('wager-leg').filter({ visible: true });
  await expect(legs).toHaveCount(4);
  await rowOf(page, 'im').getByRole('button', { name: '展开其余 2 项' }).click();
  await expect(legs).toHaveCount(6);
  await axe();
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 568 });
    const cut = await page.getByTestId('wager-row').evaluateAll((cards) =>
      cards.flatMap((card) =>
        [...card.querySelectorAll('h3, a, button, dd, span, small')]
          .filter((each) => each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
          // Names of a combo's legs give way to what may not be cut, and say so.
          .filter((each) => getComputedStyle(each).textOverflow !== 'ellipsis')
          .map((each) => each.textContent),
      ),
    );
    expect(cut, `cut at ${width}`).toEqual([]);
    expect(await smallLetters(page)).toEqual([]);
    const heights = await legs.evaluateAll((all) =>
      all.map((leg) => leg.getBoundingClientRect().height),
    );
    // The first has no line above it.
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1.01);
  }
});

test('[R4.7-1] what was unfolded stays so in another order', async ({ page, site }) => {
  await new LoginPage(page, site).enter('member01');
  await book(page, site, 'im', 6);
  const row = rowOf(page, 'im');
  await row.getByRole('button', { name: '详情' }).click();
  await row.getByTestId('wager-more-legs').click();
  await page.getByRole('combobox', { name: '排序' }).selectOption({ label: '开赛时间' });
  await expect(row).toBeVisible();
  await expect(row.getByText('注单号')).toBeVisible();
  await expect(row.getByTestId('wager-leg').filter({ visible: true })).toHaveCount(6);
});

test('a toast covers no button of an open sheet, in any size', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await new LoginPage(page, site).enter('member01');
  await book(page, site, 'im', 1);
  await page.getByTestId('wager-share').click();
  const sheet = page.getByTestId('share-sheet');
  const toast = page.getByTestId('toast');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await sheet.getByRole('button', { name: '分享', exact: true }).click();
    await expect(toast).toBeVisible();
    // In one look: a toast goes by itself.
    const covered = await page.evaluate(() => {
      const over = document.querySelector('[data-testid="toast"]')?.getBoundingClientRect();
      if (over === undefined) return ['no toast'];
      return [...document.querySelectorAll('[data-testid="share-sheet"] button')]
        .filter((button) => {
          const { top, bottom, left, right } = button.getBoundingClientRect();
          return over.top < bottom && top < over.bottom && over.left < right && left < over.right;
        })
        .map((button) => button.textContent);
    });
    expect(covered, `${width} x ${height}`).toEqual([]);
  }
});

test('where only some of the bets can be sold home says so, and its title keeps its line', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  await book(page, site, 'bti', 1);
  const [, second = ''] = await book(page, site, 'saba', 2);
  await script(site, second, { do: 'suspend' });
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('home-open-bets')).toContainText(/等 2 张其中 1 张可兑现 ¥[\d.]+/);
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = (): Promise<number> =>
      page.getByRole('heading', { name: '热门滚球' }).evaluate((title) => {
        const words = document.createRange();
        words.selectNodeContents(title);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      });
    await expect.poll(lines, `lines of the title at ${width}`).toBe(1);
    // As high for a finger as the row that it stands in, and under nothing that stands beside it.
    const hit = await page.getByTestId('home-open-bets').evaluate((chip) => {
      const { left, right, top, bottom } = chip.getBoundingClientRect();
      const takes = (y: number): boolean =>
        chip.contains(document.elementFromPoint((left + right) / 2, y));
      const beside = [...document.querySelectorAll('main h2, main a, main button')]
        .filter((other) => other !== chip && !other.contains(chip))
        .map((other) => other.getBoundingClientRect())
        .filter((other) => other.width > 0 && other.top < bottom && other.bottom > top);
      return {
        all: takes(top - 3) && takes(bottom + 3),
        beside: beside.length,
        gap: Math.min(...beside.map((other) => Math.max(other.left - right, left - other.right))),
      };
    });
    expect(hit.all, `above and below the chip at ${width}`).toBe(true);
    expect(hit.beside, `beside the chip at ${width}`).toBeGreaterThanOrEqual(2);
    expect(hit.gap, `room beside the chip at ${width}`).toBeGreaterThanOrEqual(0);
  }
});

test('[I4] without a network a bet keeps the last score of its match, said to be that, and the way to it', async ({
  page,
  site,
  context,
  watch,
}) => {
  watch.allow(/net::ERR_|WebSocket|EventSource/, /registry: keeping generation/);
  await new LoginPage(page, site).enter('member01');
  const [eventId = ''] = await book(page, site, 'saba', 1);
  await script(site, eventId, { do: 'start' });
  await script(site, eventId, { do: 'goal', side: 'home' });
  await script(site, eventId, { do: 'safe', holdMs: 600_000 });
  await page.goto(`${site.url}/sbtwo/wagers`);
  const live = page.getByTestId('wager-live');
  await expect(live).toContainText('1 : 0');
  await expect(page.getByTestId('wager-standing')).toBeVisible();
  await context.setOffline(true);
  await expect(live).toContainText('暂未更新');
  await expect(live).toContainText('1 : 0');
  await expect(page.getByTestId('wager-standing')).toHaveCount(0);
  await expect(page.getByTestId('cashout')).toBeDisabled();
  await expect(page.getByTestId('wager-match')).toHaveAttribute('href', /event/);
  await context.setOffline(false);
  await expect(live).not.toContainText('暂未更新', { timeout: 20_000 });
  await expect(page.getByTestId('wager-standing')).toBeVisible();
});

test('[R4.7-1] the vendor whose wagers are shown stays over a reload, and on the way back from a match', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  await book(page, site, 'saba', 1);
  const chip = page.getByTestId('wagers-vendor-SABA');
  await chip.click();
  await page.reload();
  await expect(chip).toHaveAttribute('aria-selected', 'true');
  await page.getByTestId('wager-match').click();
  await expect(page.getByTestId('market-section').first()).toBeVisible();
  await page.goBack();
  await expect(chip).toHaveAttribute('aria-selected', 'true');
});

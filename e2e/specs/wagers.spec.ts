/** Wagers: cash-out whole and in part, shared bets, the statement (§4.7). */
import type { Page } from 'playwright/test';
import { Slip, type VendorName } from '../page-models/board-page';
import { choosePrices } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { amountsOf, clock, script } from '../page-models/sandbox';
import { takeShifts, watchShifts } from '../fixtures/shifts';
import type { Site } from '../fixtures/site';
import { SIZES } from '../fixtures/sizes';
import { expect, test } from '../fixtures/test';

const sales = (site: Site): Promise<readonly number[]> =>
  amountsOf(site, 'member01', 'bet.cashout');

/** Books 100 on the first match of today and opens the wagers. */
async function book(page: Page, site: Site, vendor: VendorName): Promise<string> {
  await new LoginPage(page, site).enter('member01');
  const { slip, eventIds } = await choosePrices(page, site, vendor, 1);
  await slip.typeStake('100');
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: '查看注单' }).click();
  await expect(page.getByTestId('wager-row')).toBeVisible();
  return eventIds[0] ?? '';
}
/** The link of the first wager, as a browser without sharing shows it. */
async function shareLink(page: Page): Promise<string> {
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await page.getByTestId('wager-share').click();
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const link = await page.getByLabel('分享链接').inputValue();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('share-sheet')).toHaveCount(0);
  return link;
}

const amountIn = (text: string | null): number =>
  Number((/¥([\d.,]+)/.exec(text ?? '')?.[1] ?? '').replaceAll(',', ''));

/** A tap in the middle of it is its own. */
const isOnTop = (node: Element): boolean => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('[R4.7-1] [R2.1-3] a part is sold, then the rest, each paid once as it was shown; shared, the bet fills a slip and tells no amount', async ({
  page,
  site,
  axe,
}) => {
  const vendor = 'bti';
  await book(page, site, vendor);
  const link = await shareLink(page);
  // An id of a match may well hold the stake's digits: it is told as no part of the link.
  expect(link.split(/[?&=~]/)).not.toContain('100');
  // On its side the first sale of a page has its buttons above the navigation, its parts are late or not.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.reload();
  await page.getByTestId('cashout').click();
  const confirm = page.getByTestId('cashout-confirm');
  await expect(page.getByTestId('cashout-percent')).toBeVisible();
  await expect.poll(() => confirm.evaluate(isOnTop)).toBe(true);
  await page.getByRole('button', { name: '暂不兑现' }).click();
  // The second tap of a double one falls on what has opened there: it chooses and sells nothing.
  await page.getByTestId('cashout').dblclick();
  await expect(page.getByTestId('cashout-percent')).toHaveValue('100');
  await page.getByTestId('cashout-percent').fill('40');
  await axe();
  const part = amountIn(await confirm.textContent());
  await confirm.click();
  const row = page.getByTestId('wager-row');
  await expect(row).toHaveAttribute('data-status', 'partlyCashedOut');
  expect(await sales(site)).toEqual([part]);
  await page.getByTestId('cashout').dblclick();
  await expect(page.getByTestId('cashout-percent')).toHaveCount(0);
  await expect(confirm).toBeEnabled();
  expect(await sales(site)).toEqual([part]);
  const rest = amountIn(await confirm.textContent());
  await confirm.click();
  await page.getByRole('tab', { name: '已结算' }).click();
  await expect(row).toHaveAttribute('data-status', 'cashedOut');
  expect((await sales(site)).toSorted((a, b) => a - b)).toEqual(
    [part, rest].toSorted((a, b) => a - b),
  );
  await page.goto(link);
  await expect(page.getByTestId('shared-pick')).toHaveAttribute('data-state', 'open');
  await page.getByTestId('share-refill').click();
  const slip = new Slip(page);
  await expect(page.getByTestId('slip-row')).toHaveCount(1);
  await slip.typeStake('50');
  await expect(slip.reason()).toHaveText('');
});

test('a sale in play waits and is told; a reload meanwhile finds it again, paid once', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_/);
  const eventId = await book(page, site, 'saba');
  await script(site, eventId, { do: 'start' });
  await script(site, eventId, { do: 'safe', holdMs: 600_000 });
  // Nor does chance stop its lines or move its prices while the sale waits.
  await script(site, eventId, { do: 'still' });
  await expect(page.getByTestId('cashout')).toBeEnabled();
  await page.getByTestId('cashout').click();
  await page.getByTestId('cashout-confirm').click();
  await expect(page.getByTestId('cashout-waiting')).toBeVisible();
  expect(await sales(site)).toEqual([]);
  await page.reload();
  await expect(page.getByTestId('cashout-waiting')).toBeVisible();
  await clock(site, { advanceMs: 2_500 });
  const [paid = 0] = await sales(site);
  await expect(
    page
      .getByTestId('toast')
      .filter({ hasText: new RegExp(`^已兑现\\s¥${paid.toFixed(2)}\\s· .+ vs `) }),
  ).toBeVisible();
  expect(await sales(site)).toHaveLength(1);
});

test('[R4.7-1] an open bet is at hand: its number in the navigation, what it is worth on the board, its match one tap from it', async ({
  page,
  site,
  axe,
}) => {
  const eventId = await book(page, site, 'saba');
  await script(site, eventId, { do: 'start' });
  await script(site, eventId, { do: 'goal', side: 'home' });
  await script(site, eventId, { do: 'safe', holdMs: 600_000 });
  const nav = page.getByRole('navigation', { name: '主导航' });
  await expect(nav.getByRole('link', { name: /^注单\s?1$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(nav.locator('[aria-current]')).toHaveCount(1);
  await expect(page.getByTestId('wager-live')).toContainText('1 : 0');
  await expect(page.getByTestId('wager-standing')).toHaveText(/^目前/);
  await page.getByText('详情').click();
  const when = await page
    .locator('.when')
    .first()
    .evaluate((node) => node.getClientRects().length);
  expect(when).toBe(1);
  await axe();
  await page.getByTestId('wager-match').click();
  await expect(page).toHaveURL(new RegExp(`sports-saba/event/${eventId}$`));
  await expect(page.getByTestId('open-bets')).toHaveText(/^1 张注单·可兑现 ¥[\d.]+$/);
  await page.goto(`${site.url}/sbtwo/sports-saba`);
  const bar = page.getByTestId('open-bets');
  await expect(bar).toHaveText(/^1 张注单·可兑现 ¥[\d.]+$/);
  await bar.click();
  await expect(page.getByTestId('wager-row')).toBeVisible();
  await script(site, eventId, { do: 'finish', home: 2, away: 0 });
  await clock(site, { advanceMs: 60_000 });
  await expect(nav.getByRole('link', { name: '注单', exact: true })).toBeVisible();
});

test('[R4.7-1] what a bet is about, its stake and its sale are in the first screen of every size', async ({
  page,
  site,
}) => {
  const eventId = await book(page, site, 'saba');
  await script(site, eventId, { do: 'start' });
  await script(site, eventId, { do: 'safe', holdMs: 600_000 });
  const sale = page.getByTestId('cashout');
  await expect(sale).toBeEnabled();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const nav = page.getByRole('navigation', { name: '主导航' });
    const gap = async (): Promise<number> => {
      const [of, bar] = [await sale.boundingBox(), await nav.boundingBox()];
      return (bar?.y ?? 0) - ((of?.y ?? Infinity) + (of?.height ?? 0));
    };
    await expect.poll(gap, { message: `${width} x ${height}` }).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('[R4.7-1] a bet that was placed on another device is counted on this one', async ({
  page,
  site,
  browser,
}) => {
  const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await book(await other.newPage(), site, 'im');
  await other.close();
  await page.addInitScript(() => localStorage.setItem('first_entry', '333'));
  await new LoginPage(page, site).enter('member01', '/');
  const nav = page.getByRole('navigation', { name: '主导航' });
  await expect(nav.getByRole('link', { name: /^注单\s?1$/ })).toBeVisible();
});

test('[R4.7-1] a page that has nothing of sports knows the number of open bets, home what they are worth; nothing jumps, and it goes with the member', async ({
  page,
  site,
  axe,
}) => {
  await page.addInitScript(() => localStorage.setItem('first_entry', '333'));
  await book(page, site, 'saba');
  await page.goto(`${site.url}/Promotions`);
  const badged = page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: /^注单\s?1$/ });
  await expect(badged).toBeVisible();
  expect(
    await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /\/sports\//.test(name)),
    ),
  ).toEqual([]);
  await watchShifts(page);
  await page.goto(`${site.url}/`);
  const chip = page.getByTestId('home-open-bets');
  await expect(chip).toHaveText(/^.+1 张注单可兑现 ¥[\d.]+$/);
  expect(
    (await takeShifts(page)).filter(({ score }) => score > 0.02),
    'what home moves when the sum comes',
  ).toEqual([]);
  await axe();
  await chip.click();
  await expect(page.getByTestId('wager-row')).toBeVisible();
  await page.goto(`${site.url}/Me`);
  await expect(badged).toBeVisible();
  await page.getByTestId('logout').click();
  await expect(badged).toHaveCount(0);
});

test('a suspended line has no price and says why; it is back by itself', async ({ page, site }) => {
  const eventId = await book(page, site, 'bti');
  const height = async () => (await page.getByTestId('wager-row').boundingBox())?.height;
  await expect(page.getByTestId('cashout')).toBeEnabled();
  const before = await height();
  await script(site, eventId, { do: 'suspend' }, 'bti');
  const none = page.getByTestId('cashout');
  await expect(none).toHaveText('暂停报价');
  await expect(none).toHaveAccessibleDescription('盘口暂停，恢复后自动报价');
  // Nothing below moves while a price comes and goes.
  expect(await height()).toBe(before);
  const reason = page.locator(`[id="${(await none.getAttribute('aria-describedby')) ?? ''}"]`);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const [size, isWhole] = await reason.evaluate((why) => [
      Number.parseFloat(getComputedStyle(why).fontSize),
      why.scrollWidth <= why.clientWidth,
    ]);
    expect(size, `letters of the reason at ${width}`).toBeGreaterThanOrEqual(11);
    expect(isWhole).toBe(true);
  }
  await script(site, eventId, { do: 'resume' }, 'bti');
  await expect(page.getByTestId('cashout')).toBeEnabled();
});

test('a link that was tampered with shows nothing of itself', async ({ page, site }) => {
  await page.goto(
    `${site.url}/sbtwo/share?v=SABA&p=${encodeURIComponent('<img src=x onerror=alert(1)>~m~h')}`,
  );
  await expect(page.getByRole('heading', { name: '链接无效或已损坏' })).toBeVisible();
});

test('the statement says to the cent what the wallet says; three months are the most', async ({
  page,
  site,
  axe,
}) => {
  const wallet = async (): Promise<number> =>
    Number(
      (
        await site.control<{ wallets: Readonly<Record<string, number>> }>(
          'GET',
          '/members/member01',
        )
      ).wallets['2'],
    );
  const before = await wallet();
  const eventId = await book(page, site, 'im');
  await script(site, eventId, { do: 'finish', home: 5, away: 0 }, 'im');
  await clock(site, { advanceMs: 60_000 });
  await page.goto(`${site.url}/sbtwo/statement`);
  const net = (await wallet()) - before;
  await expect(page.getByTestId('statement-net')).toHaveText(
    new RegExp(Math.abs(net).toFixed(2).replace('.', '\\.')),
  );
  // One bet: the same money by sport, vendor, odds type and day.
  for (const name of ['按项目', '按平台', '按盘口类型', '按日期'])
    await expect(page.getByRole('table', { name }).getByTestId('statement-row')).toContainText(
      Math.abs(net).toFixed(2),
    );
  await axe();
  await page.getByTestId('statement-own').click();
  await page.getByTestId('statement-from').fill('2020-01-01');
  await expect(page.getByTestId('statement-from')).toHaveAccessibleDescription(/最多可查询三个月/);
});

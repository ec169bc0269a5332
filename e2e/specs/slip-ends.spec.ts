/** What stands at the end of the screen: the combo next to the keys, and toasts above the bars. */
import type { Page } from 'playwright/test';
import { BoardPage, Slip, UNSEEN_MS } from '../page-models/board-page';
import { choosePrices, comboRow, stakeCombo } from '../page-models/combo-slip';
import { HOLD_MS } from '../page-models/live-match';
import { placeInDanger } from '../page-models/waiting-bet';
import { LoginPage } from '../page-models/login-page';
import { prepareBet } from '../page-models/prepared-bet';
import { lowered, script } from '../page-models/sandbox';
import { SIZES } from '../fixtures/sizes';
import { smallLetters } from '../fixtures/accessibility';
import { expect, test } from '../fixtures/test';

test('four picks: the row right above the keys is the one that they type into', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 4);
  await page.getByTestId('slip-more-combos').click();
  const doubles = page.locator('[data-testid="combo-row"][data-lines="6"]').first();
  await expect(doubles.getByTestId('stake-input')).toHaveAttribute('placeholder', /限额/);
  await doubles.getByTestId('stake-input').click();
  await expect(doubles).toHaveAttribute('data-look', 'foot');
  await expect(doubles.getByTestId('stake-input')).toBeFocused();
  const keys = page.getByTestId('stake-keypad');
  await expect(keys.locator('[data-kind="quick"]').first()).toBeVisible();
  await keys.locator('[data-kind="quick"]').first().click();
  await expect(doubles).toContainText('6注 × ¥100 = ¥600.00');
  const [row, pad] = [await doubles.boundingBox(), await keys.boundingBox()];
  const end = (row?.y ?? 0) + (row?.height ?? 0);
  expect((pad?.y ?? 0) - end).toBeGreaterThanOrEqual(0);
  expect((pad?.y ?? 0) - end).toBeLessThan(16);
  await axe();
  await slip.place().click();
  await expect(page.getByTestId('slip-done')).toContainText('6注 × ¥100.00');
  await expect(page.getByRole('button', { name: '清空' })).toHaveCount(0);
});

test('a toast hides neither the bar of the slip nor that of open bets', async ({ page, site }) => {
  const { slip } = await prepareBet(page, site);
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: '完成' }).click();
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  const gapOver = async (bar: string): Promise<number> => {
    const [toast, below] = [
      await page.getByTestId('toast').boundingBox(),
      await page.getByTestId(bar).boundingBox(),
    ];
    return (below?.y ?? 0) - ((toast?.y ?? 9_999) + (toast?.height ?? 0));
  };
  await expect(page.getByTestId('open-bets')).toBeVisible();
  for (let tap = 0; tap < 2; tap += 1)
    await board.rows().first().getByTestId('favourite-event').click();
  await expect(page.getByTestId('toast')).toBeVisible();
  await expect.poll(() => gapOver('open-bets')).toBeGreaterThanOrEqual(7);
  await expect(page.getByTestId('toast')).toHaveCount(0, { timeout: 10_000 });
  const cells = board.openCells(board.rows().nth(1));
  await cells.nth(0).click();
  await expect(new Slip(page).bar()).toBeVisible();
  await cells.nth(1).click();
  await expect(page.getByTestId('toast')).toContainText('已替换');
  await expect.poll(() => gapOver('slip-bar')).toBeGreaterThanOrEqual(7);
});

/** Where a sheet begins, and how high it is. */
const boxOf = async (page: Page) => {
  const { y, height } = (await page.getByTestId('slip').boundingBox()) ?? { y: 0, height: 0 };
  return { y: Math.round(y), height: Math.round(height) };
};
/** Where the legs and the switch below them are. */
const partsOf = (page: Page): Promise<readonly number[]> =>
  page
    .locator('[data-testid="slip-row"], [data-testid="slip-accept-change"]')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));

test('the sheet of a combo has one height: with the keypad and without, and when all of it is placed', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 4);
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The browser lays out again in its own time.
    await expect
      .poll(async () => (await page.getByTestId('slip').boundingBox())?.width)
      .toBe(width);
    await expect(page.getByTestId('slip-quick').getByRole('button').first()).toBeVisible();
    const [before, parts] = [await boxOf(page), await partsOf(page)];
    await slip.stake().click();
    await expect(page.getByTestId('stake-keypad')).toBeVisible();
    expect(await boxOf(page)).toEqual(before);
    expect(await partsOf(page)).toEqual(parts);
    await page.getByRole('button', { name: '收起键盘' }).click();
    await expect(page.getByTestId('stake-keypad')).toHaveCount(0);
    expect(await boxOf(page)).toEqual(before);
  }
  const before = await boxOf(page);
  await slip.stake().fill('100');
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await expect(page.getByTestId('slip-done')).toBeVisible();
  expect(await boxOf(page)).toEqual(before);
});

test('a single of another day that pauses keeps its lines: the name stays whole beside what its vendor says', async ({
  page,
  site,
}) => {
  const DATE = /\d\d\/\d\d \d\d:\d\d/;
  await new LoginPage(page, site).enter('member01');
  const board = new BoardPage(page, site);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await board.open();
    await board.tab('EARLY').click();
    // Early ones may begin today, by the clock of their readers: the last day is another one at any hour.
    const lastDay = page.locator('[data-testid^="day-2"]').last();
    await lastDay.click();
    await expect(lastDay).toHaveAttribute('aria-selected', 'true');
    const match = board.rows().first();
    const eventId = (await match.getAttribute('data-event-id')) ?? '';
    await script(site, eventId, { do: 'still' });
    await board.openCells(match).first().click();
    const slip = new Slip(page);
    await slip.open();
    await expect(slip.row()).toContainText(DATE);
    const parts = (): Promise<readonly (number | undefined)[]> =>
      Promise.all(
        [slip.row(), slip.row().getByRole('heading'), slip.row().locator('.price')].map(
          async (part) => (await part.boundingBox())?.height,
        ),
      );
    const before = await parts();
    await script(site, eventId, { do: 'suspend' });
    await expect(slip.row().getByTestId('slip-row-status')).toBeVisible();
    expect(await parts(), `${width}`).toEqual(before);
    await script(site, eventId, { do: 'resume' });
    await page.getByRole('button', { name: '清空' }).click();
  }
});

test('a verdict moves nothing: the sheet of a bet that waited is as high when it was taken', async ({
  page,
  site,
}) => {
  const { slip, eventId } = await placeInDanger(page, site);
  await expect(page.getByTestId('slip-waited')).toContainText('秒后确认');
  const before = await boxOf(page);
  // By itself a danger may end in a goal.
  await script(site, eventId, { do: 'safe', holdMs: HOLD_MS });
  await expect(slip.row()).toHaveAttribute('data-status', 'done', { timeout: 20_000 });
  expect(await boxOf(page)).toEqual(before);
  // One sign to shut it: nothing is left to be taken out.
  await expect(page.getByRole('button', { name: /^移除/ })).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const)
  test(`among wagers the end of a bet that waited moves nothing under its tray (${width} x ${height})`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    const { eventId } = await placeInDanger(page, site);
    await page.getByRole('button', { name: '查看注单' }).click();
    const tray = page.getByTestId('pending-tray');
    await expect(tray).toBeInViewport({ ratio: 1 });
    const under = [
      page.getByRole('tab', { name: '已结算' }),
      page.getByTestId('wager-row').first(),
    ];
    await expect(under[1] ?? tray).toBeVisible();
    const tops = (): Promise<readonly (number | undefined)[]> =>
      Promise.all(under.map(async (part) => (await part.boundingBox())?.y));
    const before = await tops();
    await script(site, eventId, { do: 'safe', holdMs: HOLD_MS });
    const verdict = page.getByTestId('bet-verdict');
    await expect(verdict).toContainText('投注成功');
    await expect(tray).toHaveCount(0);
    expect(await tops()).toEqual(before);
  });

test('a toast hides no word of a bet that waits for its vendor', async ({ page, site }) => {
  await placeInDanger(page, site);
  await page.getByRole('button', { name: '完成' }).click();
  const tray = page.getByTestId('pending-tray');
  await expect(tray).toBeInViewport({ ratio: 1 });
  for (let tap = 0; tap < 2; tap += 1) await page.getByTestId('favourite-event').first().click();
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText('收藏');
  await expect
    .poll(async () => {
      const [over, under] = [await toast.boundingBox(), await tray.boundingBox()];
      return (under?.y ?? 0) - ((over?.y ?? 9_999) + (over?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(7);
});

test('a toast over the slip covers nothing that is read or tapped in it, in any size', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 5);
  await slip.stake().fill('100');
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await expect(page.getByTestId('slip-done')).toBeVisible();
  for (const [width, height] of [...SIZES, [568, 320], [667, 375]] as const) {
    await page.setViewportSize({ width, height });
    const board = new BoardPage(page, site);
    await board.open();
    await board.openCells().first().click();
    await expect(slip.bar()).toHaveAttribute('data-count', '1');
    await page.goto(`${site.url}/sbtwo/wagers`);
    await page.getByTestId('wager-again').first().click();
    await expect(page.getByTestId('slip-row')).toHaveCount(5);
    await expect(page.getByTestId('toast')).toContainText('已换成');
    await page.waitForTimeout(UNSEEN_MS);
    const covered = await page.evaluate(() => {
      const over = document.querySelector('[data-testid="toast"]')?.getBoundingClientRect();
      if (over === undefined) return ['no toast'];
      const read = 'h2, h3, p, button, [data-testid="slip-balance"]';
      return [...document.querySelectorAll(`[data-testid="slip"] :is(${read})`)]
        .filter((part) => {
          const { top, bottom, left, right } = part.getBoundingClientRect();
          return over.top < bottom && top < over.bottom && over.left < right && left < over.right;
        })
        .map((part) => part.textContent);
    });
    expect(covered, `${width} x ${height}`).toEqual([]);
    await page.getByRole('button', { name: '清空' }).click();
  }
});

test('on a low phone the ways to bet, the bet and what it may take stand above the keys; a price that is agreed to is read in one line', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { slip, eventId, price } = await prepareBet(page, site);
  const keys = page.getByTestId('stake-keypad');
  await slip.stake().click();
  await expect(keys).toBeVisible();
  expect(await smallLetters(page)).toEqual([]);
  for (const id of ['slip-mode-single', 'slip-row', 'slip-accept-change'])
    await expect(page.getByTestId(id)).toBeInViewport({ ratio: 1 });
  const end = await page
    .getByTestId('slip-accept-change')
    .evaluate((node) => node.getBoundingClientRect().bottom);
  expect((await keys.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(end);
  const selectionId = (await slip.row().getAttribute('data-selection-id')) ?? '';
  await script(site, eventId, { do: 'price', selectionId, price: lowered(price, 10) });
  const words = slip.place().locator('[data-part="agree"]');
  await expect(words).toHaveText(/^接受新赔率 -?\d+\.\d+ · 投注 ¥100$/);
  const lines = await words.evaluate(
    (node) =>
      node.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(node).fontSize),
  );
  expect(lines).toBeLessThan(2);
});

test('a combo of six that is turned down says so in sight, between the legs and the keys', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 6);
  await stakeCombo(comboRow(page, 1), '50');
  await site.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/PlaceParlayBet' },
    fault: { status: 409, errorCode: '13140', description: '' },
    times: 1,
  });
  await slip.place().click();
  const refused = page.getByTestId('slip-refused');
  await expect(refused).toBeInViewport({ ratio: 1 });
  // Nor does the foot of the sheet lie on it.
  const words = refused.getByText(/./).first();
  const isFree = await words.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && (node.contains(over) || over.contains(node));
  });
  expect(isFree).toBe(true);
});

/**
 * The slip: combos, kept carts, free bets, several singles, the way to the cashier
 * and back (§3.5, §5).
 */
import type { Page } from 'playwright/test';
import { BoardPage, Slip } from '../page-models/board-page';
import { choosePrices, comboRow, stakeCombo } from '../page-models/combo-slip';
import { LoginPage } from '../page-models/login-page';
import { prepareBet } from '../page-models/prepared-bet';
import { amountsOf, PLACE_PATH, script, wagersOf } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import { slowDown } from '../fixtures/slow-phone';
import { SIZES } from '../fixtures/sizes';
import { expect, MOVING, test } from '../fixtures/test';

test.use(MOVING);

const stakes = async (site: Site): Promise<readonly number[]> =>
  (await amountsOf(site, 'member01', 'bet.stake')).toSorted((a, b) => a - b);

test('[R5-3] [R3.10-1] three together, straight and as a system of four lines: what is shown is what is taken', async ({
  page,
  site,
  axe,
}) => {
  const vendor = 'im';
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, vendor, 3);
  await expect(page.getByTestId('slip-mode-combo')).toHaveAttribute('aria-checked', 'true');
  // 56 in the drawing of 375, on a phone of 390.
  for (const leg of await page.getByTestId('slip-row').all())
    expect((await leg.boundingBox())?.height).toBeCloseTo((56 * 390) / 375, 0);
  await expect(page.getByTestId('slip-balance')).toHaveText(/10,000\.00/);
  await stakeCombo(comboRow(page, 1), '20');
  await page.getByTestId('slip-more-combos').click();
  const trixie = comboRow(page, 4);
  await expect(trixie).toContainText('3串4');
  await stakeCombo(trixie, '5');
  await expect(trixie).toContainText('全中2场起返');
  await expect(page.getByTestId('slip-risk')).toHaveText(/40\.00/);
  await expect(slip.reason()).toHaveText('');
  await axe();
  await slip.place().click();
  await expect(page.getByTestId('slip-done')).toContainText('投注成功');
  await expect(page.getByRole('heading', { name: '投注成功' })).toBeVisible();
  await expect(page.getByTestId('slip-balance')).toHaveText(/9,960\.00/);
  expect(await stakes(site)).toEqual([20, 20]);
  await expect(page.getByTestId('balance-total')).toHaveText(/49,960\.00/);
  await page.getByRole('button', { name: '保留选项' }).click();
  await expect(page.getByTestId('slip-row')).toHaveCount(3);
  await page.goto(`${site.url}/sbtwo/wagers`);
  await expect(page.getByTestId('wager-row')).toHaveCount(2);
  await expect(page.getByTestId('wager-leg')).toHaveCount(6);
});

/** How far the lowest point of all that is found lies above the end of what shows it. */
const roomBelow = (page: Page, testId: string, around: string): Promise<number> =>
  page.evaluate(
    ([name, part]) => {
      const found = [...document.querySelectorAll(`[data-testid="${name}"]`)];
      const end = document.querySelector(part)?.getBoundingClientRect().bottom ?? 0;
      return end - Math.max(...found.map((one) => one.getBoundingClientRect().bottom));
    },
    [testId, around] as const,
  );

test('[R5-3] a double in the first screen of every size: both legs, amounts to tap and the button, with the keypad and without', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 2);
  const legs = '[data-testid="slip"] [tabindex="0"]:has([data-testid="slip-row"])';
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const at = `${width} x ${height}`;
    await expect(page.getByTestId('slip-quick').getByRole('button').first()).toBeVisible();
    await expect.poll(() => roomBelow(page, 'slip-row', legs), at).toBeGreaterThanOrEqual(0);
    await expect.poll(() => roomBelow(page, 'slip-place', 'html'), at).toBeGreaterThanOrEqual(0);
    await slip.stake().click();
    await expect(page.getByTestId('stake-keypad')).toBeVisible();
    await expect.poll(() => roomBelow(page, 'slip-row', legs), at).toBeGreaterThanOrEqual(0);
    await expect.poll(() => roomBelow(page, 'slip-place', 'html'), at).toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name: '收起键盘' }).click();
  }
});

test('an amount is tapped and another one: nothing under the finger has moved, and one tap more places it', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 2);
  const quick = page.getByTestId('slip-quick').getByRole('button');
  await expect(quick).toHaveCount(4);
  const middles = async () => {
    const boxes = await Promise.all((await quick.all()).map((one) => one.boundingBox()));
    const place = await slip.place().boundingBox();
    return [...boxes, { y: place?.y, height: place?.height }];
  };
  const before = await middles();
  // A tap that comes down as the sheet opens was meant for what opened it.
  await expect(async () => {
    await quick.nth(1).click();
    await expect(slip.place()).toHaveText('确认投注 ¥500.00', { timeout: 500 });
  }).toPass();
  expect(await middles()).toEqual(before);
  await quick.first().click();
  await expect(slip.place()).toHaveText('确认投注 ¥100.00');
  expect(await middles()).toEqual(before);
  await slip.place().click();
  await expect(page.getByTestId('slip-done')).toContainText('投注成功');
  expect(await stakes(site)).toEqual([100]);
});

test('[R3.5-1] [R3.6-2] each vendor has its own cart, kept over a reload and a logout; what is gone meanwhile is marked', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip, eventIds } = await choosePrices(page, site, 'saba', 2);
  await expect(comboRow(page, 1)).toBeVisible();
  await page.reload();
  await expect(slip.bar()).toHaveAttribute('data-count', '2');
  await new BoardPage(page, site, 'im').open();
  await expect(slip.bar()).toHaveCount(0);
  await new BoardPage(page, site, 'saba').open();
  await expect(slip.bar()).toHaveAttribute('data-count', '2');
  await page.goto(`${site.url}/Me`);
  await page.getByTestId('logout').click();
  await page
    .getByRole('button', { name: /退出|确认|确定/ })
    .last()
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await new BoardPage(page, site, 'saba').open();
  await expect(slip.bar()).toHaveCount(0);
  await script(site, eventIds[0] ?? '', { do: 'finish', home: 1, away: 0 });
  await new LoginPage(page, site).enter('member01');
  await new BoardPage(page, site, 'saba').open();
  await expect(slip.bar()).toHaveAttribute('data-count', '2');
  await slip.open();
  await expect(page.getByTestId('slip-mode-combo')).toHaveAttribute('aria-checked', 'true');
  await page.getByTestId('slip-remove-dead').click();
  await expect(slip.bar()).toHaveAttribute('data-count', '1');
});

test('[R5-3] a free bet pays the stake and the wallet stays; it does not go with the reward of a system (13121)', async ({
  page,
  site,
}) => {
  await site.control('POST', '/members/member01/free-bet', { amount: '50' });
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'saba', 3);
  await page.getByTestId('slip-free-bet').click();
  await page.getByTestId('slip-more-combos').click();
  await stakeCombo(comboRow(page, 4), '5');
  await expect(slip.reason()).toHaveText('串关奖励不能与免费投注同时使用');
  await page.getByTestId('slip-mend').click();
  await expect(slip.reason()).toHaveText('');
  await page.getByTestId('slip-mode-single').click();
  await page.getByTestId('slip-free-bet').click();
  await slip.stake().fill('51');
  await expect(slip.reason()).toHaveText('免费投注余额不足');
  await slip.stake().fill('50');
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await expect(page.getByTestId('balance-total')).toHaveText(/50,000\.00/);
  await expect(page.getByTestId('slip-free-bet')).toHaveCount(0);
  expect(await wagersOf(site, 'member01')).toHaveLength(1);
});

test('several singles go by themselves: what was booked has its receipt, what was not its reason and another try', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const { slip } = await choosePrices(page, site, 'bti', 2);
  await page.getByTestId('slip-mode-single').click();
  const rows = page.getByTestId('slip-row');
  for (const at of [0, 1]) await rows.nth(at).getByTestId('stake-input').fill('30');
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: PLACE_PATH.bti },
    fault: { status: 409, errorCode: '13100', description: '' },
    times: 1,
  });
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await expect(page.locator('[data-testid="slip-row"][data-status="done"]')).toHaveCount(1);
  const refused = page.locator('[data-testid="slip-row"][data-status="refused"]');
  await expect(refused).toContainText('本赛事投注总额已达上限');
  await refused.getByTestId('stake-input').fill('31');
  await slip.place().click();
  await expect(page.locator('[data-testid="slip-row"][data-status="done"]')).toHaveCount(2);
  expect(await stakes(site)).toEqual([30, 31]);
});

test('letters of twice their size break no amount, and leave the slip its name', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const { slip } = await choosePrices(page, site, 'saba', 2);
  await page.getByTestId('slip-mode-single').click();
  const amounts = page.getByTestId('slip-quick').getByRole('button');
  await expect(amounts).toHaveText(['100', '500', '1000', '最大']);
  const linesOf = (elements: readonly Element[]): readonly number[] =>
    elements.map((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  expect(await amounts.evaluateAll(linesOf)).toEqual([1, 1, 1, 1]);
  for (const amount of await amounts.all()) await expect(amount).toBeInViewport({ ratio: 1 });
  const name = slip.sheet().getByRole('heading', { level: 2 });
  expect(await name.evaluate((title) => title.scrollWidth - title.clientWidth)).toBe(0);
});

/** Every way out of the sheet. */
const WAYS_OUT: readonly ((page: Page, slip: Slip) => Promise<unknown>)[] = [
  (_page, slip) => slip.sheet().getByRole('button', { name: '关闭' }).click(),
  (page) => page.mouse.click(20, 20),
  (page) => page.keyboard.press('Escape'),
  (page) => page.goBack(),
];

test('what was booked leaves with the sheet, whichever way it is shut: the next pick opens as one; keeping is a choice', async ({
  page,
  site,
}) => {
  const { slip, board } = await prepareBet(page, site);
  for (const leave of WAYS_OUT) {
    await slip.place().click();
    await expect(slip.row()).toHaveAttribute('data-status', 'done');
    await leave(page, slip);
    await expect(slip.sheet()).toBeHidden();
    await expect(slip.bar()).toHaveCount(0);
    await board.openCells(board.rows().first()).first().click();
    await expect(slip.bar()).toHaveAttribute('data-count', '1');
    await slip.open();
    await slip.typeStake('100');
    await expect(slip.reason()).toHaveText('');
  }
  await slip.place().click();
  await page.getByTestId('slip-keep').click();
  await page.keyboard.press('Escape');
  await expect(slip.bar()).toHaveAttribute('data-count', '1');
  expect(await wagersOf(site, 'member01')).toHaveLength(WAYS_OUT.length + 1);
});

test('[R2.3-3] a wallet that is too small: the way to the cashier, and back to the slip as it was, on a slow phone', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('poor01');
  const { slip } = await choosePrices(page, site, 'im', 1);
  // So slow that the member turns back before the cashier is drawn.
  await slowDown(page, 6);
  await slip.typeStake('100');
  await expect(slip.reason()).toHaveText('余额不足');
  await page.getByRole('button', { name: '去存款' }).click();
  await expect(page).toHaveURL(/\/Deposit/);
  await page.goBack();
  await expect(slip.sheet()).toBeVisible();
  await expect(slip.stake()).toHaveValue('100');
});

test('a demo board lets a visitor try a slip out and leads to the real one', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/sbtwo/sports-saba-demo`);
  const board = new BoardPage(page, site, 'saba');
  await board.tab('TODAY').click();
  await board.openCells().first().click();
  const slip = new Slip(page);
  await slip.open();
  await slip.stake().fill('100');
  await expect(page.getByTestId('slip-return')).not.toHaveText(/¥0\.00/);
  await page.getByRole('button', { name: '登录正式投注' }).click();
  await new LoginPage(page, site).logIn('member01');
  await expect(page).toHaveURL(/\/sbtwo\/sports-saba$/);
  await expect(slip.sheet()).toBeVisible();
  await expect(slip.stake()).toHaveValue('100');
});

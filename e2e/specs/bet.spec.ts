/** A real bet, from a moving price to the balance (§3.5, §4.7, safety D1-D3). */
import { BoardPage, Slip } from '../page-models/board-page';
import { LoginPage } from '../page-models/login-page';
import { prepareBet as prepare } from '../page-models/prepared-bet';
import { lowered, postingsOf, script, wagersOf, type Posting } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const stakes = async (site: Site): Promise<readonly Posting[]> =>
  (await postingsOf(site, 'member01')).filter(({ kind }) => kind === 'bet.stake');

async function expectOne(site: Site): Promise<string> {
  await expect.poll(async () => (await wagersOf(site, 'member01')).length).toBe(1);
  await expect.poll(async () => (await stakes(site)).length).toBe(1);
  const [wager] = await wagersOf(site, 'member01');
  expect((await stakes(site))[0]?.ref).toBe(wager?.transId);
  return wager?.transId ?? '';
}

test('[R5-6] live odds move with a sign that is no colour, and the four odds types show the same price', async ({
  page,
  site,
}) => {
  const board = new BoardPage(page, site);
  await board.open();
  const moved = page.locator('[data-testid="odds-cell"][data-move]');
  await expect(moved.first()).toBeVisible();
  await board.tab('EARLY').click();
  const cell = page.locator('[data-testid="odds-cell"][data-eu]').first();
  // Price and text are read in one moment: the board lives.
  const difference = (wanted: 'EU' | 'HK' | 'MY' | 'ID'): Promise<number> =>
    cell.evaluate((node, type) => {
      const eu = Number(node.getAttribute('data-eu'));
      const profit = eu - 1;
      const expected = {
        EU: eu,
        HK: profit,
        MY: eu <= 2 ? profit : -1 / profit,
        ID: eu >= 2 ? profit : -1 / profit,
      }[type];
      return Math.abs(Number(node.querySelector('b > span')?.textContent) - expected);
    }, wanted);
  for (const type of ['EU', 'HK', 'MY', 'ID'] as const) {
    await board.oddsType(type).click();
    await expect.poll(() => difference(type)).toBeLessThan(0.0051);
  }
});

test('[R4.7-1] a bet from price to balance: one wager, one debit, settled, paid', async ({
  page,
  site,
  axe,
}) => {
  const { slip, eventId } = await prepare(page, site);
  await expect(page.getByTestId('slip-risk')).toHaveText(/100\.00/);
  await axe();
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  const wagerId = await expectOne(site);
  await expect(slip.row()).toContainText(wagerId);
  await page.getByRole('button', { name: '完成' }).click();
  await expect(page.getByTestId('balance-total')).toHaveText(/49,900\.00/);

  await page.goto(`${site.url}/sbtwo/wagers`);
  const row = page.locator(`[data-testid="wager-row"][data-wager-id="${wagerId}"]`);
  await expect(row).toHaveAttribute('data-status', 'running');
  await axe();
  const before = await wagersOf(site, 'member01');
  await script(site, eventId, { do: 'finish', home: 3, away: 0 });
  await expect
    .poll(async () => (await wagersOf(site, 'member01'))[0]?.ticketStatus)
    .not.toBe('running');
  await page.getByRole('tab', { name: '已结算' }).click();
  await expect(row).toBeVisible();
  const [settled] = (await wagersOf(site, 'member01')) as unknown as readonly { payout: number }[];
  expect(before).toHaveLength(1);
  const expected = 50_000 - 100 + (settled?.payout ?? 0);
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('balance-total')).toHaveText(
    new RegExp(expected.toLocaleString('en-US', { minimumFractionDigits: 2 }).replace('.', '\\.')),
  );
});

test('a double tap is one bet (I1)', async ({ page, site }) => {
  const { slip } = await prepare(page, site);
  await slip.place().dblclick({ delay: 10 });
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await page.waitForTimeout(1_000);
  await expectOne(site);
});

test('an answer dropped after the commit is found again: still one bet, and no failure was shown (I1, I3)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_/);
  const { slip } = await prepare(page, site);
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { drop: 'afterCommit' },
    times: 1,
  });
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await expectOne(site);
});

test('a reload in flight: the bet is looked up and told, still one (I1, I2)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_/);
  const { slip } = await prepare(page, site);
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { delayMs: 2_500 },
    times: 1,
  });
  const sent = page.waitForRequest(/PlaceBet/);
  await slip.place().click();
  await sent;
  // The request is inside the back end, its answer is not made yet.
  await page.waitForTimeout(700);
  await expect(slip.row()).toHaveAttribute('data-status', 'submitting');
  await page.reload();
  // The tray tells it where it has been seen to wait, a toast where it has not.
  await expect(
    page.getByTestId('toast').or(page.getByTestId('bet-verdict')).filter({ hasText: '投注成功' }),
  ).toBeVisible();
  await expectOne(site);
});

test('a request that never arrived is told as not placed, and nothing was taken (I3)', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/net::ERR_|status of 500/);
  test.slow();
  const { slip } = await prepare(page, site);
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: '/vendors/saba/betting/v1/PlaceBet' },
    fault: { drop: 'before' },
  });
  // While nobody can be asked about it, it is unknown; the first look-up ends that.
  await site.control('POST', '/faults', {
    match: { path: '/vendors/saba/betting/v1/Check' },
    fault: { status: 500 },
  });
  // A browser sends a request again by itself when a kept connection breaks; every copy is lost here.
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'unknown');
  await expect(slip.row()).toContainText('结果确认中，请勿重复投注');
  await site.control('DELETE', '/faults');
  await expect(slip.row()).toHaveAttribute('data-status', 'notPlaced', { timeout: 60_000 });
  expect(await wagersOf(site, 'member01')).toHaveLength(0);
});

test('[R8-7] a worse price is never taken unasked: the button says it with the new return, the stake stays, one tap agrees and bets (I5)', async ({
  page,
  site,
  axe,
}) => {
  const { slip, eventId, price } = await prepare(page, site);
  const selectionId = (await slip.row().getAttribute('data-selection-id')) ?? '';
  const worse = lowered(price, 10);
  await script(site, eventId, { do: 'price', selectionId, price: worse });
  await expect(slip.row()).toHaveAttribute('data-status', 'newPrice');
  await expect(slip.place()).toHaveText(/^接受新赔率 -?\d\.\d\d · 投注 ¥100$/);
  await expect(page.getByTestId('slip-moved')).toHaveText('1项赔率已变化');
  await expect(page.getByTestId('slip-new-return')).toContainText(
    // A hundred at 1.85 comes back as 185.00.
    `${worse.replace('.', '')}.00`,
  );
  await expect(slip.stake()).toHaveValue('100');
  await axe();
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
  await expectOne(site);
});

test('[R5-4] stakes that cannot be: each with its reason, one at a time, and nothing is sent', async ({
  page,
  site,
}) => {
  await site.control('PATCH', '/members/member01', { wallets: { 2: '500.00' } });
  const { slip } = await prepare(page, site);
  const reasons: readonly (readonly [string, RegExp])[] = [
    ['', /请输入投注金额/],
    ['0', /投注金额无效/],
    ['1', /低于最低限额/],
    ['99999999', /高于最高限额/],
    ['600', /余额不足/],
  ];
  for (const [stake, reason] of reasons) {
    await slip.stake().fill(stake);
    await expect(slip.reason()).toHaveText(reason);
    await expect(slip.place()).toBeDisabled();
  }
  await slip.stake().fill('');
  await slip.stake().pressSequentially('1a2e.345');
  await expect(slip.stake()).toHaveValue('12.34');
  expect(await wagersOf(site, 'member01')).toHaveLength(0);
});

test('[R6-7] a member excluded from betting is told so', async ({ page, site }) => {
  await new LoginPage(page, site).enter('excluded01');
  const board = new BoardPage(page, site);
  await board.open();
  await board.openCells().first().click();
  const slip = new Slip(page);
  await slip.open();
  await expect(slip.reason()).toHaveText('您的账户已设置投注限制');
  await expect(slip.place()).toBeDisabled();
});

test('[R2.3-1] a visitor chooses a price, signs in, and is back at the board with the slip as it was', async ({
  page,
  site,
}) => {
  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  await board.openCells().first().click();
  const slip = new Slip(page);
  await slip.open();
  await expect(slip.reason()).toHaveText('请先登录');
  const chosen = await slip.row().getAttribute('data-selection-id');
  await page.getByRole('button', { name: '登录后投注' }).click();
  await new LoginPage(page, site).logIn('member01');
  await expect(page).toHaveURL(/\/sbtwo\/sports-saba$/);
  await expect(slip.bar()).toHaveAttribute('data-count', '1');
  await expect(
    page.locator(`[data-testid="slip-row"][data-selection-id="${chosen ?? ''}"]`),
  ).toBeVisible();
  await slip.typeStake('50');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'done');
});

test('[R4.7-1] a bet in a dangerous moment waits in the tray; a goal takes it back and the money with it', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  // A match of today that starts now: nothing has happened in it yet, and nothing happens before the script says so.
  const { events } = await site.control<{ events: readonly { eventId: string; tab: string }[] }>(
    'GET',
    '/events/saba',
  );
  const eventId = events.find(({ tab }) => tab === 'TODAY')?.eventId ?? '';
  await script(site, eventId, { do: 'start' });
  await script(site, eventId, { do: 'safe', holdMs: 600_000 });
  await script(site, eventId, { do: 'still' });
  const board = new BoardPage(page, site);
  await page.goto(`${site.url}/sbtwo/sports-saba/event/${eventId}`);
  const cell = board.openCells().first();
  const [selectionId, price] = [
    await cell.getAttribute('data-selection-id'),
    await cell.getAttribute('data-eu'),
  ];
  await cell.click();
  const slip = new Slip(page);
  await slip.open();
  await slip.typeStake('100');
  await script(site, eventId, { do: 'danger', side: 'home', holdMs: 60_000 });
  // From here on the price stands still; what it moved before that, the button agrees to.
  await script(site, eventId, { do: 'price', selectionId: selectionId ?? '', price: price ?? '' });
  await page.waitForTimeout(2_500);
  await expect(slip.reason()).toHaveText('');
  await slip.place().click();
  await expect(slip.row()).toHaveAttribute('data-status', 'pending');
  await expect(page.getByTestId('pending-tray')).toBeAttached();
  await script(site, eventId, { do: 'goal', side: 'home' });
  await expect(slip.row()).toHaveAttribute('data-status', 'refused');
  await expect(slip.row()).toContainText('进球导致注单未被接受');
  await expect(page.getByTestId('pending-tray')).toHaveCount(0);
  await page.goto(`${site.url}/sbtwo/sports-saba`);
  await expect(page.getByTestId('balance-total')).toHaveText(/50,000\.00/);
});

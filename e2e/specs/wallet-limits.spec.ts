/**
 * The member's own page and responsible play (§3.2, §6, R6-7): balances, limits, reminder,
 * self-exclusion, statement.
 */
import { slowDown } from '../fixtures/slow-phone';
import { expect, test } from '../fixtures/test';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { openInPage } from '../page-models/page-session';
import { clock } from '../page-models/sandbox';
import { callAs } from '../page-models/wallet';

test('[R3.2-1] [R3.9-1] balances by wallet group with their platforms; unknown is --, and a refresh asks at most every 10 s', async ({
  page,
  site,
  watch,
  axe,
}) => {
  watch.allow(/status of 500/);
  await new LoginPage(page, site).enter('member01', '/Me');
  await expect(page.getByTestId('balance-total')).toHaveText(/50,000\.00/);
  await page.getByRole('button', { name: /彩票/ }).click();
  await expect(page.getByText(/包含：.*双赢彩票/)).toBeVisible();
  await axe();
  await site.control('DELETE', '/requests');
  for (let tap = 0; tap < 3; tap += 1) await page.getByRole('button', { name: '刷新余额' }).click();
  await expect(page.getByTestId('balance-total')).toHaveText(/50,000\.00/);
  const { requests } = await site.control<{ requests: { call: string | null }[] }>(
    'GET',
    '/requests?path=/api/Balance',
  );
  expect(requests.filter(({ call }) => call === 'balance.get').length).toBeLessThanOrEqual(1);
  await site.control('POST', '/faults', {
    match: { path: '/api/Balance/' },
    fault: { status: 500 },
  });
  await page.reload();
  await expect(page.getByTestId('balance-total')).toHaveText('¥--');
  await expect(page.getByTestId('wallet-2')).toHaveText(/10,000\.00/);
  await site.control('DELETE', '/faults');
  await expectCalls(site, ['balance.get', 'balance.getV1', 'balance.walletGroups']);
});

test('[R3.2-1] what blocks a withdrawal has a name, numbers and a date', async ({ page, site }) => {
  await new LoginPage(page, site).enter('member01', '/Me');
  await expect(page.getByTestId('logout')).toBeVisible();
  await expect(page.getByTestId('turnover')).toHaveCount(0);
  const bonuses = await callAs<{ id: string; minAmount: number }[]>(
    page,
    'GET',
    '/api/Bonus?transactionType=Transfer',
  );
  const [bonus] = bonuses;
  expect(bonus).toBeDefined();
  await callAs(page, 'POST', '/api/Transfer/Applications', {
    from: 2,
    to: 32,
    amount: String(Math.max(1_000, bonus?.minAmount ?? 0)),
    bonusId: bonus?.id,
  });
  await page.reload();
  await expect(page.getByTestId('turnover-row')).toContainText('已完成 ¥0.00 /');
  await expect(page.getByTestId('turnover')).toContainText('有效期至');
});

test('[R6-7] three taps from a deposit, a limit holds at once and is said by the server where it is broken; a looser one waits a day', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/Me');
  await page.getByRole('link', { name: /理性投注/ }).click();
  await page.getByTestId('limit-daily-edit').click();
  await page.getByTestId('limit-amount').fill('200');
  await page.getByTestId('limit-save').click();
  await expect(page.getByTestId('limit-daily')).toContainText('¥200.00');
  await axe();
  await page.getByTestId('limit-daily-edit').click();
  await page.getByTestId('limit-amount').fill('5000');
  await page.getByTestId('limit-save').click();
  await expect(page.getByTestId('limit-daily-pending')).toContainText('¥5,000.00');
  await openInPage(page, '/DepositVerify');
  await page.getByTestId('deposit-method-ALI').click();
  await page.getByTestId('deposit-amount').fill('300');
  await page.getByTestId('deposit-submit').click();
  await expect(page.getByRole('alert')).toContainText('超过您设置的每日存款限额');
  await expect(page.getByTestId('deposit-amount')).toHaveValue('300');
  await clock(site, { advanceMs: 24 * 3_600_000 + 1_000 });
  await new LoginPage(page, site).enter('member01', '/Me/Limits');
  await expect(page.getByTestId('limit-daily')).toContainText('¥5,000.00');
  await expectCalls(site, ['member.limits', 'member.setLimits']);
});

test('[R6-7] [R5-7] self-exclusion asks twice, closes deposits and transfers at once, and the way out stays open', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/Me/Limits');
  await page.getByTestId('exclusion-open').click();
  await page.getByTestId('exclusion-30').click();
  await page.getByTestId('exclusion-next').click();
  await axe();
  await page.getByTestId('exclusion-confirm').click();
  await expect(page.getByTestId('exclusion-active')).toContainText(
    '停用存款、停用转入、停用投注与游戏',
  );
  await axe();
  await page.getByRole('button', { name: '返回' }).click();
  await page.getByTestId('me-deposit').click();
  await expect(page.getByText('存款功能已受限')).toBeVisible();
  await page.getByRole('button', { name: '我知道了' }).click();
  await expect(page).toHaveURL(/\/Me$/);
  await openInPage(page, '/Transfer');
  await expect(page.getByTestId('transfer-locked')).toContainText('自我限制');
  await openInPage(page, '/Withdrawal');
  await expect(page.getByTestId('withdraw-amount')).toBeVisible();
  await expectCalls(site, ['member.setSelfExclusion', 'member.selfExclusion']);
});

test('[R2.3-3] C-62: a slow phone does not call back who leaves an address as soon as it shows', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/Me');
  await expect(page.getByRole('navigation').getByRole('link', { name: '我的' })).toBeVisible();
  await slowDown(page, 5);
  for (let turn = 0; turn < 2; turn += 1) {
    await page.goto(`${site.url}/DepositVerify`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
    await expect(
      page.getByTestId('home-news').or(page.getByTestId('game-card')).first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
  }
});

test('[R6-7] responsible play is three taps away at most, from the board, the lobby and the forms of money', async ({
  page,
  site,
}) => {
  const enter = new LoginPage(page, site);
  const mine = page.getByRole('navigation').getByRole('link', { name: '我的', exact: true });
  // Not the one to what is written about it, which stands at the end of some pages.
  const limits = page.locator('a[href$="/Me/Limits"]').filter({ hasText: '理性投注' }).last();
  await enter.enter('member01', '/sbtwo/sports-im');
  await page.getByTestId('board-more').click();
  await limits.click();
  await expect(page.getByTestId('limit-daily')).toBeVisible();
  for (const path of ['/Games', '/Promotions']) {
    await page.goto(site.url + path);
    await mine.click();
    await limits.click();
    await expect(page.getByTestId('limit-daily')).toBeVisible();
  }
  for (const path of ['/DepositVerify', '/Withdrawal', '/Transfer', '/TransactionRecord/']) {
    await page.goto(site.url + path);
    // A page that was opened by its address leads to the home page.
    await page.getByRole('button', { name: '返回' }).click();
    await expect(page).toHaveURL(/\/cn\/mobile\/?$/);
    await mine.click();
    await expect(page).toHaveURL(/\/Me$/);
    await limits.click();
    await expect(page.getByTestId('limit-daily')).toBeVisible();
  }
});

test('[R6-7] a member who chose it is asked after that time with time and net position, wherever they are', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/Me');
  await callAs(page, 'PUT', '/api/Member/Limits', { sessionMinutes: 20 });
  await page.goto(`${site.url}/Promotions`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('playSession') ?? ''))
    .toContain('"before":"0"');
  await clock(site, { advanceMs: 21 * 60_000 });
  await openInPage(page, '/TransactionRecord/');
  await expect(page.getByTestId('records-refine')).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return page.getByTestId('reality-check').count();
    })
    .toBe(1);
  await expect(page.getByTestId('reality-check')).toContainText('21 分钟');
  await expect(page.getByTestId('reality-net')).toContainText('0.00');
  await axe();
  await page.getByTestId('reality-limits').click();
  await expect(page).toHaveURL(/\/Me\/Limits/);
  await expect(page.getByTestId('time-20')).toHaveAttribute('aria-selected', 'true');
});

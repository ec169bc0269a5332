/** Bonuses from offer to end, with real bets and the ledger as judge (§3.7, §4.4, §7.3, safety D3). */
import { takeShifts, watchShifts } from '../fixtures/shifts';
import { expect, test } from '../fixtures/test';
import { BoardPage, Slip } from '../page-models/board-page';
import { expectCalls } from '../page-models/calls';
import { LoginPage } from '../page-models/login-page';
import { OffersPage, takeBonus } from '../page-models/offers-page';
import { loseAnswer, openInPage, requestsTo } from '../page-models/page-session';
import { amountsOf, clock, script } from '../page-models/sandbox';
import { WithdrawalPage } from '../page-models/withdrawal-page';

const WITHOUT_DEPOSIT = '1040';
const DAY_MS = 86_400_000;

test('[R3.7-1] [R7.2-1] a bonus from offer to claim, wagered by real bets, completed and withdrawn', async ({
  page,
  site,
  watch,
  axe,
}) => {
  watch.allow(/net::ERR_/);
  const offers = new OffersPage(page);
  await new LoginPage(page, site).enter('member01', '/Promotions');
  await offers.show(WITHOUT_DEPOSIT);
  await axe();
  await page.getByTestId('promo-claim').click();
  await expect(page.getByTestId('offer-terms')).toBeVisible();
  await loseAnswer(page, '/api/Bonus/Claim');
  await page.getByTestId('bonus-submit').dblclick();
  await expect(page.getByTestId('bonus-claimed')).toBeVisible();
  expect(await amountsOf(site, 'member01', 'bonus')).toEqual([18]);
  await page.getByTestId('bonus-mine').click();
  await offers.stands('Wagering', '0.00 / ¥54.00');
  await axe();

  const board = new BoardPage(page, site);
  await board.open();
  await board.tab('TODAY').click();
  const events: string[] = [];
  for (const at of [0, 1]) {
    const row = board.rows().nth(at);
    events.push((await row.getAttribute('data-event-id')) ?? '');
    await board.openCells(row).first().click();
  }
  const slip = new Slip(page);
  await slip.open();
  await page.getByTestId('slip-mode-single').click();
  for (const at of [0, 1]) await page.getByTestId('stake-input').nth(at).fill('50');
  await slip.place().click();
  await expect.poll(async () => (await amountsOf(site, 'member01', 'bet.stake')).length).toBe(2);
  await page.getByRole('button', { name: '完成' }).click();

  await script(site, events[0] ?? '', { do: 'finish', home: 9, away: 0 });
  await openInPage(page, '/Promotions?tab=Applied');
  await expect(offers.application()).not.toContainText('¥0.00 /');
  await offers.stands('Wagering', '/ ¥54.00');
  // As long as it runs, money stays.
  await openInPage(page, '/Withdrawal');
  await expect(page.getByTestId('turnover-row')).toContainText('登录有礼');
  await script(site, events[1] ?? '', { do: 'finish', home: 9, away: 0 });
  await openInPage(page, '/Promotions?tab=Applied&sub=history');
  await expect(page.getByTestId('history-row').first()).toContainText('登录有礼');
  await expect(page.getByTestId('history-row').first()).toContainText('已完成');
  const withdrawal = new WithdrawalPage(page, site);
  await withdrawal.open();
  await withdrawal.send('118');
  await withdrawal.expectStatus('Processing');
  expect(await amountsOf(site, 'member01', 'withdrawal')).toEqual([118]);
  await expectCalls(site, [
    'promotion.list',
    'promotion.detail',
    'promotion.categories',
    'bonus.listV2',
    'bonus.eligible',
    'bonus.apply',
    'bonus.claim',
    'bonus.claimByRef',
    'bonus.applications',
    'bonus.progress',
    'bonus.appliedHistory',
    'promotion.byBonusIds',
  ]);
});

test('[R7.2-1] [R7.3-1] [R7.3-3] given up for a withdrawal after the warning; another runs out with its time; what is over cannot be had again', async ({
  page,
  site,
  watch,
  axe,
}) => {
  watch.allow(/net::ERR_/);
  const offers = new OffersPage(page);
  await new LoginPage(page, site).enter('member01', '/Me');
  await takeBonus(page, 'N1040');
  await openInPage(page, '/Withdrawal');
  await page.getByTestId('turnover-manage').click();
  await offers.stands('Wagering');
  await page.getByTestId('application-give-up').click();
  await expect(page.getByTestId('forfeit-lose')).toHaveText(/18\.00/);
  await expect(page.getByTestId('forfeit-keep')).toHaveText(/10,000\.00/);
  await axe();
  await loseAnswer(page, '/api/Bonus/Cancellation');
  await page.getByTestId('forfeit-confirm').dblclick();
  await expect(page.getByTestId('application')).toHaveCount(0);
  expect(await amountsOf(site, 'member01', 'bonus.end')).toEqual([18]);
  await page.getByTestId('applied-history').click();
  await expect(page.getByTestId('history-row').first()).toContainText('已取消');
  const withdrawal = new WithdrawalPage(page, site);
  await openInPage(page, '/Withdrawal');
  await withdrawal.send('200');
  await withdrawal.expectStatus('Processing');

  // Refused with its reason: once a week.
  await openInPage(page, '/Promotions/PromotionBonusForm?id=N1040');
  await expect(page.getByTestId('bonus-reasons')).toContainText('每周仅可参与一次');
  // Refused in the moment of the tap: taken meanwhile on another device. Its time ends next.
  await openInPage(page, '/Promotions/PromotionBonusForm?id=F3001');
  await expect(page.getByTestId('bonus-submit')).toBeVisible();
  await takeBonus(page, 'F3001A');
  await page.getByTestId('bonus-submit').click();
  await expect(page.getByTestId('bonus-refused')).toContainText('每周仅可参与一次');
  await clock(site, { advanceMs: 8 * DAY_MS });
  await new LoginPage(page, site).enter('member01', '/Promotions?tab=Applied&sub=history');
  await expect(page.getByTestId('history-row').filter({ hasText: '免费投注' })).toContainText(
    '已过期',
  );
  await expectCalls(site, [
    'bonus.cancellationEligibility',
    'bonus.cancel',
    'bonus.cancelByRef',
    'promotion.byBonusGroups',
  ]);
});

test('[R3.7-1] an offer that asks for a deposit alone goes with the deposit: one tap from its detail, chosen there; its form is the other way', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).enter('member01', '/Promotions');
  const offers = new OffersPage(page);
  await offers.show('1020');
  await axe();
  await page.getByTestId('promo-claim').click();
  await page.getByRole('group', { name: '常用金额' }).getByRole('button', { name: '500' }).click();
  await expect(page.getByTestId('bonus-amount')).toHaveValue('500');
  await axe();
  await page.goBack();
  await page.getByTestId('promo-deposit').click();
  await expect(page).toHaveURL(/\/DepositVerify$/);
  await expect(page.getByTestId('bonus-open')).toContainText('每周存款加赠');
  await page.getByTestId('deposit-method-ALI').click();
  await page.getByTestId('deposit-amount').fill('500');
  await page.getByTestId('deposit-submit').click();
  await expect(page).toHaveURL(/\/DetailsInfo\?id=/);
  const sent = (await requestsTo(site, '/api/Payment/Applications')).filter(
    ({ method }) => method === 'POST',
  );
  expect(sent.map(({ body }) => body)).toMatchObject([{ amount: '500.00', bonusId: 'B1020' }]);
});

test('rows of the list stand where they will stay: none moves another when it is drawn', async ({
  page,
  site,
}) => {
  await watchShifts(page);
  await page.goto(`${site.url}/Promotions`);
  await expect(page.getByTestId('promo-card').nth(5)).toBeVisible();
  await page.waitForTimeout(1_500);
  const moved = await takeShifts(page);
  expect(moved.reduce((sum, { score }) => sum + score, 0)).toBeLessThan(0.005);
});

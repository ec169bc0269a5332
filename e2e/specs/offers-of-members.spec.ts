/**
 * What who sees of the offers, what a day brings a member, and what may go wrong (§4.4, R4.4-1,
 * R5-8, R5-10, B8).
 */
import { expect, test } from '../fixtures/test';
import { expectCalls } from '../page-models/calls';
import { expectAt } from '../page-models/host-pages';
import { LoginPage } from '../page-models/login-page';
import { OffersPage } from '../page-models/offers-page';
import { kept, loseAnswer, openInPage, openMoney } from '../page-models/page-session';
import { chooseBet } from '../page-models/prepared-bet';
import { amountsOf, clock } from '../page-models/sandbox';

const DAY_MS = 86_400_000;
/** So many of the sandbox's hostile texts hold all its ways to do harm. */
const BODIES = 14;
const HARMFUL =
  'script, iframe, object, embed, form, input, button, style, svg, link, meta, base, [onclick], [onerror], [style*="fixed"], [href^="javascript"]';
const [ONLY_VIP, PREDEFINED, PUBLIC_DAILY] = ['1041', '1009', '2001'] as const;

test('[R4.4-1] [R2.5-8] visitors see what is public, members what is theirs, VIP and predefined members more; the address keeps tab and category', async ({
  page,
  site,
  axe,
}) => {
  const offers = new OffersPage(page);
  const both = async (): Promise<readonly string[]> => {
    const general = await offers.ids();
    await page.getByTestId('promo-tab-dailydeals').click();
    await expect(offers.card(PUBLIC_DAILY)).toBeVisible();
    return [...general, ...(await offers.ids())];
  };
  await page.goto(`${site.url}/Promotions`);
  const visitor = await both();
  expect([ONLY_VIP, PREDEFINED].filter((id) => visitor.includes(id))).toEqual([]);
  // Fetched without a login too (§4.4).
  await expectCalls(site, ['promotion.dailyDeals']);
  await axe();
  await page.getByTestId('promo-tab-promotions').click();
  await expect(offers.card('1021')).toBeVisible();
  const heights = await page
    .getByTestId('promo-card')
    .evaluateAll((rows) => rows.slice(0, 5).map((row) => row.getBoundingClientRect().height));
  // About 96 of the design's points, on this width; a row whose words need two lines is higher.
  expect(Math.min(...heights)).toBeLessThanOrEqual(104);
  await page.getByTestId('promo-category-sports').click();
  await expect(page).toHaveURL(/category=sports/);
  await offers.show('1021');
  await page.goBack();
  await expect(page).toHaveURL(/category=sports/);
  await expect(page.getByTestId('promo-detail')).toBeHidden();
  await new LoginPage(page, site).enter('poor01', '/Promotions');
  const member = await both();
  expect([ONLY_VIP, PREDEFINED].filter((id) => member.includes(id))).toEqual([]);
  await new LoginPage(page, site).enter('vip01', '/Promotions');
  await expect(offers.card(ONLY_VIP)).toBeVisible();
  const vip = await both();
  expect(visitor.filter((id) => !vip.includes(id))).toEqual([]);
  expect(vip).toEqual(expect.arrayContaining([ONLY_VIP, PREDEFINED]));
});

test('[R7.2-1] [R5-10] a day of a member: rescue after a loss, a campaign with its gift, rebates, free bets and partners', async ({
  page,
  site,
  watch,
  axe,
}) => {
  watch.allow(/net::ERR_/);
  await new LoginPage(page, site).enter('member01');
  const { slip } = await chooseBet(page, site, 'saba', '600');
  await slip.place().click();
  await expect.poll(async () => (await amountsOf(site, 'member01', 'bet.stake')).length).toBe(1);
  await site.control('POST', '/members/member01/turnover', { amount: '1000', walletGroup: 32 });
  await clock(site, { advanceMs: DAY_MS });

  await new LoginPage(page, site).enter('member01', '/Promotions/Detail/1010');
  await page.getByTestId('promo-claim').click();
  await loseAnswer(page, '/api/Bonus/SOS');
  await page.getByTestId('sos-take').click();
  await expect.poll(() => amountsOf(site, 'member01', 'bonus')).toHaveLength(1);

  await openInPage(page, '/Promotions?tab=rebate&sub=week');
  const row = page.locator('[data-testid="rebate-row"][data-rebate="RB32"]');
  await expect(row).toContainText('12.00');
  // Rules without turnover send rows of nothing, which are left out.
  await expect(page.locator('[data-testid="rebate-row"][data-rebate="RB64"]')).toHaveCount(0);
  await page.getByTestId('rebate-today').click();
  await expect(page.getByTestId('rebate-empty').or(page.getByTestId('rebate-sum'))).toBeVisible();
  await expect(row).toHaveCount(0);

  await openInPage(page, '/Promotions/Manual?id=1054');
  await page.getByTestId('campaign-enrol').click();
  await page.getByTestId('field-champion').selectOption('苍龙战队');
  await axe();
  await page.getByTestId('campaign-submit').click();
  await expect(page.getByTestId('campaign-pending')).toBeVisible();
  await clock(site, { advanceMs: 120_000 });
  await openInPage(page, '/Promotions?tab=applied');
  await loseAnswer(page, '/api/Campaign/AssignedClaims');
  const gift = page.getByTestId('gift').filter({ hasText: '电竞预测王' });
  await gift.getByTestId('gift-take').dblclick();
  await expect(gift).toHaveCount(0);
  expect(await amountsOf(site, 'member01', 'gift')).toEqual([66]);
  await page.getByTestId('applied-forms').click();
  await expect(page.getByTestId('sent-form')).toHaveAttribute('data-status', 'Approved');
  await expectCalls(site, [
    'bonus.sos',
    'bonus.takeSos',
    'bonus.takeSosByRef',
    'promotion.rebateRunning',
    'promotion.rebateHistories',
    'promotion.byRebateIds',
    'campaign.list',
    'campaign.enrol',
    'campaign.enrolments',
    'campaign.apply',
    'campaign.applications',
    'campaign.assignedClaims',
    'campaign.takeClaim',
    'campaign.takeClaimByRef',
  ]);
  await site.control('DELETE', '/requests');
  await openInPage(page, '/Promotions?tab=freebets');
  await expect(page.getByText('还没有可用的免费投注')).toBeVisible();
  await expectCalls(site, ['promotion.freebetGroups']);
  await openInPage(page, '/Promotions?sub=partners');
  await expect(page.getByTestId('partner-card').first()).toBeVisible();
  await expectCalls(site, ['promotion.external']);
});

test('[R5-8] [R2.3-6] [R2.5-9] full, without an id, refused, and at rest: each says why and leads on', async ({
  page,
  site,
  watch,
}) => {
  watch.allow(/status of 503/);
  await new LoginPage(page, site).enter('member01', '/Promotions/PromotionBonusForm?id=D2007');
  await page.getByTestId('bonus-amount').fill('500');
  await expect(page.getByTestId('bonus-reasons')).toContainText('名额');
  await expect(page.getByTestId('bonus-submit')).toBeDisabled();
  await openInPage(page, '/Promotions/Manual?id=1069');
  await expect(page.getByTestId('campaign-full')).toBeVisible();

  await page.evaluate(() => {
    window.location.href = '/cn/mobile/Promotions/Manual';
  });
  await expect(page.getByTestId('toast')).toContainText('系統錯誤，暫時無法使用');
  await expectAt(page, site, '/Promotions');

  // Maintenance in the middle of a claim: said, signed out, and after the login nothing was paid that was not asked for again.
  await new OffersPage(page).show('1040');
  await page.getByTestId('promo-claim').click();
  await site.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/Bonus/Claim' },
    fault: { status: 503, body: '', contentType: 'text/plain' },
    times: 1,
  });
  await page.getByTestId('bonus-submit').click();
  await expect(page.getByTestId('toast')).toContainText('系统维护中，您将被登出');
  await expect.poll(async () => (await kept(page, 'loginStatus'))[0]).toBeNull();
  await new LoginPage(page, site).enter('member01', '/Promotions?tab=applied');
  // The look-up seals what never arrived: it is over, without a wait.
  await expect.poll(() => openMoney(page)).toBe(0);
  await expect(page.getByTestId('claim-unknown')).toHaveCount(0);
  expect(await amountsOf(site, 'member01', 'bonus')).toEqual([]);
  await page.getByTestId('application-claim').click();
  await page.getByTestId('claim-confirm').click();
  await new OffersPage(page).stands('Wagering');
  expect(await amountsOf(site, 'member01', 'bonus')).toEqual([18]);
});

test('[R5-8] 200 promotions with hostile text: all are listed, none runs, covers or leads anywhere', async ({
  page,
  site,
}) => {
  await site.control('POST', '/promotions', { hostile: 200 });
  const offers = new OffersPage(page);
  await page.goto(`${site.url}/Promotions?category=event`);
  expect((await offers.ids()).filter((id) => Number(id) >= 90_000)).toHaveLength(200);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  for (let at = 0; at < BODIES; at += 1) {
    await openInPage(page, `/Promotions/Detail/${90_000 + at}?category=vip`);
    const body = page.getByTestId('promo-body');
    await expect(body).toContainText(`正文 ${at + 1}`);
    await expect(body.locator(HARMFUL)).toHaveCount(0);
  }
  expect(
    await page.evaluate(() => (window as unknown as Record<string, unknown>).__pwned ?? null),
  ).toBeNull();
  expect([...hosts].filter((origin) => origin.includes('evil'))).toEqual([]);
  await expectAt(page, site, `/Promotions/Detail/${90_000 + BODIES - 1}`);
});

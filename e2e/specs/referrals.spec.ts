/** Friends, clubs and the reward store (§2.1, §7.2). */
import { expect, test } from '../fixtures/test';
import { expectCalls } from '../page-models/calls';
import { RegisterPage } from '../page-models/host-pages';
import { LoginPage } from '../page-models/login-page';
import { loseAnswer, openInPage } from '../page-models/page-session';
import { amountsOf } from '../page-models/sandbox';
import { callAs, decide } from '../page-models/wallet';

test('[R7.2-1] [R2.4-1] a link, a friend who registers with it, tasks by real money, one reward for both', async ({
  page,
  site,
  watch,
  axe,
}) => {
  watch.allow(/net::ERR_/);
  await new LoginPage(page, site).enter('member01', '/ambassador');
  await page.getByTestId('referral-submit').click();
  const card = page.getByTestId('referral-code');
  await expect(card).toBeVisible();
  const code = (await card.getAttribute('data-code')) ?? '';
  await axe();
  await page.getByTestId('poster-open').click();
  await expect(page.getByTestId('poster')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByTestId('poster-save').click();
  expect((await saved).suggestedFilename()).toBe('referral-poster.png');
  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem('first_entry', '333');
  });

  // The friend looks round before registering: the code waits.
  await page.goto(`${site.url}/ambassador?raf=${code}`);
  await expect(page.getByTestId('referral-invited')).toContainText(code);
  await page.getByTestId('referral-register').click();
  const register = new RegisterPage(page);
  await register.fill('friend01');
  await register.submit();
  await expect(page).not.toHaveURL(/Register/i);
  await site.control('PATCH', '/members/friend01', {
    firstName: '王小明',
    phoneStatus: 'Verified',
  });
  const { applicationId, transactionId } = await callAs<{
    applicationId: string;
    transactionId: string;
  }>(page, 'POST', '/api/Payment/Applications', {
    transactionType: 'Deposit',
    methodCode: 'ALI',
    amount: '150',
    depositorName: '王小明',
  });
  expect(applicationId).not.toBe('');
  await decide(site, transactionId, 'approve');
  await site.control('POST', '/members/friend01/turnover', { amount: '1000', walletGroup: 2 });

  await new LoginPage(page, site).enter('member01', '/ReferrerActivity');
  await expect(page.getByTestId('friend')).toHaveCount(1);
  await axe();
  await loseAnswer(page, '/api/Referrer/ReferrerRewardStatus');
  await page.getByTestId('referral-claim').dblclick();
  await expect(page.getByTestId('referral-claim')).toHaveCount(0);
  expect(await amountsOf(site, 'member01', 'referral')).toHaveLength(1);
  expect(await amountsOf(site, 'friend01', 'referral')).toHaveLength(1);
  await page.getByTestId('activity-history').click();
  await expect(page.getByTestId('activity-row').first()).toBeVisible();
  await expectCalls(site, [
    'referrer.campaign',
    'referrer.eligible',
    'referrer.signUp',
    'referrer.info',
    'referrer.tasks',
    'referrer.rewards',
    'referrer.takeReward',
    'referrer.takeRewardByRef',
    'referrer.activity',
  ]);
});

test('[R7.2-1] clubs tell where a member stands; points are spent once, goods go to an address', async ({
  page,
  site,
  watch,
  axe,
}) => {
  watch.allow(/net::ERR_/);
  await new LoginPage(page, site).enter('vip01', '/VIPClub');
  await expect(page.getByTestId('club-standing')).toHaveAttribute('data-member', 'true');
  await axe();
  await openInPage(page, '/KingClub');
  await expect(page.getByTestId('need-turnover')).toBeVisible();
  await callAs(page, 'POST', '/api/Member/ShippingAddress', {
    recipientName: '王小明',
    phoneNumber: '13800138000',
    province: '浙江省',
    district: '杭州市',
    town: '西湖区',
    street: '文三路 1 号',
  });
  await openInPage(page, '/rewards-store');
  const points = page.getByTestId('store-points');
  const before = Number(await points.getAttribute('data-available'));
  await loseAnswer(page, '/api/RewardStore/Redemptions');
  for (const [item, cost] of [
    ['RW01', 80],
    ['RW05', 1_200],
  ] as const) {
    const had = Number(await points.getAttribute('data-available'));
    await page
      .locator(`[data-testid="reward-item"][data-item="${item}"]`)
      .getByTestId('redeem')
      .click();
    await page.getByTestId('redeem-confirm').dblclick();
    await expect(page.getByTestId('redeem-sheet')).toBeHidden();
    await expect(points).toHaveAttribute('data-available', String(had - cost));
  }
  expect(before).toBeGreaterThan(0);
  expect(await amountsOf(site, 'vip01', 'reward')).toEqual([8]);
  await axe();
  await page.getByTestId('store-records').click();
  await expect(page.getByTestId('redemption')).toHaveCount(2);
  await expectCalls(site, [
    'club.detail',
    'club.standing',
    'rewardStore.items',
    'rewardStore.points',
    'rewardStore.redeem',
    'rewardStore.redeemByRef',
    'rewardStore.redemptions',
  ]);
});

/**
 * The site by what a reader of the screen says of it (WCAG 1.3.1, 2.4.6, 4.1.2, 4.1.3): places by
 * their headings and landmarks, all else by role and name, and what changes by what is said aloud.
 * Nothing here is found by how it looks or by an id.
 */
import type { Locator, Page } from 'playwright/test';
import { expect, MOVING, test } from '../fixtures/test';
import { PASSWORD } from '../page-models/login-page';
import { amountsOf, clock } from '../page-models/sandbox';
import type { Site } from '../fixtures/site';

test.use(MOVING);

/** The landmark with what a page is for. */
const main = (page: Page): Locator => page.getByRole('main');
/** What the page is, as its first heading says. */
const isAt = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
/** What is said aloud without being looked for. */
const said = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: words }).first();

async function signIn(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/login`);
  await isAt(page, '会员登录');
  await main(page).getByLabel('用户名', { exact: true }).fill('member01');
  await main(page).getByLabel('密码', { exact: true }).fill('wrong');
  await main(page).getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(/密码/);
  await main(page).getByLabel('密码', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: '登录', exact: true }).click();
  await isAt(page, '您好，*****r01');
}

/** A text as a pattern that means itself: a line of +1 is no repetition. */
const asPattern = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** From the landmarks of home to the first price of a match of today; its name. */
async function choosePrice(page: Page, site: Site): Promise<string> {
  await site.control('POST', '/events/saba', { do: 'still', tab: 'TODAY' });
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: '体育' })
    .click();
  await main(page).getByRole('link', { name: /^沙巴/ }).click();
  await isAt(page, '沙巴体育');
  await main(page).getByRole('tab', { name: /^今日/ }).click();
  const list = main(page).getByRole('list', { name: '今日' });
  await expect(list.getByRole('heading', { level: 2 }).first()).toHaveText(/./);
  const match = list.getByRole('article', { name: / 对 / }).first();
  const between = await match.getAttribute('aria-label');
  // Side and line, market, match, price: all that a bet is.
  const price = match
    .getByRole('button', { name: new RegExp(`^.+，让球，${between}， ?-?\\d\\.\\d\\d`) })
    .first();
  await price.focus();
  const name = (await price.getAttribute('aria-label')) ?? '';
  await price.press('Enter');
  await expect(match.getByRole('button', { pressed: true })).toHaveCount(1);
  await expect(said(page, /^已加入投注单：.+共 1 项$/)).toBeVisible();
  return name;
}

test('the tree of names alone: sign in, bet, sell the bet, deposit', async ({ page, site }) => {
  test.slow();
  const money = (kind: string): Promise<readonly number[]> => amountsOf(site, 'member01', kind);
  await signIn(page, site);
  const [side = '', market = ''] = (await choosePrice(page, site))
    .split('，')
    .map((part) => asPattern(part.trim()));

  await page.getByRole('button', { name: /投注单/, expanded: false }).press('Enter');
  const slip = page.getByRole('dialog', { name: /^(投注单 \(1\)|投注成功)$/ });
  const row = slip.getByRole('article', { name: new RegExp(`^${side}，${market}，.+ vs `) });
  const stake = row.getByRole('textbox', { name: new RegExp(`^投注金额 ${side}$`) });
  await expect(stake).toHaveAttribute('placeholder', /限额/);
  await stake.fill('100');
  const confirm = slip.getByRole('button', { name: '确认投注 ¥100.00' });
  // It can be pressed once it was there long enough to be seen.
  await expect(confirm).toBeEnabled();
  await confirm.press('Enter');
  await expect(row.getByRole('status')).toContainText(/投注成功.+投注金额 ¥100\.00.+注单号/);
  expect(await money('bet.stake')).toEqual([100]);

  await slip.getByRole('button', { name: '查看注单' }).press('Enter');
  await isAt(page, '我的注单');
  const wager = main(page).getByRole('article', {
    name: new RegExp(`^${side}，${market}，.+ vs .+，¥100\\.00$`),
  });
  await wager.getByRole('button', { name: /^提前兑现 ¥[\d.]+$/ }).press('Enter');
  await expect(wager.getByRole('slider', { name: /^兑现比例/ })).toHaveValue('100');
  const sale = wager.getByRole('button', { name: /^确认兑现 ¥[\d.]+$/ });
  await expect(sale).toBeEnabled();
  await sale.press('Enter');
  await expect(said(page, /^已兑现\s¥[\d.]+\s· .+ vs .+/)).toBeVisible();
  await expect(wager).toHaveCount(0);
  expect(await money('bet.cashout')).toHaveLength(1);

  await page.goto(`${site.url}/DepositVerify`);
  await isAt(page, '存款');
  await main(page)
    .getByRole('radiogroup', { name: '选择存款方式' })
    .getByRole('radio', { name: /^支付宝扫码/ })
    .click();
  const amount = main(page).getByRole('textbox', { name: '存款金额' });
  await amount.fill('1');
  await main(page).getByRole('button', { name: '下一步' }).press('Enter');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('200');
  await main(page).getByRole('button', { name: '下一步' }).press('Enter');
  await isAt(page, '存款详情');
  await expect(said(page, /待付款.*¥200\.00/)).toBeVisible();
  await main(page).getByRole('button', { name: '我已付款' }).press('Enter');
  await expect(said(page, /处理中.*¥200\.00/)).toBeVisible();
  await clock(site, { advanceMs: 21_000 });
  await expect(said(page, /已到账.*¥200\.00/)).toBeVisible({ timeout: 30_000 });
  expect(await money('deposit')).toEqual([200]);
});

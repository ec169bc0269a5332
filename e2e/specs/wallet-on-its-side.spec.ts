/** A phone on its side: what a form of money asks stands in its first screen, in two columns. */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test';
import { DepositPage } from '../page-models/deposit-page';
import { LoginPage } from '../page-models/login-page';

const SIDES = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
] as const;

/** What of these parts is not wholly between the head and the bar of the page as it opens. */
async function outOfSight(page: Page, parts: Readonly<Record<string, Locator>>) {
  await page.evaluate(() => window.scrollTo(0, 0));
  const end = (await page.getByTestId('money-bar').boundingBox())?.y ?? 0;
  const out: string[] = [];
  for (const [name, part] of Object.entries(parts)) {
    const box = await part.first().boundingBox();
    if (box === null || box.y < 0 || box.y + box.height > end + 1) out.push(name);
  }
  return out;
}

test('a deposit: method beside amount, then status beside what is paid with', async ({
  page,
  site,
  axe,
}) => {
  const deposit = new DepositPage(page, site);
  await deposit.open();
  await deposit.fill('ALI', '300');
  for (const side of SIDES) {
    await page.setViewportSize(side);
    await expect
      .poll(() =>
        outOfSight(page, {
          method: page.getByTestId('deposit-method-ALI'),
          amount: page.getByTestId('deposit-amount'),
        }),
      )
      .toEqual([]);
  }
  await axe();
  await page.getByTestId('deposit-submit').click();
  await expect(page.getByTestId('deposit-status')).toBeVisible();
  for (const side of SIDES) {
    await page.setViewportSize(side);
    await expect
      .poll(() =>
        outOfSight(page, {
          status: page.getByTestId('deposit-status'),
          remark: page.locator('dt').filter({ hasText: '附言' }),
          app: page.getByTestId('pay-open'),
          code: page.getByRole('img', { name: /二维码/ }),
        }),
      )
      .toEqual([]);
  }
  await axe();
});

test('a withdrawal and a transfer: their amount stands in the first screen', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('vip01', '/Withdrawal');
  await expect(page.getByTestId('withdraw-amount')).toBeVisible();
  for (const side of SIDES) {
    await page.setViewportSize(side);
    await expect
      .poll(() =>
        outOfSight(page, {
          balance: page.getByTestId('withdrawable'),
          way: page.getByTestId(/^withdraw-method-/),
          account: page.getByTestId(/^withdraw-account-/),
          amount: page.getByTestId('withdraw-amount'),
        }),
      )
      .toEqual([]);
  }
  await page.goto(`${site.url}/Transfer`);
  await expect(page.getByTestId('transfer-amount')).toBeVisible();
  for (const side of SIDES) {
    await page.setViewportSize(side);
    await expect
      .poll(() => outOfSight(page, { amount: page.getByTestId('transfer-amount') }))
      .toEqual([]);
  }
});

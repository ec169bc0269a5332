/** A refusal of money is read where the button was tapped, not behind it and not below the fold. */
import { DepositPage } from '../page-models/deposit-page';
import { LoginPage } from '../page-models/login-page';
import { expect, test } from '../fixtures/test';
import type { Locator, Page } from 'playwright/test';
import type { Site } from '../fixtures/site';

const SIZES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

const refuse = (site: Site, path: string, code: string, words: string) =>
  site.control('POST', '/faults', {
    match: { method: 'POST', path },
    fault: { status: 422, errorCode: code, description: words },
    times: 1,
  });

/** Whole on the screen, and nothing lies over it. */
async function isRead(page: Page, said: Locator): Promise<void> {
  await expect(said).toBeVisible();
  await expect(said).toBeInViewport({ ratio: 1 });
  await expect
    .poll(() =>
      said.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      }),
    )
    .toBe(true);
}

test('what is asked for is in sight before anything is scrolled: the amount, each type, each tab', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01', '/Withdrawal');
  await isRead(page, page.getByText('单笔 ¥100.00 至 ¥50,000.00'));
  for (const [path, tab] of [
    ['/TransactionRecord/', page.getByRole('tab', { name: '其他' })],
    ['/Promotions', page.getByTestId('promo-tab-applied')],
  ] as const) {
    await page.goto(`${site.url}${path}`);
    await expect(tab).toBeVisible();
    // Nothing of the row is cut.
    const room = await tab.evaluate(({ parentElement: row }) =>
      row === null ? -1 : row.clientWidth - row.scrollWidth,
    );
    expect([path, room]).toEqual([path, 0]);
  }
});

for (const viewport of SIZES)
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('a refused deposit is read over its button, wherever the page stands', async ({
      page,
      site,
    }) => {
      const deposit = new DepositPage(page, site);
      await deposit.open();
      await deposit.fill('LB', '100');
      await page.evaluate(() => scrollTo(0, 0));
      await refuse(site, '/api/Payment/Applications', 'PAY00404', '该存款方式暂不可用');
      await deposit.submit();
      await isRead(page, page.getByTestId('deposit-refused'));
      await expect(page.getByTestId('deposit-refused')).toContainText('该存款方式暂不可用');
    });

    test('a refused amount is led to, its words clear of the button', async ({ page, site }) => {
      await new LoginPage(page, site).enter('member01', '/Withdrawal');
      await page.getByTestId('withdraw-amount').fill('100');
      await refuse(site, '/api/Payment/Applications', 'PAY00402', '余额不足');
      await page.getByTestId('withdraw-submit').click();
      await page.getByTestId('withdraw-confirm').click();
      await isRead(page, page.getByText('余额不足'));
    });

    test('a refused transfer is read over its button', async ({ page, site }) => {
      await new LoginPage(page, site).enter('member01', '/Transfer');
      await page.getByTestId('transfer-amount').fill('100');
      await refuse(site, '/api/Transfer/Applications', 'TRF00423', '转账暂停，请稍后再试');
      await page.getByTestId('transfer-submit').click();
      await isRead(page, page.getByTestId('transfer-refused'));
    });
  });

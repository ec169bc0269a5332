/** Who sees and sends what (§1, §6). */
import { expect, test } from '../fixtures/test';
import { LoginPage } from '../page-models/login-page';

interface LoggedRequest {
  readonly requests: readonly {
    readonly method: string;
    readonly url: string;
    readonly headers: Record<string, string>;
  }[];
}

test('[R1-1] a visitor, a member and a VIP member see what they may, nothing more', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/`);
  await expect(page.getByTestId('header').getByRole('link', { name: '登录' })).toBeVisible();
  await expect(page.getByTestId('header-vip')).toHaveCount(0);
  await expect(page.getByTestId('balance-total')).toHaveCount(0);
  await new LoginPage(page, site).enter('member01', '/');
  await expect(page.getByTestId('header').getByRole('link', { name: '登录' })).toHaveCount(0);
  await expect(page.getByTestId('balance-total').first()).toContainText('50,000.00');
  await expect(page.getByTestId('header-vip')).toHaveCount(0);
  await page.goto(`${site.url}/Me`);
  await page.getByTestId('logout').click();
  await new LoginPage(page, site).enter('vip01', '/');
  await expect(page.getByTestId('header-vip')).toBeVisible();
});

test('[R6-6] sports data is read with an anonymous credential of its own, by members too; a bearer that ran out is fetched again', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).enter('member01');
  const token = await page.evaluate(() => localStorage.getItem('memberToken') ?? 'none');
  await page.goto(`${site.url}/sbtwo/rule`);
  await expect(page.getByTestId('sports-news')).toBeVisible();
  const { requests } = await site.control<LoggedRequest>('GET', '/requests?path=/sports-data');
  expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  expect(requests.every(({ headers }) => !(headers['authorization'] ?? '').includes(token))).toBe(
    true,
  );
  // Half an hour later the bearer is old: 61017, a new one, and the same read again.
  await site.control('POST', '/faults', {
    match: { path: '/sports-data/announcements' },
    fault: { status: 401, errorCode: '61017', description: 'expired' },
    times: 1,
  });
  await page.goto(`${site.url}/sbtwo/rule`);
  await expect(page.getByTestId('sports-news')).toBeVisible();
});

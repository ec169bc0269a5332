/** Addresses that bring something along: a login by link, and the marks of a landing (§2.4). */
import { LoginPage } from '../page-models/login-page';
import { requestsTo, kept } from '../page-models/page-session';
import { expect, MOVING, test } from '../fixtures/test';
import type { Site } from '../fixtures/site';

test.use(MOVING);

const linkOf = (site: Site, member: string): Promise<{ ref: string; token: string }> =>
  site.control('POST', `/members/${member}/link`, {});

test('[R2.4-2] [R4.1-6] [R5-9] a link signs in: clean address first, the words, details after 1 s, refresh after 3 s', async ({
  page,
  site,
}) => {
  const { ref, token } = await linkOf(site, 'vip01');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`${site.url}/?tab=x&ref=${ref}&token=${token}`, { waitUntil: 'commit' });
  await expect(page.getByTestId('toast')).toContainText('登录中,请稍候...');
  expect(page.url()).toBe(`${site.url}/?tab=x`);
  await expect(page.getByTestId('toast')).toContainText(/已登录账户 \*+p01/);
  await expect
    .poll(async () => (await requestsTo(site, '/api/Auth/RefreshToken')).length, { timeout: 6_000 })
    .toBe(1);
  expect((await requestsTo(site, '/api/Auth/Exchange')).length).toBe(1);
  expect(addresses.slice(1).filter((url) => url.includes(ref) || url.includes(token))).toEqual([]);
  expect(await kept(page, 'memberCode', 'linkLogin')).toEqual(['M100002', null]);
  expect(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    ),
  ).not.toContain(token);
});

test('[R2.4-2] a link never replaces another member unasked; a used link says so', async ({
  page,
  site,
  axe,
}) => {
  await new LoginPage(page, site).signIn('member01');
  const link = await linkOf(site, 'vip01');
  // What the page says may be gone before everything of it has come.
  const open = (): Promise<unknown> =>
    page.goto(`${site.url}/?ref=${link.ref}&token=${link.token}`, { waitUntil: 'commit' });
  await open();
  const question = page.getByTestId('switch-member');
  await expect(question).toContainText('*****r01');
  await axe();
  await question.getByRole('button', { name: '保持当前账户' }).click();
  await expect(question).toBeHidden();
  expect((await kept(page, 'memberCode'))[0]).toBe('M100001');
  expect((await requestsTo(site, '/api/Auth/Exchange')).length).toBe(0);
  await open();
  await question.getByRole('button', { name: '切换账户' }).click();
  await expect.poll(async () => (await kept(page, 'memberCode'))[0]).toBe('M100002');
  await page.goto(`${site.url}/Me`);
  await page.getByTestId('logout').click();
  await open();
  await expect(page.getByTestId('toast')).toHaveText(
    '登录链接无效或已过期，请使用用户名和密码登录',
  );
  await expect(page).toHaveURL(`${site.url}/`);
});

test('[R2.4-1] a landing keeps its marks where they belong and leaves a clean address', async ({
  page,
  site,
  context,
}) => {
  await page.goto(
    `${site.url}/Promotions?aff=PARTNER1&media=m1&web=w1&referrer=https%3A%2F%2Fnews.example%2F&raf=FRIEND9&tab=x`,
  );
  await expect(page).toHaveURL(`${site.url}/Promotions?tab=x`);
  const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect(['affiliate', 'media', 'web'].map((name) => cookies.get(name)?.value)).toEqual([
    'PARTNER1',
    'm1',
    'w1',
  ]);
  const days = (name: string): number =>
    Math.round(((cookies.get(name)?.expires ?? 0) - Date.now() / 1_000) / 86_400);
  expect(['affiliate', 'media', 'web', 'referer'].map(days)).toEqual([30, 2, 2, 2]);
  expect(
    [...cookies.values()]
      .filter(({ name }) => ['affiliate', 'media', 'web', 'referer'].includes(name))
      .every(({ sameSite }) => sameSite === 'Lax'),
  ).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('raf'))).toBe('FRIEND9');
  await page.goto(`${site.url}/Promotions?aff=%3Cscript%3E&raf=a;b&ref=short&token=12345678`);
  await expect(page).toHaveURL(`${site.url}/Promotions`);
  expect((await context.cookies()).find(({ name }) => name === 'affiliate')?.value).toBe(
    'PARTNER1',
  );
});

test('[R2.4-1] the marks of a landing reach the first login, and marketing sees them in the report', async ({
  page,
  site,
}) => {
  await page.goto(
    `${site.url}/login?aff=PARTNER1&media=m1&web=w1&referrer=https%3A%2F%2Fnews.example%2F&raf=FRIEND9`,
  );
  await expect(page).toHaveURL(`${site.url}/login`);
  await page.getByTestId('login-username').fill('member01');
  await page.getByTestId('login-password').fill('Passw0rd!');
  await page.getByTestId('login-submit').click();
  await expect(page.getByTestId('balance-total')).toBeVisible();
  const marks = {
    affiliateCode: 'PARTNER1',
    referralCode: 'FRIEND9',
    media: 'm1',
    web: 'w1',
    referrer: 'https://news.example/',
  };
  const { requests } = await site.control<{ requests: { body: object }[] }>(
    'GET',
    '/requests?path=/api/Auth/Login',
  );
  expect(requests.map(({ body }) => body)).toEqual([expect.objectContaining(marks)]);
  expect(await site.control('GET', '/attribution')).toMatchObject({
    members: [{ userName: 'member01', saidBy: 'login', ...marks }],
    sources: [{ affiliateCode: 'PARTNER1', media: 'm1', web: 'w1', registrations: 0, logins: 1 }],
  });
});

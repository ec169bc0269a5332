/** Common rules of calls on the built site (§7.1). */
import { LoginPage } from '../page-models/login-page';
import { asked, lateStands, refuseRecords } from '../page-models/page-session';
import { expect, test } from '../fixtures/test';

test('[R7.1-1] [R7.1-2] headers and query of every call, and the key of each kind of path', async ({ page, site }) => {
  await new LoginPage(page, site).signIn('member01');
  await expect.poll(async () => (await asked(site, '/api/Member/SelfExclusion')).length).toBeGreaterThan(0);
  const [balance] = await asked(site, '/api/Balance');
  expect(balance?.headers).toMatchObject({ culture: 'ZH-CN', 'x-app-token': 'site-mobile-web', 'x-gateway-key': 'gk-default-2' });
  expect(balance?.url).toContain('api-version=2.0&brand=SITE&siteId=44&platform=Mobile');
  expect((await asked(site, '/api/Member/SelfExclusion'))[0]?.headers['x-gateway-key']).toBe('gk-self-exclusion');
  expect((await asked(site, '/cms/'))[0]?.headers['x-gateway-key']).toBe('gk-content');
});

test('[R7.1-5] [R6-5] a redirect opens a page of the site, asks before another host, and refuses everything else', async ({ page, site, axe }) => {
  await new LoginPage(page, site).signIn('member01');
  await lateStands(site);
  await refuseRecords(site, page, { redirect: '/Promotions?tab=x' });
  await expect(page).toHaveURL(`${site.url}/Promotions?tab=x`);
  await page.goto(`${site.url}/`);
  await refuseRecords(site, page, { redirect: 'https://evil.example/a' });
  const question = page.getByTestId('leave-site');
  await expect(question).toContainText('evil.example');
  await axe();
  await question.getByRole('button', { name: '留在本站' }).click();
  await expect(question).toBeHidden();
  await page.goto(`${site.url}/`);
  await refuseRecords(site, page, { redirect: 'javascript:alert(1)' });
  await expect(page.getByTestId('toast')).toContainText('不受信任');
  expect(new URL(page.url()).origin).toBe(site.origin);
});

test('[R7.1-4] [R7.1-8] an answer of another type is a failure that the page survives', async ({ page, site }) => {
  await new LoginPage(page, site).signIn('member01');
  await refuseRecords(site, page, { status: 200, contentType: 'text/html', body: '<script>document.title="x"</script>' });
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('button', { name: '重试' })).toBeHidden();
});

test('[R7.1-3] a read that hangs says so after 8 s, and the next try is answered', async ({ page, site }) => {
  await new LoginPage(page, site).signIn('member01');
  const started = Date.now();
  await refuseRecords(site, page, { delayMs: 20_000 });
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible({ timeout: 12_000 });
  expect(Date.now() - started).toBeGreaterThan(7_500);
});

test('[R7.1-7] every call leaves one record without a secret; confidential ones a note', async ({ page, site }) => {
  await new LoginPage(page, site).signIn('member01');
  await lateStands(site);
  interface Kept { readonly records: readonly { readonly apiUrl: string; readonly method: string; readonly requestBody: string; readonly responseBody: string; readonly page: string }[]; readonly refused: readonly unknown[] }
  const read = (): Promise<Kept> => site.control('GET', '/log');
  await expect.poll(async () => (await read()).records.some(({ apiUrl }) => apiUrl === '/api/Auth/Login')).toBe(true);
  const { records, refused } = await read();
  expect(refused).toEqual([]);
  expect(records.find(({ apiUrl }) => apiUrl === '/api/Auth/Login')).toMatchObject({ method: 'POST', requestBody: '(confidential)', responseBody: '(confidential)' });
  expect(records.every(({ apiUrl, page: from }) => !apiUrl.includes('?') && !from.includes('?') && !apiUrl.startsWith('/log'))).toBe(true);
});

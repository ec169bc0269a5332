/** What the browser keeps, and what happens when it cannot (§3.3, §3.6, safety B7, D4). */
import { LoginPage } from '../page-models/login-page';
import { kept, lateStands } from '../page-models/page-session';
import { expect, test } from '../fixtures/test';

test('[R3.6-2] [R3.4-1] the settings of the server are kept under version 1; an older store is discarded and written anew', async ({
  page,
  site,
}) => {
  await new LoginPage(page, site).signIn('member01');
  await expect.poll(async () => (await kept(page, 'persist:userSettings'))[0]).toContain('"v":1');
  await page.evaluate(() =>
    localStorage.setItem('persist:userSettings', '{"v":0,"data":{"ListDisplayType":7}}'),
  );
  await page.reload();
  await expect
    .poll(async () => (await kept(page, 'persist:userSettings'))[0])
    .toContain('"ListDisplayType":2');
});

test('[R3.3-1] a poisoned server address sends no call elsewhere and is deleted', async ({
  page,
  site,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto(`${site.url}/404`);
  await page.evaluate(() => localStorage.setItem('serverUrl', 'https://evil.example'));
  await new LoginPage(page, site).signIn('member01');
  await expect.poll(async () => (await kept(page, 'serverUrl'))[0]).toBe(site.origin);
  expect([...hosts].filter((origin) => origin.includes('evil'))).toEqual([]);
});

test('[R3.3-1] a full storage: signing in works for this page', async ({ page, site }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await new LoginPage(page, site).signIn('member01');
  await lateStands(site);
  await expect(page.getByTestId('balance-total').first()).toHaveText(/50,000\.00/);
});

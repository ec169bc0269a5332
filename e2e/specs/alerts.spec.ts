/**
 * Alerts by web push: a device is switched on, what the sandbox sends reaches the worker, the
 * system shows it, and nothing comes once a kind is off or the member has left.
 */
import { expect, test } from '../fixtures/test';
import type { Site } from '../fixtures/site';
import { LoginPage } from '../page-models/login-page';
import { pushBrowser } from '../page-models/push-browser';
import { callAs, type Payment } from '../page-models/wallet';

test.use({ serviceWorkers: 'allow' });

const decide = (site: Site, { transactionId }: Payment): Promise<unknown> =>
  site.control('POST', `/payments/${transactionId}`, { do: 'approve' });
const LOGOUT = '/api/Auth/Logout';
/** How the last call of a path was answered; nothing while it is on its way. */
const statusOf = async (site: Site, path: string): Promise<number | null | undefined> => {
  const { requests } = await site.control<{
    requests: readonly { readonly status: number | null }[];
  }>('GET', `/requests?path=${path}`);
  return requests.at(-1)?.status;
};
/** What the sandbox counts once nothing is under way. */
const pushes = (site: Site) => site.control<{ sent: number }>('GET', '/pushes');

test('a deposit is told by the system to a device that was switched on, by the page that is looked at, and no more after the logout', async ({
  page,
  site,
  axe,
}) => {
  const phone = await pushBrowser(page, site);
  const deposit = (): Promise<Payment> =>
    callAs<Payment>(page, 'POST', '/api/Payment/Applications', {
      transactionType: 'Deposit',
      methodCode: 'LB',
      amount: '200.00',
    });
  try {
    await new LoginPage(page, site).enter('member01', '/Me/Alerts');
    const device = page.getByTestId('alerts-device');
    await expect(device).toBeEnabled();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }
    await phone.watchWorker();
    await device.click();
    await expect(device).toHaveAttribute('aria-checked', 'true');
    await expect(device).toBeEnabled();
    await expect(page.getByTestId('alerts-problem')).toHaveCount(0);

    // Nobody looks: the system shows it, and it leads to its page.
    const first = await deposit();
    await page.goto('about:blank');
    await decide(site, first);
    expect(await pushes(site)).toMatchObject({ sent: 1 });
    await phone.deliver();
    await expect
      .poll(phone.shown)
      .toEqual([{ title: '存款已到账', data: { target: '/TransactionRecord/?type=deposit' } }]);

    // A member who looks is told by the page, and the system shows nothing more.
    await page.goto(`${site.url}/Me/Alerts`);
    await expect(device).toHaveAttribute('aria-checked', 'true');
    await decide(site, await deposit());
    expect(await pushes(site)).toMatchObject({ sent: 2 });
    await phone.deliver();
    await page.getByRole('button', { name: '查看' }).click();
    await expect(page).toHaveURL(/\/TransactionRecord\/\?type=deposit/);
    expect(await phone.shown()).toHaveLength(1);

    await page.goto(`${site.url}/Me/Alerts`);
    const kind = page.getByTestId('alerts-deposit');
    await kind.click();
    await expect
      .poll(async () => (await callAs<{ kinds: object }>(page, 'GET', '/api/Alert/Settings')).kinds)
      .toMatchObject({ deposit: false });
    await decide(site, await deposit());
    expect(await pushes(site)).toMatchObject({ sent: 2 });
    await kind.click();
    await expect
      .poll(async () => (await callAs<{ kinds: object }>(page, 'GET', '/api/Alert/Settings')).kinds)
      .toMatchObject({ deposit: true });

    const last = await deposit();
    await page.goto(`${site.url}/Me`);
    await page.getByTestId('logout').click();
    await expect.poll(phone.isSubscribed).toBe(false);
    // The device is quiet at once, the server when it has heard of it: the call goes on behind.
    await expect.poll(() => statusOf(site, LOGOUT)).toBe(200);
    await decide(site, last);
    expect(await pushes(site)).toMatchObject({ sent: 2 });
  } finally {
    await phone.close();
  }
});

import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { KEYS } from '@site/platform/host';
import { here, setUpSite, type Site } from './site.fixture';

const site = setUpSite();
let world: Site['world'];
let openAt: Site['openAt'];
let said: Site['said'];
beforeEach(() => {
  ({ world, openAt, said } = site());
});

const loginFor = (path: string): string => `fromUrl=${encodeURIComponent(path)}`;

test('[R2.2-1] a visitor goes to the login with the query kept, and nothing of the page is loaded', async () => {
  const { load } = await openAt('/Me/Accountinfo?tab=2');
  await waitFor(() => expect(here()).toContain('/login?'));
  expect(here()).toContain(loginFor('/Me/Accountinfo?tab=2'));
  expect(here()).toContain('tab=2&');
  expect(await screen.findByTestId('login-submit')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  expect(screen.queryByText('资料页')).toBeNull();
});

test('[R2.2-1] the same from a page of ours', async () => {
  await openAt('/Promotions');
  await userEvent.click(await screen.findByText('资料'));
  await waitFor(() => expect(here()).toContain(loginFor('/Me/Accountinfo?tab=2')));
  expect(screen.queryByText('资料页')).toBeNull();
});

test('[R2.3-6] [R5-8] an application page without its promotion: the toast, and the page that stands stays', async () => {
  await openAt('/Promotions');
  await userEvent.click(await screen.findByText('申请'));
  await waitFor(() => expect(said()).toBe('系統錯誤，暫時無法使用'));
  expect(here()).toBe('/Promotions');
  expect(screen.getByText('申请')).toBeVisible();
});

test('[R2.3-6] opened directly it leads to the promotions', async () => {
  await openAt('/Promotions/Manual');
  await waitFor(() => expect(here()).toBe('/Promotions'));
  expect(said()).toBe('系統錯誤，暫時無法使用');
});

test('[R2.3-3] [R5-7] a deposit link of an excluded member opens a notice, nothing of the page is loaded', async () => {
  await world.logIn('excluded01');
  const { load } = await openAt('/Promotions');
  await userEvent.click(await screen.findByText('存款'));
  expect(await screen.findByTestId('deposit-blocked')).toHaveTextContent('存款功能已受限');
  expect(here()).toBe('/Promotions');
  expect(load).toHaveBeenCalledTimes(1);
});

test('[R2.3-3] who may deposit gets there by the link and by the entrance', async () => {
  await world.logIn('member01');
  await openAt('/mobile/deposit?m=2');
  await waitFor(() => expect(here()).toBe('/DepositVerify?m=2'));
  expect(await screen.findByText('资料页')).toBeVisible();
});

/** A member taps the deposit while their limits cannot be read. */
async function blockDeposit(): Promise<void> {
  await world.control('POST', '/faults', {
    match: { path: '/api/Member/SelfExclusion' },
    fault: { status: 500, body: '' },
  });
  await world.logIn('member01');
  await openAt('/Promotions');
  await userEvent.click(await screen.findByText('存款'));
  expect(await screen.findByText('暂时无法确认您的存款权限')).toBeVisible();
}

test('[R2.3-3] C-62: flags that cannot be read block with a retry that goes on', async () => {
  await blockDeposit();
  expect(here()).toBe('/Promotions');
  await world.control('DELETE', '/faults');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(here()).toBe('/DepositVerify'));
});

test('[R2.3-3] C-62: flags that could not be read for want of a network are asked for again when it is back', async () => {
  await blockDeposit();
  await world.control('DELETE', '/faults');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(here()).toBe('/DepositVerify'));
  expect(screen.queryByText('暂时无法确认您的存款权限')).toBeNull();
});

test('[R2.3-5] /newyear is /404 without the mini-URL flag, whatever was kept or is played, and opens with it', async () => {
  world.platform.storage.write(KEYS.miniGames, '1');
  await openAt('/newyear');
  await waitFor(() => expect(here()).toBe('/404'));
  expect(world.platform.storage.read(KEYS.miniGames)).toBeNull();
  cleanup();
  await world.control('POST', '/site-config', { miniUrl: true });
  await openAt('/newyear');
  await waitFor(() => expect(screen.getByTestId('here')).toHaveTextContent('/newyear'));
  expect(await screen.findByText('资料页')).toBeVisible();
  expect(world.platform.storage.read(KEYS.miniGames)).toBe('1');
});

test('[R2.3-5] where the content host says nothing, /newyear opens as the flag was told last', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/cms/site-config' },
    fault: { status: 500, body: '' },
  });
  world.platform.storage.write(KEYS.miniGames, '1');
  await openAt('/newyear');
  expect(await screen.findByText('资料页')).toBeVisible();
});

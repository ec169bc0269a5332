import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addShippingAddress } from '@site/contracts/member-profile';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { registerOfferLookups } from '../money/lookups';
import { Page } from './RewardsStorePage';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerOfferLookups(world.platform);
});
afterEach(() => world.close());

const ADDRESS = {
  recipientName: '王小明',
  phoneNumber: '13800008888',
  province: '上海市',
  district: '浦东新区',
  town: '花木街道',
  street: '世纪大道 1 号',
};

const open = (path = '/rewards-store') =>
  renderInShell(<Page />, { platform: world.platform, path });
const item = async (id: string): Promise<HTMLElement> => {
  await screen.findAllByTestId('reward-item');
  return screen
    .getAllByTestId('reward-item')
    .find((each) => each.dataset.item === id) as HTMLElement;
};
const look = async (id: string): Promise<void> =>
  userEvent.click(within(await item(id)).getByTestId('redeem'));
const confirm = async (): Promise<HTMLElement> => screen.findByTestId('redeem-confirm');
const points = (): Promise<void> =>
  waitFor(() => expect(screen.getByTestId('store-points')).toBeVisible());
const expectPoints = (available: number): Promise<void> =>
  waitFor(() =>
    expect(screen.getByTestId('store-points')).toHaveAttribute('data-available', String(available)),
  );
const sent = async (): Promise<number> =>
  (
    (await world.control('GET', '/requests')) as { requests: { call: string | null }[] }
  ).requests.filter(({ call }) => call === 'rewardStore.redeem').length;
const paid = async (): Promise<number> =>
  (
    (await world.control('GET', '/members/member01/ledger')) as { postings: { kind: string }[] }
  ).postings.filter(({ kind }) => kind === 'reward').length;

test('points buy money: a second tap is no second one, points and limits follow at once, and it stands in the records', async () => {
  await world.logIn('member01');
  open();
  await points();
  await look('RW01');
  expect(await screen.findByTestId('redeem-sheet')).toHaveTextContent('兑换后剩余220 积分');
  const button = await confirm();
  await userEvent.dblClick(button);
  await expectPoints(220);
  expect([await sent(), await paid()]).toEqual([1, 1]);
  await waitFor(() => expect(screen.queryByTestId('redeem-confirm')).toBeNull());
  await look('RW01');
  expect(await screen.findByTestId('redeem-sheet')).toHaveTextContent('已兑 1 / 5 件');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByTestId('store-records'));
  expect(await screen.findByTestId('redemption')).toHaveTextContent(/8 元礼金已发放.*-80 积分/);
});

test('a lost answer is looked up and never sent again: what was taken is taken once', async () => {
  await world.logIn('member01');
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/RewardStore/Redemptions' },
    fault: { drop: 'afterCommit' },
    times: 1,
  });
  open();
  await points();
  await look('RW01');
  await userEvent.click(await confirm());
  await expectPoints(220);
  expect([await sent(), await paid()]).toEqual([1, 1]);
});

test('what cannot be had says why on its button and in its sheet, and cannot be sent', async () => {
  await world.control('POST', '/members/member01/points', { points: 1_000 });
  await world.logIn('member01');
  open();
  await points();
  await waitFor(async () => expect(await item('RW09')).toHaveAttribute('data-why', '已兑完'));
  expect(await item('RW10')).toHaveAttribute('data-why', '铂金及以上');
  expect(await item('RW06')).toHaveAttribute('data-why', '还差 1,100 积分');
  await look('RW06');
  expect(await confirm()).toBeDisabled();
  expect(await confirm()).toHaveTextContent('还差 1,100 积分');
});

test('a refusal of the server is told in the sheet and the store is read anew', async () => {
  await world.logIn('member01');
  open();
  await points();
  await look('RW01');
  await world.control('POST', '/faults', {
    match: { method: 'POST', path: '/api/RewardStore/Redemptions' },
    fault: { status: 409, errorCode: 'RWD00410', description: '该商品已兑完' },
    times: 1,
  });
  await userEvent.click(await confirm());
  expect(await screen.findByTestId('redeem-problem')).toHaveTextContent('该商品已兑完');
  await expectPoints(300);
});

test('goods ask for an address: without one the way to add it, with one it goes there, masked in the records', async () => {
  await world.logIn('vip01');
  const without = open();
  await points();
  await look('RW05');
  expect(await screen.findByTestId('redeem-add-address')).toHaveAttribute('href', '/Me/Addresses');
  expect(screen.queryByTestId('redeem-confirm')).toBeNull();
  without.unmount();
  await world.platform.api.call(addShippingAddress, { body: ADDRESS });
  open();
  await look('RW05');
  expect(await screen.findByTestId('redeem-address')).toHaveAttribute('aria-checked', 'true');
  await userEvent.click(await confirm());
  await expectPoints(11_100);
  await userEvent.click(screen.getByTestId('store-records'));
  expect(await screen.findByTestId('redemption')).toHaveTextContent(
    /备货中.*寄往 王\*明 上海市浦东新区花木街道$/,
  );
});

test('[R2.1-1] a visitor sees every item and what it asks, and signs in to take it; kinds narrow the list; failures can be asked again', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/RewardStore/Items' },
    fault: { status: 500 },
    times: 1,
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findAllByTestId('reward-item')).toHaveLength(10);
  await userEvent.click(screen.getByTestId('store-kind-goods'));
  expect(screen.getAllByTestId('reward-item')).toHaveLength(5);
  await look('RW09');
  expect(await screen.findByTestId('redeem-login')).toHaveAttribute(
    'href',
    '/login?fromUrl=%2Frewards-store',
  );
  expect(screen.queryByTestId('redeem-confirm')).toBeNull();
});

test('[R7.3-2] a page of what was taken that repeats itself shows its rows once, and nothing more is offered', async () => {
  await world.logIn('member01');
  const taken = {
    redemptionId: 'RD1',
    itemId: 'RW01',
    title: '8 元礼金',
    kind: 'cash',
    points: 80,
    status: 'Credited',
    at: '2026-03-10T10:00:00+08:00',
    address: null,
    trackingNumber: null,
  };
  const result = { redemptions: [taken], page: { currentPage: 1, totalPage: 3, perPageSize: 20 } };
  await world.control('POST', '/faults', {
    match: { method: 'GET', path: '/api/RewardStore/Redemptions' },
    fault: { status: 200, body: { isSuccess: true, result } },
  });
  open();
  await points();
  await userEvent.click(screen.getByTestId('store-records'));
  await userEvent.click(await screen.findByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull());
  expect(screen.getAllByTestId('redemption')).toHaveLength(1);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Page as KingClubPage } from './KingClubPage';
import { Page as VipClubPage } from './VipClubPage';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const open = (page = <VipClubPage />, path = '/VIPClub') =>
  renderInShell(page, { platform: world.platform, path });
const ownRow = (): HTMLElement[] =>
  within(screen.getByTestId('club-levels'))
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-current') === 'true');

test('[R2.1-1] a visitor reads levels, privileges and rules of both clubs, and is asked to sign in for the own level', async () => {
  const vip = open();
  expect(within(await screen.findByTestId('club-levels')).getAllByRole('row')).toHaveLength(6);
  expect(screen.getByTestId('club-privileges')).toHaveTextContent('生日礼金');
  expect(within(screen.getByTestId('club-visitor')).getByRole('link')).toHaveAttribute(
    'href',
    '/login?fromUrl=%2FVIPClub',
  );
  expect(ownRow()).toEqual([]);
  vip.unmount();
  open(<KingClubPage />, '/KingClub');
  expect(await screen.findByRole('heading', { name: '天王俱乐部' })).toBeVisible();
  expect(screen.getByRole('link', { name: '了解VIP俱乐部' })).toHaveAttribute('href', '/VIPClub');
});

test('the level follows the points; the own row is marked in words, the way to the next level is a measured bar', async () => {
  await world.control('POST', '/members/member01/points', { points: 550 });
  await world.logIn('member01');
  open();
  await waitFor(() =>
    expect(screen.getByTestId('club-standing')).toHaveAttribute('data-level', 'SILVER'),
  );
  expect(ownRow().map((row) => row.textContent)).toEqual([expect.stringContaining('白银当前')]);
  expect(screen.getByTestId('need-points')).toHaveTextContent('550 / 1,000 成长值');
  expect(screen.getByRole('progressbar', { name: '累计成长值进度' })).toHaveAttribute(
    'aria-valuenow',
    '55',
  );
  expect(screen.getByText('晋升 黄金 的条件')).toBeVisible();
});

test('who is at the top is told so, and shown no bar', async () => {
  await world.control('POST', '/members/member01/points', { points: 100_000 });
  await world.logIn('member01');
  open();
  expect(await screen.findByText('您已达到最高等级')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the second club is by invitation: who was not asked sees what leads there, who was sees since when and the manager', async () => {
  await world.logIn('member01');
  const outside = open(<KingClubPage />, '/KingClub');
  expect(await screen.findByTestId('club-standing')).toHaveAttribute('data-member', 'false');
  expect(screen.getByText('尚未受邀')).toBeVisible();
  expect(screen.getByTestId('need-deposit')).toHaveTextContent('¥0 / ¥200,000');
  outside.unmount();
  await world.platform.session.logOut();
  await world.logIn('vip01');
  open(<KingClubPage />, '/KingClub');
  await waitFor(() =>
    expect(screen.getByTestId('club-standing')).toHaveAttribute('data-level', 'KING'),
  );
  expect(screen.getByTestId('club-standing')).toHaveTextContent('专属经理 林经理');
  expect(screen.getByTestId('club-callback')).toHaveAttribute('href', '/CustomerService');
});

test('a level that cannot be read leaves the club readable and can be asked again; so can the club', async () => {
  await world.logIn('member01');
  await world.control('POST', '/faults', {
    match: { path: '/cms/clubs' },
    fault: { status: 500 },
    times: 1,
  });
  await world.control('POST', '/faults', {
    match: { path: '/api/Club' },
    fault: { status: 500 },
    times: 2,
  });
  open();
  expect(await screen.findByText('俱乐部资料未能载入')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByTestId('club-levels')).toBeVisible();
  expect(await screen.findByText('您的等级暂时无法读取')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() =>
    expect(screen.getByTestId('club-standing')).toHaveAttribute('data-level', 'BRONZE'),
  );
});

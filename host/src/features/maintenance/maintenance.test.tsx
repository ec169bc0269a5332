import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Navigate, useLocation, useNavigate, useSession } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { FeatureMaintenance } from './FeatureMaintenance';
import { SportMaintenance } from './SportMaintenance';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const here = (): string | null => screen.getByTestId('here').textContent;

function Page({ feature }: { readonly feature: string | null }) {
  const { pathname } = useLocation();
  return (
    <>
      <output data-testid="here">{pathname}</output>
      <SportMaintenance path={pathname} />
      <FeatureMaintenance feature={feature} isFirst />
    </>
  );
}

test("[R2.5-9] a signal for the page's feature: the notice, and home where there is nothing to go back to", async () => {
  renderInShell(<Page feature="withdrawal" />, { platform: world.platform, path: '/Withdrawal' });
  act(() => world.platform.maintenance.announce('deposit'));
  await waitFor(() => expect(world.platform.maintenance.state.get().features).toContain('deposit'));
  expect(screen.queryByTestId('feature-maintenance')).toBeNull();
  act(() => world.platform.maintenance.announce('withdrawal'));
  expect(await screen.findByTestId('feature-maintenance')).toHaveTextContent('提款功能维护中');
  await userEvent.click(screen.getByRole('button', { name: '返回上一页' }));
  await waitFor(() => expect(here()).toBe('/'));
});

test('[R2.5-9] the notice waits for money in flight', async () => {
  renderInShell(<Page feature="deposit" />, { platform: world.platform, path: '/DepositVerify' });
  const release = world.platform.locks.hold('money:deposit');
  act(() => world.platform.maintenance.announce('deposit'));
  await waitFor(() => expect(world.platform.maintenance.state.get().features).toContain('deposit'));
  expect(screen.queryByTestId('feature-maintenance')).toBeNull();
  act(() => release());
  expect(await screen.findByTestId('feature-maintenance')).toBeInTheDocument();
});

test('[R2.5-9] [R8-4] a member who is signed out by the same answer keeps the notice over the login, and back is the page before the feature', async () => {
  await world.logIn('member01');
  function Site() {
    const { pathname } = useLocation();
    const { status } = useSession();
    const isDeposit = pathname === '/DepositVerify';
    return (
      <>
        <output data-testid="here">{pathname}</output>
        <Link to="/DepositVerify">存款</Link>
        {isDeposit && status === 'visitor' ? <Navigate to="/login" replace /> : null}
        <FeatureMaintenance feature={isDeposit ? 'deposit' : null} isFirst={false} />
      </>
    );
  }
  renderInShell(<Site />, { platform: world.platform, path: '/Me' });
  await userEvent.click(screen.getByRole('link'));
  act(() => world.platform.maintenance.announce('deposit'));
  const notice = await screen.findByTestId('feature-maintenance');
  await act(() => world.platform.session.logOut('expired'));
  expect(here()).toBe('/login');
  expect(notice).toHaveTextContent('存款功能维护中');
  expect(notice).toHaveTextContent('您已登出');
  await userEvent.click(screen.getByRole('button', { name: '返回上一页' }));
  await waitFor(() => expect(here()).toBe('/Me'));
  expect(screen.queryByTestId('feature-maintenance')).toBeNull();
});

test('[R2.5-9] whoever goes on by themselves leaves the notice behind', async () => {
  function Site() {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    return (
      <>
        <output data-testid="here">{pathname}</output>
        <FeatureMaintenance
          feature={pathname === '/Promotions' ? 'promotions' : null}
          isFirst={false}
        />
        <button onClick={() => void navigate('/News')}>新闻</button>
      </>
    );
  }
  renderInShell(<Site />, { platform: world.platform, path: '/Promotions' });
  act(() => world.platform.maintenance.announce('promotions'));
  expect(await screen.findByTestId('feature-maintenance')).toHaveTextContent('优惠活动功能维护中');
  act(() => screen.getByRole('button', { name: '新闻', hidden: true }).click());
  await waitFor(() => expect(screen.queryByTestId('feature-maintenance')).toBeNull());
  expect(here()).toBe('/News');
});

test('[R2.5-4] the popup names the sport, can be stopped, and does not come again for the same rest', async () => {
  renderInShell(<Page feature={null} />, { platform: world.platform, path: '/sbtwo/sports-im' });
  act(() => world.platform.maintenance.announce('IM'));
  const popup = await screen.findByTestId('maintenance-popup');
  expect(popup).toHaveTextContent('IM体育正在维护');
  expect(popup).toHaveTextContent('秒后将带您前往BTI体育');
  await userEvent.click(screen.getByRole('button', { name: '停止跳转，留在本页' }));
  await waitFor(() => expect(screen.queryByTestId('maintenance-popup')).toBeNull());
  expect(here()).toBe('/sbtwo/sports-im');
});

test('[R2.5-4] who does not wait is taken there at once; money in flight keeps everybody', async () => {
  renderInShell(<Page feature={null} />, { platform: world.platform, path: '/sbtwo/sports-im' });
  act(() => world.platform.maintenance.announce('IM'));
  await screen.findByTestId('maintenance-popup');
  const release = world.platform.locks.hold('money:bet');
  const go = await screen.findByRole('button', { name: '立即前往BTI体育' });
  await waitFor(() => expect(go).toBeDisabled());
  act(() => release());
  await waitFor(() => expect(go).toBeEnabled());
  await userEvent.click(go);
  await waitFor(() => expect(here()).toBe('/sbtwo/sports-bti'));
});

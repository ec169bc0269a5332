/** Member data that limits an account, where the member would look for it (§3.1). */
import { screen, within } from '@testing-library/react';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { Page as AccountPage } from './AccountPage';
import { Page as SecurityPage } from './SecurityPage';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

async function open(path: string): Promise<void> {
  await world.logIn('member01');
  renderInShell(
    <Routes>
      <Route path="/Me/Accountinfo" element={<AccountPage />} />
      <Route path="/Me/Security" element={<SecurityPage />} />
    </Routes>,
    { platform: world.platform, path },
  );
}

test('[R3.1-1] what limits the account is told on it, with the way to the service', async () => {
  await world.control('PATCH', '/members/member01', {
    isGameLock: true,
    isConfiscated: true,
    memberStatus: 'Suspended',
  });
  await open('/Me/Accountinfo/');
  expect(await screen.findByTestId('account-limit-gameLock')).toHaveTextContent(
    '账户的游戏与投注功能已锁定。',
  );
  const frozen = screen.getByTestId('account-limit-confiscated');
  expect(within(frozen).getByRole('link', { name: '联系客服' })).toHaveAttribute(
    'href',
    '/CustomerService',
  );
  expect(screen.getByTestId('account-limit-notActive')).toBeVisible();
});

test('[R3.1-1] an ordinary account says nothing of limits; the hours for calls and the last call stand at their switch', async () => {
  await world.control('PATCH', '/members/member01', {
    offerContacts: { timeRange: '10:00-12:00', calledTime: '2026-11-20T10:00:00+08:00' },
  });
  await open('/Me/Accountinfo/');
  expect(await screen.findByText('方便接听：10:00-12:00 · 上次致电：2026/11/20')).toBeVisible();
  expect(screen.queryByTestId('account-limit-notActive')).toBeNull();
});

test('[R3.1-1] failed logins are counted where the login is', async () => {
  await world.control('POST', '/faults', {
    match: { method: 'GET', path: '/api/Member' },
    fault: {
      status: 200,
      body: {
        isSuccess: true,
        result: {
          memberInfo: { memberCode: 'MC0000001', currency: 'CNY', failTimes: 3 },
          memberNewInfo: { memberCode: 'MC0000001', currency: 'CNY', userName: 'member01' },
        },
      },
    },
  });
  await open('/Me/Security');
  expect(await screen.findByTestId('security-failed')).toHaveTextContent('3 次');
});

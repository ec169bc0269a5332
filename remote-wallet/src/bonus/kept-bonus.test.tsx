import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { DEPOSIT_DRAFT } from '../deposit/deposit-draft';
import { registerLookups } from '../money/wallet-action';
import { Page as DepositPage } from '../pages/DepositPage';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

/** The deposit form as a reload brings it back with a bonus. */
async function restored(bonus: string): Promise<void> {
  await world.logIn('member01');
  world.platform.storage.write(DEPOSIT_DRAFT, { method: 'ALI', amount: '200', bonus });
  renderInShell(
    <Routes>
      <Route path="/DepositVerify" element={<DepositPage />} />
      <Route path="*" element={<h1>存款详情</h1>} />
    </Routes>,
    { platform: world.platform, path: '/DepositVerify' },
  );
  await screen.findByTestId('deposit-submit');
}
const send = (): Promise<void> => userEvent.click(screen.getByTestId('deposit-submit'));
const sent = async () =>
  (
    (await world.control('GET', '/requests')) as {
      requests: { call: string | null; body: unknown }[];
    }
  ).requests.flatMap(({ call, body }) => (call === 'payment.create' ? [body] : []));
const WITHOUT = { transactionType: 'Deposit', methodCode: 'ALI', amount: '200.00' };

test('a kept bonus never goes along while the list does not show it: words beside it, and the way without', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Bonus?' },
    fault: { status: 500 },
  });
  await restored('D2001');
  expect(await screen.findByText('优惠列表未能载入')).toBeVisible();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^优惠列表尚未载入/);
  expect(screen.getByRole('button', { name: '重新载入' })).toHaveFocus();
  expect(await sent()).toEqual([]);
  await userEvent.click(screen.getByTestId('bonus-without'));
  expect(screen.queryByRole('alert')).toBeNull();
  await send();
  await waitFor(async () => expect(await sent()).toEqual([WITHOUT]));
});

test('that the list has not come is no longer said once it has', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Bonus?' },
    fault: { status: 500 },
    times: 1,
  });
  await restored('D2001');
  await screen.findByText('优惠列表未能载入');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^优惠列表尚未载入/);
  await userEvent.click(screen.getByRole('button', { name: '重新载入' }));
  await waitFor(() => expect(screen.getByTestId('bonus-open')).toHaveTextContent('每日存款优惠'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByTestId('bonus-open')).not.toHaveAttribute('aria-invalid');
});

test('a kept bonus goes along once the list shows it', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Bonus?' },
    fault: { status: 500 },
    times: 1,
  });
  await restored('D2001');
  await userEvent.click(await screen.findByRole('button', { name: '重新载入' }));
  await waitFor(() => expect(screen.getByTestId('bonus-open')).toHaveTextContent('每日存款优惠'));
  await send();
  await waitFor(async () => expect(await sent()).toEqual([{ ...WITHOUT, bonusId: 'D2001' }]));
});

test('a kept bonus that the list lacks is dropped, and the member is told', async () => {
  await restored('GONE1');
  expect(await screen.findByTestId('bonus-gone')).toHaveTextContent('您之前选择的优惠已不可参加');
  // A tap that was on its way before this could be read means nothing (ADR 125).
  await new Promise((resolve) => {
    setTimeout(resolve, 450);
  });
  await send();
  await waitFor(async () => expect(await sent()).toEqual([WITHOUT]));
});

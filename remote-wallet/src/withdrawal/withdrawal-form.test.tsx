import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMethods } from '@site/contracts/payment';
import { getMemberBanks } from '@site/contracts/payment-banks';
import { getWithdrawalThresholds } from '@site/contracts/payment-methods';
import { valueOrThrow } from '@site/platform';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { useState } from 'react';
import type { Application } from '@site/contracts/payment';
import { fenOf } from '@site/domain/money';
import { DetailsBody } from './DetailsBody';
import { WithdrawalForm } from './WithdrawalForm';

const ORDER: Application = {
  applicationId: 'A1',
  transactionId: 'W1',
  transactionType: 'Withdrawal',
  methodCode: 'USDT-TRC20',
  methodName: 'USDT-TRC20提款',
  amount: fenOf(100_000n),
  fee: fenOf(0n),
  status: 'Processing',
  paidTo: 'USDT-TRC20 尾号j6t',
  nextStep: null,
  payTo: null,
  createdAt: '2026-03-10T10:00:00+08:00',
  expiresAt: null,
  timeline: [],
};
let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(() => world.close());

test('a way that closes while a tap waits for it takes the tap with it', async () => {
  const { api } = world.platform;
  const methods = valueOrThrow(
    await api.call(getMethods, { query: { transactionType: 'Withdrawal' } }),
  );
  const accounts = valueOrThrow(await api.call(getMemberBanks, {}));
  const thresholds = valueOrThrow(await api.call(getWithdrawalThresholds, {}));
  const [first] = methods;
  function Page() {
    const [isClosed, setClosed] = useState(false);
    const now = methods.map((each) =>
      isClosed && each === first ? { ...each, isAvailable: false } : each,
    );
    return (
      <>
        <button onClick={() => setClosed(true)}>close it</button>
        <WithdrawalForm methods={now} accounts={accounts} thresholds={thresholds} />
      </>
    );
  }
  await world.control('POST', '/faults', {
    match: { method: 'GET', path: '/api/Payment/Method/Details' },
    fault: { delayMs: 300 },
  });
  renderInShell(<Page />, { platform: world.platform });
  await userEvent.type(screen.getByTestId('withdraw-amount'), '250');
  await userEvent.click(screen.getByTestId('withdraw-submit'));
  await userEvent.click(screen.getByText('close it'));
  // The next way is known, and nobody asked for it: no last look at an account of the first one.
  expect(await screen.findByText('请确认钱包地址与网络一致')).toBeVisible();
  await expect(screen.findByTestId('withdraw-confirm')).rejects.toThrow('Unable to find');
  expect(screen.getByTestId('withdraw-submit')).not.toHaveAttribute('aria-busy', 'true');
});

test.each(['TRC20', 'ERC20'])(
  'a way to %s without an address shows the way to add one in the place of the account',
  async (network) => {
    const { api } = world.platform;
    const methods = valueOrThrow(
      await api.call(getMethods, { query: { transactionType: 'Withdrawal' } }),
    );
    const thresholds = valueOrThrow(await api.call(getWithdrawalThresholds, {}));
    renderInShell(<WithdrawalForm methods={methods} accounts={[]} thresholds={thresholds} />, {
      platform: world.platform,
    });
    await userEvent.click(screen.getByTestId(`withdraw-method-USDT-${network}`));
    const way = screen.getByRole('link', { name: new RegExp(`添加 ${network} 钱包地址`) });
    expect(way).toHaveAttribute(
      'href',
      `/Me/BankCards?add=crypto&network=${network}&from=withdrawal`,
    );
    await userEvent.type(screen.getByTestId('withdraw-amount'), '250');
    await userEvent.click(screen.getByTestId('withdraw-submit'));
    expect(screen.getByText('请先添加收款账户')).toBeVisible();
  },
);

test('what is paid out in a coin says at which rate: at the amount, in the last look, and on its order', async () => {
  const { api } = world.platform;
  const methods = valueOrThrow(
    await api.call(getMethods, { query: { transactionType: 'Withdrawal' } }),
  );
  const thresholds = valueOrThrow(await api.call(getWithdrawalThresholds, {}));
  const wallet = {
    memberBankId: 'MB9',
    kind: 'crypto',
    bankCode: 'TRC20',
    bankName: 'USDT-TRC20',
    accountHolderName: '张*',
    last: 'j6t',
    network: 'TRC20',
    isDefault: true,
    createdAt: '2026-03-10T10:00:00+08:00',
  } as const;
  const form = renderInShell(
    <WithdrawalForm methods={methods} accounts={[wallet]} thresholds={thresholds} />,
    { platform: world.platform },
  );
  const amount = screen.getByTestId('withdraw-amount');
  expect(amount).not.toHaveAccessibleDescription(/USDT/);
  await userEvent.click(screen.getByTestId('withdraw-method-USDT-TRC20'));
  expect(amount).toHaveAccessibleDescription(/· 按汇出时汇率折算为 USDT$/);
  await userEvent.type(amount, '1000');
  await userEvent.click(screen.getByTestId('withdraw-submit'));
  const sheet = await screen.findByTestId('withdraw-sheet');
  expect(sheet).toHaveTextContent('实际到账¥1,000.00按汇出时汇率折算为 USDT');
  // In one line with its number: no style of the rate's is one of the sign's.
  for (const sign of within(sheet).getAllByText('¥'))
    expect(getComputedStyle(sign).display).not.toBe('block');
  form.unmount();
  renderInShell(<DetailsBody application={ORDER} />, { platform: world.platform });
  expect(screen.getByText('USDT，按汇出时汇率折算')).toBeVisible();
});

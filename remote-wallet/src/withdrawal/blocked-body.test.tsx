import { screen, within } from '@testing-library/react';
import { createTransfer } from '@site/contracts/transfer';
import { createTestWorld, type TestWorld } from '@site/testing';
import { open } from '../pages/money-out.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

async function lock(): Promise<void> {
  await world.logIn('member01');
  const made = await world.platform.api.call(createTransfer, {
    body: { from: 2, to: 32, amount: '200.00', bonusId: 'T1030' },
    idempotencyKey: 'transfer-that-locks-1',
  });
  expect(made.ok).toBe(true);
}

test('missing turnover is told once, in one spelling, with its bonus and the way to give it up', async () => {
  await lock();
  open(world, '/Withdrawal');
  const turnover = await screen.findByTestId('turnover');
  const page = screen.getByTestId('withdraw-blocked');
  expect(turnover).toHaveTextContent('还差有效流水¥3,750.00');
  const told = (page.textContent ?? '').split(/3,?750\.00/);
  // The sum, and the whole of the one bonus that it comes from.
  expect(told).toHaveLength(3);
  expect(page).not.toHaveTextContent('3750.00');
  expect(within(turnover).getByRole('link', { name: '查看详情 / 放弃优惠' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '查看我的优惠' })).toBeNull();
});

test('a sentence of the server that says something else stands before ours', async () => {
  await lock();
  await world.control('POST', '/faults', {
    match: { path: '/api/Payment/WithdrawalThresholds' },
    fault: {
      status: 200,
      body: {
        isSuccess: true,
        result: {
          minAmount: '100.00',
          maxAmount: '50000.00',
          dailyCount: 5,
          dailyCountLeft: 5,
          dailyAmount: '100000.00',
          dailyAmountLeft: '100000.00',
          withdrawableBalance: '0.00',
          turnoverRemaining: '3750.00',
          verificationStep: 'DoneVerifyStep',
          isBlocked: true,
          reason: '账户审核中',
          usualMinutes: 10,
        },
      },
    },
  });
  open(world, '/Withdrawal');
  expect(await screen.findByTestId('withdraw-blocked')).toHaveTextContent('账户审核中。以下优惠');
});

test('bonuses that cannot be read have their way where all of them are', async () => {
  await lock();
  await world.control('POST', '/faults', {
    match: { path: '/api/Bonus/Progress' },
    fault: { status: 500 },
  });
  open(world, '/Withdrawal');
  expect(await screen.findByRole('link', { name: '查看我的优惠' })).toHaveAttribute(
    'href',
    '/Promotions?tab=applied',
  );
});

import { act, screen, within } from '@testing-library/react';
import { createApplication } from '@site/contracts/payment';
import { createTransfer } from '@site/contracts/transfer';
import { Http } from '@site/domain/constants';
import { createTestWorld, type TestWorld } from '@site/testing';
import userEvent from '@testing-library/user-event';
import { keepPreviousAttempt } from '../money/previous-attempt';
import { open } from '../pages/money-out.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => {
  jest.useRealTimers();
  return world.close();
});

/** Intervals go by hand; everything else takes its own time. */
const RUNS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

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

test('at midnight the count of the day begins anew, and the form comes by itself', async () => {
  await world.close();
  world = createTestWorld({ now: Date.parse('2026-11-23T23:50:00+08:00') });
  await world.logIn('member01');
  const { api } = world.platform;
  for (let count = 0; count < 5; count += 1) {
    const made = await api.call(createApplication, {
      body: {
        transactionType: 'Withdrawal',
        methodCode: 'LB',
        amount: '100.00',
        memberBankId: 'MB-M100001',
      },
      idempotencyKey: `withdrawal-of-the-day-${count}`,
    });
    expect(made.ok).toBe(true);
  }
  jest.useFakeTimers({ doNotFake: [...RUNS] });
  open(world, '/Withdrawal');
  expect(await screen.findByTestId('withdraw-blocked')).toHaveTextContent('0 / 5 次');
  await world.control('POST', '/clock', { advanceMs: 11 * 60_000 });
  for (let minute = 0; minute < 20 && screen.queryByTestId('withdraw-amount') === null; minute += 1)
    await act(async () => {
      jest.advanceTimersByTime(60_000);
      await new Promise((resolve) => {
        setTimeout(resolve, 150);
      });
    });
  expect(screen.getByTestId('withdraw-amount')).toBeVisible();
  expect(screen.queryByTestId('withdraw-blocked')).toBeNull();
});

test('[R7.2-1] what was typed for a withdrawal that was taken is not offered again once the way opens, though its end was told where nothing could be typed', async () => {
  await world.logIn('member01');
  const form = open(world, '/Withdrawal');
  await userEvent.type(await screen.findByTestId('withdraw-amount'), '200');
  form.unmount();
  // The last of the day: what blocks the form now is the withdrawal itself.
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
          dailyCountLeft: 0,
          dailyAmount: '100000.00',
          dailyAmountLeft: '100000.00',
          withdrawableBalance: '1000.00',
          turnoverRemaining: '0.00',
          verificationStep: 'DoneVerifyStep',
          isBlocked: true,
          reason: '',
          usualMinutes: 10,
        },
      },
    },
  });
  keepPreviousAttempt('withdrawal', 'done', { summary: '提款 · ¥200.00' }, null);
  await new Promise((resolve) => setTimeout(resolve, Http.dedupeCooldownMs + 50));
  const blocked = open(world, '/Withdrawal');
  expect(await screen.findByTestId('withdrawal-earlier')).toHaveTextContent('¥200.00');
  expect(screen.getByTestId('withdraw-blocked')).toBeVisible();
  blocked.unmount();
  await world.control('DELETE', '/faults');
  await new Promise((resolve) => setTimeout(resolve, Http.dedupeCooldownMs + 50));
  open(world, '/Withdrawal');
  expect(await screen.findByTestId('withdraw-amount')).toHaveValue('');
});

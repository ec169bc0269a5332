/** A deposit that waits for its payment is named above the methods, whatever method stands. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApplication, type Application } from '@site/contracts/payment';
import { cancelDeposit } from '@site/contracts/payment-deposit';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { fill, open, send, stands } from '../pages/deposit.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

const READ = '/api/Payment/TransactionHistory';
const fault = (what: object): Promise<unknown> =>
  world.control('POST', '/faults', { match: { path: READ }, fault: what });
async function made(methodCode: string): Promise<Application> {
  const answer = await world.platform.api.call(createApplication, {
    body: { transactionType: 'Deposit', methodCode, amount: '500.00' },
    idempotencyKey: `unpaid-${methodCode}-1`,
  });
  if (!answer.ok) throw new Error('not made');
  return answer.value;
}
const line = () => screen.findByTestId('deposit-unpaid');

test('it names method, amount, state and what is left, and leads to its page; another method changes nothing of it', async () => {
  await world.logIn('member01');
  const { applicationId } = await made('ALI');
  open(world, '/DepositVerify');
  expect(await line()).toHaveTextContent('支付宝扫码¥500.00待付款');
  expect(await screen.findByTestId('deposit-method-LB')).toBeVisible();
  expect(await line()).toHaveAttribute('href', `/Deposit/DetailsInfo?id=${applicationId}`);
  expect(await within(await line()).findByRole('timer')).toHaveTextContent(/^00:\d\d:\d\d$/);
  await userEvent.click(screen.getByTestId('deposit-method-UNIONPAY'));
  expect(await line()).toHaveTextContent('继续付款');
  await userEvent.click(await line());
  await stands(world, 'Created');
});

test('it comes with the form, not after it; one that was made since the last visit as well', async () => {
  await fill(world, 'LB', '100');
  expect(screen.queryByTestId('deposit-unpaid')).toBeNull();
  await made('ALI');
  document.body.innerHTML = '';
  await fault({ delayMs: 500 });
  open(world, '/DepositVerify');
  await screen.findByTestId('deposit-amount');
  expect(screen.getByTestId('deposit-unpaid')).toBeVisible();
});

test('what becomes of it is said in its place: the line that stands stays', async () => {
  await world.logIn('member01');
  const { transactionId } = await made('ALI');
  open(world, '/DepositVerify');
  await line();
  const taken = await world.platform.api.call(cancelDeposit, {
    body: { transactionId },
    idempotencyKey: 'unpaid-cancel-1',
  });
  expect(taken.ok).toBe(true);
  await waitFor(async () => expect(await line()).toHaveTextContent('已取消查看进度'), {
    timeout: 13_000,
  });
}, 20_000);

test('the method that stands alone says it in its card; beside the others the line says it', async () => {
  await fill(world, 'ALI', '300');
  await send();
  await stands(world, 'Created');
  document.body.innerHTML = '';
  open(world, '/DepositVerify');
  expect(await screen.findByTestId('deposit-open')).toBeVisible();
  expect(screen.queryByTestId('deposit-unpaid')).toBeNull();
  await userEvent.click(screen.getByTestId('deposit-methods-change'));
  expect(await line()).toHaveTextContent('¥300.00');
});

test.each([
  ['cannot be told', { status: 500 }],
  ['are told late', { delayMs: 2_500 }],
])(
  'records that %s hold no deposit up, and bring nothing later',
  async (_, what) => {
    await world.logIn('member01');
    await made('ALI');
    await fault(what);
    open(world, '/DepositVerify');
    expect(await screen.findByTestId('deposit-amount', {}, { timeout: 2_300 })).toBeVisible();
    const later = Date.now() + 1_500;
    await waitFor(() => expect(Date.now()).toBeGreaterThan(later), { timeout: 3_000 });
    expect(screen.queryByTestId('deposit-unpaid')).toBeNull();
  },
  10_000,
);

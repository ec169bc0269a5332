/** A deposit that waits for its payment is named above the methods while another one is chosen. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApplication, type Application } from '@site/contracts/payment';
import { cancelDeposit, getProcessingDeposit } from '@site/contracts/payment-deposit';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { fill, open, requestsTo, send, stands } from '../pages/deposit.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => {
  jest.restoreAllMocks();
  return world.close();
});

const READ = '/api/Payment/TransactionHistory';
const fault = (what: object): Promise<unknown> =>
  world.control('POST', '/faults', { match: { path: READ }, fault: what });
async function made(methodCode: string): Promise<Application> {
  const answer = await world.platform.api.call(createApplication, {
    body: {
      transactionType: 'Deposit',
      methodCode,
      amount: '500.00',
      ...(methodCode === 'LB' ? { depositorName: '张三' } : {}),
    },
    idempotencyKey: `unpaid-${methodCode}-1`,
  });
  if (!answer.ok) throw new Error('not made');
  return answer.value;
}
async function cancelled({ transactionId }: Application): Promise<void> {
  const taken = await world.platform.api.call(cancelDeposit, {
    body: { transactionId },
    idempotencyKey: `unpaid-cancel-${transactionId}`,
  });
  expect(taken.ok).toBe(true);
}
/** Alipay stands alone, with its open deposit. */
async function folded(): Promise<void> {
  await fill(world, 'ALI', '300');
  await send();
  await stands(world, 'Created');
  document.body.innerHTML = '';
}
const others = () => screen.findByTestId('deposit-unpaid-others');
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
  const deposit = await made('ALI');
  open(world, '/DepositVerify');
  await line();
  await cancelled(deposit);
  await waitFor(async () => expect(await line()).toHaveTextContent('已取消查看进度'), {
    timeout: 20_000,
  });
});

test('the chosen method says it in its card, alone and among all, with one clock; beside another the line says it', async () => {
  await folded();
  open(world, '/DepositVerify');
  expect(await screen.findByTestId('deposit-open')).toBeVisible();
  expect(screen.queryByTestId('deposit-unpaid')).toBeNull();
  await userEvent.click(screen.getByTestId('deposit-methods-change'));
  expect(await screen.findByTestId('deposit-open')).toHaveTextContent('¥300.00');
  expect(screen.queryByTestId('deposit-unpaid')).toBeNull();
  expect(screen.getAllByRole('timer')).toHaveLength(1);
  await userEvent.click(screen.getByTestId('deposit-method-UNIONPAY'));
  expect(await line()).toHaveTextContent('¥300.00');
  await userEvent.click(screen.getByTestId('deposit-method-ALI'));
  expect(await screen.findByTestId('deposit-open')).toBeVisible();
  expect(screen.queryByTestId('deposit-unpaid')).toBeNull();
});

test('where nobody can read what the method has open, the line says what is known', async () => {
  await world.logIn('member01');
  await made('ALI');
  await world.control('POST', '/faults', {
    match: { path: getProcessingDeposit.path },
    fault: { status: 500 },
  });
  open(world, '/DepositVerify');
  await userEvent.click(await screen.findByTestId('deposit-method-ALI'));
  await waitFor(() => expect(screen.getByTestId('deposit-method-ALI')).toBeChecked());
  await waitFor(
    async () => expect(await requestsTo(world, getProcessingDeposit.id)).not.toEqual([]),
    { timeout: 10_000 },
  );
  expect(await line()).toHaveTextContent('支付宝扫码¥500.00待付款');
});

test('one whose time to pay is over is not offered to be paid, though nobody tells what became of it', async () => {
  await world.logIn('member01');
  const { expiresAt } = await made('ALI');
  open(world, '/DepositVerify');
  expect(await within(await line()).findByRole('timer')).toBeVisible();
  await world.control('POST', '/faults', {
    match: { path: '/api/Payment/Application' },
    fault: { status: 500 },
  });
  const [from, real] = [Date.now(), Date.now.bind(Date)];
  const later = Date.parse(expiresAt ?? '') + 1_000 - from;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + later);
  await waitFor(
    async () => expect(await line()).toHaveTextContent('已过付款时限 · 核对中查看进度'),
    { timeout: 20_000 },
  );
  await world.control('POST', '/clock', { set: Date.parse(expiresAt ?? '') + 2_000 });
  await world.control('DELETE', '/faults');
  await waitFor(async () => expect(await line()).toHaveTextContent('已过期查看进度'), {
    timeout: 20_000,
  });
});

test('what was taken back in its card does not come as a line among all methods', async () => {
  await folded();
  open(world, '/DepositVerify');
  await userEvent.click(await screen.findByTestId('deposit-cancel'));
  await userEvent.click(await screen.findByRole('button', { name: '确定取消' }));
  await waitFor(() => expect(screen.queryByTestId('deposit-open')).toBeNull());
  await userEvent.click(screen.getByTestId('deposit-methods-change'));
  expect(await screen.findByTestId('deposit-method-LB')).toBeVisible();
  expect(screen.queryByTestId('deposit-unpaid')).toBeNull();
  await userEvent.click(screen.getByTestId('deposit-method-UNIONPAY'));
  expect(screen.queryByTestId('deposit-unpaid')).toBeNull();
});

test('the line that stands stays when that of the card comes to it', async () => {
  await folded();
  await made('UNIONPAY');
  open(world, '/DepositVerify');
  const { href } = (await line()) as HTMLAnchorElement;
  expect(screen.queryByTestId('deposit-unpaid-others')).toBeNull();
  await userEvent.click(screen.getByTestId('deposit-methods-change'));
  await userEvent.click(await screen.findByTestId('deposit-method-LB'));
  expect(await others()).toHaveTextContent('另有 1 笔待付款');
  expect(((await line()) as HTMLAnchorElement).href).toBe(href);
});

test('many take the room of one: the others are counted, and stand in the records', async () => {
  await world.logIn('member01');
  for (const code of ['LB', 'ALI']) await made(code);
  const third = await made('UNIONPAY');
  await made('USDT-TRC20');
  open(world, '/DepositVerify');
  expect(await line()).toHaveTextContent('USDT-TRC20');
  // That of the method that stands is in its card.
  expect(await others()).toHaveTextContent('另有 2 笔待付款');
  expect(await others()).toHaveAttribute('href', '/TransactionRecord/?type=deposit');
  await cancelled(third);
  await waitFor(async () => expect(await others()).toHaveTextContent('另有 1 笔待付款'), {
    timeout: 20_000,
  });
});

test.each([
  ['cannot be told', { status: 500 }],
  ['are told late', { delayMs: 2_500 }],
])('records that %s hold no deposit up, and bring nothing later', async (_, what) => {
  await world.logIn('member01');
  await made('ALI');
  await fault(what);
  open(world, '/DepositVerify');
  expect(await screen.findByTestId('deposit-amount', {}, { timeout: 2_300 })).toBeVisible();
  const later = Date.now() + 1_500;
  await waitFor(() => expect(Date.now()).toBeGreaterThan(later), { timeout: 20_000 });
  expect(screen.queryByTestId('deposit-unpaid')).toBeNull();
});

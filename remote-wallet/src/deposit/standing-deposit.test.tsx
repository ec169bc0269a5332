/** What stands in the form's place while its method has a deposit open, and when it may not. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApplication, type Application } from '@site/contracts/payment';
import { cancelDeposit, setQrPaid } from '@site/contracts/payment-deposit';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { choose, fill, open, payments, requestsTo, send, stands } from '../pages/deposit.fixture';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => {
  jest.restoreAllMocks();
  return world.close();
});

const READ = '/api/Payment/GetProcessingDepositbyMethod';
const fault = (match: object, what: object, times?: number): Promise<unknown> =>
  world.control('POST', '/faults', {
    match,
    fault: what,
    ...(times === undefined ? {} : { times }),
  });

/** Another device makes a deposit with Alipay. */
async function openElsewhere(): Promise<Application> {
  const made = await world.platform.api.call(createApplication, {
    body: { transactionType: 'Deposit', methodCode: 'ALI', amount: '100.00' },
    idempotencyKey: 'other-device-key-1',
  });
  if (!made.ok) throw new Error('not made');
  return made.value;
}

const expectForm = (): void => {
  expect(screen.queryByTestId('deposit-open')).toBeNull();
  expect(screen.getByTestId('deposit-amount')).toHaveValue('100');
  expect(screen.getByTestId('deposit-submit')).toBeVisible();
};
async function expectFolded(): Promise<void> {
  expect(await screen.findByTestId('deposit-open')).toHaveTextContent('¥100.00');
  expect(screen.queryByTestId('deposit-amount')).toBeNull();
  expect(screen.queryByTestId('bonus-open')).toBeNull();
  expect(screen.queryByTestId('deposit-submit')).toBeNull();
  expect(screen.getByRole('link', { name: '继续付款' })).toHaveAttribute(
    'href',
    expect.stringContaining('/Deposit/DetailsInfo?id='),
  );
}

test('the way on to the open one is the one button; another way has its form, with what was typed', async () => {
  await fill(world, 'LB', '100');
  await openElsewhere();
  await userEvent.click(screen.getByTestId('deposit-method-ALI'));
  await expectFolded();
  await userEvent.click(screen.getByTestId('deposit-method-LB'));
  expectForm();
  await userEvent.click(screen.getByTestId('deposit-method-ALI'));
  await userEvent.click(await screen.findByRole('link', { name: '继续付款' }));
  await stands(world, 'Created');
});

test('one that is paid already is followed, not paid again', async () => {
  await fill(world, 'LB', '100');
  const { transactionId } = await openElsewhere();
  const paid = await world.platform.api.call(setQrPaid, {
    body: { transactionId },
    idempotencyKey: 'other-device-paid-1',
  });
  expect(paid.ok).toBe(true);
  await userEvent.click(screen.getByTestId('deposit-method-ALI'));
  expect(await screen.findByTestId('deposit-open')).toHaveTextContent('正在核对');
  expect(screen.queryByRole('link', { name: '继续付款' })).toBeNull();
  expect(screen.getByRole('link', { name: '查看进度' })).toBeVisible();
});

test('[I1] no answer about open deposits takes the form away while a deposit is under way or in doubt', async () => {
  // It says "one is open" of the very deposit that this form has just sent.
  await fault({ path: READ }, { delayMs: 900 });
  await fill(world, 'ALI', '100');
  await fault({ method: 'POST', path: '/api/Payment/Applications' }, { drop: 'afterCommit' }, 1);
  await fault({ path: '/api/Payment/Applications/by-ref' }, { status: 500 });
  await send();
  await screen.findByTestId('deposit-unknown', {}, { timeout: 20_000 });
  const late = Date.now() + 1_500;
  await waitFor(() => expect(Date.now()).toBeGreaterThan(late), { timeout: 20_000 });
  expect(screen.getByTestId('deposit-unknown')).toBeVisible();
  expectForm();
  await world.control('DELETE', '/faults');
  await userEvent.click(screen.getByRole('button', { name: '立即查询' }));
  await stands(world, 'Created');
  expect(await requestsTo(world, 'payment.create')).toHaveLength(1);
});

test('after a refusal it is asked anew: what another device has opened meanwhile stands in its place', async () => {
  await fill(world, 'ALI', '100');
  expectForm();
  await openElsewhere();
  await send();
  await expectFolded();
  // The card says it: not a second time beside it.
  await waitFor(() => expect(screen.queryByTestId('deposit-refused')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one that another device takes back gives the form back, with what was typed', async () => {
  await fill(world, 'LB', '100');
  const { transactionId } = await openElsewhere();
  await userEvent.click(screen.getByTestId('deposit-method-ALI'));
  await expectFolded();
  const taken = await world.platform.api.call(cancelDeposit, {
    body: { transactionId },
    idempotencyKey: 'other-device-cancel-1',
  });
  expect(taken.ok).toBe(true);
  await waitFor(expectForm, { timeout: 20_000 });
});

test('one whose time to pay is over gives the form back at the end of its countdown', async () => {
  await fill(world, 'LB', '100');
  const { expiresAt } = await openElsewhere();
  await userEvent.click(screen.getByTestId('deposit-method-ALI'));
  await expectFolded();
  const [from, real] = [Date.now(), Date.now.bind(Date)];
  const later = Date.parse(expiresAt ?? '') - 1_500 - from;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + later);
  await world.control('POST', '/clock', { set: Date.parse(expiresAt ?? '') });
  await waitFor(expectForm, { timeout: 20_000 });
});

test('while it is not known whether one is open, and where nobody can tell, the form stands', async () => {
  await fault({ path: READ }, { status: 500 });
  await fill(world, 'ALI', '100');
  await waitFor(async () => expect(await requestsTo(world, 'payment.processing')).not.toEqual([]));
  expectForm();
  document.body.innerHTML = '';
  open(world, '/DepositVerify');
  expect(await screen.findByTestId('deposit-submit')).toBeEnabled();
});

test('it is taken back beside "go on", after a question; the form comes in its place', async () => {
  await fill(world, 'LB', '100');
  await openElsewhere();
  await choose('ALI');
  await expectFolded();
  await userEvent.click(screen.getByTestId('deposit-cancel'));
  expect(await requestsTo(world, 'payment.cancelDeposit')).toEqual([]);
  await userEvent.click(await screen.findByTestId('deposit-cancel-confirm'));
  await waitFor(expectForm, { timeout: 20_000 });
  expect((await payments(world)).map(({ status }) => status)).toEqual(['Cancelled']);
});

test('the method used last stands alone with the way to the others, and its open deposit comes before all of them', async () => {
  await fill(world, 'UNIONPAY', '300');
  await send();
  await stands(world, 'Created');
  document.body.innerHTML = '';
  open(world, '/DepositVerify');
  const change = await screen.findByTestId('deposit-methods-change');
  expect(change).toHaveAccessibleName(/^云闪付.*更换$/);
  expect(screen.queryByTestId('deposit-method-LB')).toBeNull();
  expect(await screen.findByTestId('deposit-open')).toHaveTextContent('¥300.00');
  await userEvent.click(change);
  expect(screen.getByTestId('deposit-method-UNIONPAY')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(await screen.findByTestId('deposit-amount')).toBeEnabled();
  expect(screen.queryByTestId('deposit-open')).toBeNull();
});

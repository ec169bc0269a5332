/** The time to pay is over and the server does not answer: nobody is asked to pay any more. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApplication, getApplication, type Application } from '@site/contracts/payment';
import { createCryptoInvoice } from '@site/contracts/payment-deposit';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { choose, fill, open, stands } from '../pages/deposit.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => {
  jest.restoreAllMocks();
  return world.close();
});

async function made(methodCode: string): Promise<Application> {
  const isCoin = methodCode.startsWith('USDT');
  const body = { methodCode, amount: '500.00' };
  const idempotencyKey = `past-${methodCode}-1`;
  const answer = isCoin
    ? await world.platform.api.call(createCryptoInvoice, { body, idempotencyKey })
    : await world.platform.api.call(createApplication, {
        body: {
          transactionType: 'Deposit',
          ...body,
          ...(methodCode === 'LB' ? { depositorName: '张三' } : {}),
        },
        idempotencyKey,
      });
  if (!answer.ok) throw new Error('not made');
  return answer.value;
}

/** A second before the end; the reads of deposits fail from now on. */
async function nearEnd({ expiresAt }: Application): Promise<void> {
  const end = Date.parse(expiresAt ?? '');
  const [from, real] = [Date.now(), Date.now.bind(Date)];
  jest.spyOn(Date, 'now').mockImplementation(() => real() + end - 1_000 - from);
  for (const path of ['/api/Payment/Applications/', '/api/Payment/GetProcessingDepositbyMethod'])
    await world.control('POST', '/faults', {
      match: { method: 'GET', path },
      fault: { status: 500 },
    });
}

test.each(['LB', 'ALI', 'USDT-TRC20'])(
  'the page of a deposit by %s shows nothing to pay to after its time',
  async (methodCode) => {
    await world.logIn('member01');
    const deposit = await made(methodCode);
    open(world, `/Deposit/DetailsInfo?id=${deposit.applicationId}`);
    await stands(world, 'Created');
    expect(screen.getByText('付款信息')).toBeVisible();
    await nearEnd(deposit);
    const head = screen.getByTestId('deposit-status');
    await waitFor(() => expect(head).toHaveTextContent('已过付款时限'), { timeout: 20_000 });
    expect(head).toHaveTextContent('请勿再付款');
    expect(head).not.toHaveTextContent('请在时限内完成付款');
    expect(within(head).queryByRole('timer')).toBeNull();
    expect(screen.queryByText('付款信息')).toBeNull();
    expect(screen.queryByTestId('pay-open')).toBeNull();
    // Who has paid in time still says so, or finds the way to a case.
    expect(screen.getByTestId('deposit-paid')).toBeEnabled();
    expect(screen.getByRole('link', { name: '在交易记录中提交申请' })).toBeVisible();
    const { ok } = await world.platform.api.call(getApplication, {
      params: { applicationId: deposit.applicationId },
    });
    expect(ok).toBe(false);
  },
);

/** A busy device: what looks at the clock every second does so at moments of its own. */
function ticksApart(): void {
  const start = globalThis.setInterval;
  let started = 0;
  jest
    .spyOn(globalThis, 'setInterval')
    .mockImplementation(((look: () => void, ms?: number) =>
      start(look, ms === 1_000 ? ms + 600 * started++ : ms)) as typeof setInterval);
}

test('the card of a standing deposit leads on to look at it, not to pay it', async () => {
  ticksApart();
  await fill(world, 'LB', '100');
  const deposit = await made('ALI');
  await choose('ALI');
  const card = await screen.findByTestId('deposit-open');
  expect(screen.getByRole('link', { name: '继续付款' })).toBeVisible();
  await nearEnd(deposit);
  await waitFor(() => expect(card).toHaveTextContent('已过付款时限'), { timeout: 20_000 });
  expect(card).toHaveTextContent('请勿再付款');
  expect(within(card).queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('link', { name: '继续付款' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: '查看进度' }));
  expect(screen.queryByTestId('deposit-open')).toBeNull();
});

/** An offer that ends while its form stands open: it is said, and the money goes on without it. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { fill, payments, requestsTo, send, stands } from '../pages/deposit.fixture';
import { open } from '../pages/money-out.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => {
  jest.useRealTimers();
  return world.close();
});

const ENDED = { code: 'BON_ENDED', text: '活动尚未开始或已结束' } as const;
const answers = (method: string, path: string, fault: object): Promise<unknown> =>
  world.control('POST', '/faults', { match: { method, path }, fault });
const ok = (result: unknown) => ({ status: 200, body: { isSuccess: true, result } });

/** From here on the server has nothing to offer any more. */
async function end(): Promise<void> {
  await answers(
    'GET',
    '/api/Bonus/v2.0/Applications/Eligible',
    ok({ isEligible: false, reasons: [ENDED] }),
  );
  await answers('GET', '/api/Bonus?', ok([]));
}

async function depositWithBonus(): Promise<void> {
  await fill(world, 'LB', '300');
  await userEvent.click(await screen.findByTestId('bonus-open'));
  await userEvent.click(await screen.findByTestId('bonus-option-D2001'));
  await waitFor(() => expect(screen.getByTestId('bonus-preview')).toBeVisible());
}

async function transferWithBonus(): Promise<void> {
  await world.logIn('member01');
  open(world, '/Transfer');
  await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '32');
  await userEvent.type(screen.getByTestId('transfer-amount'), '200');
  await userEvent.click(await screen.findByTestId('bonus-open'));
  await userEvent.click(await screen.findByTestId('bonus-option-T1030'));
  await waitFor(() => expect(screen.getByTestId('bonus-preview')).toHaveTextContent('50.00'));
}

async function saysEnded(): Promise<void> {
  expect(await screen.findByTestId('bonus-gone')).toHaveTextContent('已结束');
  expect(screen.getByTestId('bonus-gone')).toHaveTextContent('本次将不参加优惠');
  expect(screen.getByTestId('bonus-open')).toHaveTextContent('不参加优惠');
}

/** What is said can have been read by then. */
const read = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 450);
  });

test('[R3.7-1] a tap that was on its way when the bonus went moves nothing without it', async () => {
  await transferWithBonus();
  await end();
  fireEvent.click(screen.getByTestId('transfer-submit'));
  await screen.findByTestId('bonus-gone');
  await waitFor(() => expect(screen.getByTestId('transfer-submit')).toBeEnabled());
  fireEvent.click(screen.getByTestId('transfer-submit'));
  await read();
  expect(await requestsTo(world, 'transfer.create')).toEqual([]);
  fireEvent.click(screen.getByTestId('transfer-submit'));
  expect(await screen.findByTestId('transfer-receipt')).toHaveTextContent('200.00');
});

test('[R3.7-1] a deposit: a tap that was on its way when the bonus went sends nothing without it', async () => {
  await depositWithBonus();
  await end();
  fireEvent.click(screen.getByTestId('deposit-submit'));
  await screen.findByTestId('bonus-gone');
  await waitFor(() => expect(screen.getByTestId('deposit-submit')).toBeEnabled());
  fireEvent.click(screen.getByTestId('deposit-submit'));
  await read();
  expect(await requestsTo(world, 'payment.create')).toEqual([]);
  fireEvent.click(screen.getByTestId('deposit-submit'));
  await stands(world, 'Created');
});

test('[R3.7-1] a deposit: the tap sends nothing and says it, the next one sends the deposit alone', async () => {
  await depositWithBonus();
  await end();
  await send();
  await saysEnded();
  expect(await payments(world)).toEqual([]);
  expect(screen.getByTestId('deposit-amount')).toHaveValue('300');
  await read();
  await send();
  await stands(world, 'Created');
  expect(await payments(world)).toMatchObject([{ methodCode: 'LB', amount: 300 }]);
  const [made] = await requestsTo(world, 'payment.create');
  expect(made?.body).not.toHaveProperty('bonusId');
});

test('a transfer: the same, with its wallets and amount kept', async () => {
  await transferWithBonus();
  await end();
  await userEvent.click(screen.getByTestId('transfer-submit'));
  await saysEnded();
  expect(await requestsTo(world, 'transfer.create')).toEqual([]);
  expect(screen.getByTestId('transfer-line')).toHaveTextContent('¥200.00 至电子游戏');
  await read();
  await userEvent.click(screen.getByTestId('transfer-submit'));
  expect(await screen.findByTestId('transfer-receipt')).toHaveTextContent('200.00');
  const [made] = await requestsTo(world, 'transfer.create');
  expect(made?.body).not.toHaveProperty('bonusId');
});

test('one that ends between the last look and the transfer is refused, said, and not sent again', async () => {
  await transferWithBonus();
  await answers('POST', '/api/Transfer', {
    status: 422,
    errorCode: 'BON_ENDED',
    description: ENDED.text,
  });
  await answers('GET', '/api/Bonus?', ok([]));
  await userEvent.click(screen.getByTestId('transfer-submit'));
  expect(await screen.findByText(ENDED.text)).toBeVisible();
  await saysEnded();
  await world.control('DELETE', '/faults');
  await answers('GET', '/api/Bonus?', ok([]));
  await read();
  await userEvent.click(screen.getByTestId('transfer-submit'));
  expect(await screen.findByTestId('transfer-receipt')).toHaveTextContent('200.00');
  expect((await requestsTo(world, 'transfer.create')).at(-1)?.body).not.toHaveProperty('bonusId');
});

test.each([
  ['deposit', depositWithBonus],
  ['transfer', transferWithBonus],
] as const)('a %s form that stands open says it by itself within the minute', async (_, fillIn) => {
  jest.useFakeTimers({ advanceTimers: true });
  await fillIn();
  await end();
  await act(() => jest.advanceTimersByTimeAsync(61_000));
  await saysEnded();
});

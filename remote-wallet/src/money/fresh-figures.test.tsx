/** Money that moved where this page heard nothing of it: what may be acted upon follows. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApplication } from '@site/contracts/payment';
import { deleteMemberBank, getMemberBanks } from '@site/contracts/payment-banks';
import { createTransfer } from '@site/contracts/transfer';
import { toKeyedAction } from '@site/remote-kit/money';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { open } from '../pages/money-out.fixture';
import { Page as LimitsPage } from '../pages/LimitsPage';
import { registerLookups } from './wallet-action';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

/** Moves money as another tab of this browser does; this page's own money port hears nothing. */
async function moveElsewhere(amount: string): Promise<void> {
  const tab = createTestWorld({ storage: world.storage, sandbox: world.sandbox });
  await tab.start();
  const ended = new Promise<void>((resolve) => {
    tab.platform.bus.on('money.settled').subscribe(() => resolve());
  });
  tab.platform.money
    .run(
      toKeyedAction(tab.platform, {
        kind: 'transfer',
        row: createTransfer,
        body: { from: 2, to: 4, amount },
        summary: 'elsewhere',
      }),
    )
    .subscribe();
  await ended;
}

/** What the browser tells this tab of the other one's journal. */
function tellJournal(change: (kept: string) => string = (kept) => kept): void {
  const [entry] = [...world.storage].filter(([name]) => name.startsWith('moneyJournal:'));
  if (entry === undefined) throw new Error('nothing in the journal');
  const [key, kept] = entry;
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: change(kept) }));
}

const WAYS: readonly (readonly [string, () => void])[] = [
  ['looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'restored from the cache of the browser',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['in sight while another tab writes its end', () => tellJournal()],
];

test.each(WAYS)(
  '[R7.2-1] a transfer form that is %s knows what another tab moved, and fills "all" with what is there',
  async (_, happens) => {
    await world.logIn('member01');
    open(world, '/Transfer');
    await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '32');
    await moveElsewhere('4000.00');
    happens();
    await waitFor(() =>
      expect(screen.getByTestId('transfer-from-balance')).toHaveTextContent('6,000.00'),
    );
    await userEvent.click(screen.getByTestId('transfer-all'));
    expect(screen.getByTestId('transfer-amount')).toHaveValue('6000.00');
    expect(screen.getByTestId('transfer-to')).toHaveValue('32');
  },
);

test('ten looks in a second are two reads at most: the first at once, what came after it in the second', async () => {
  await world.logIn('member01');
  open(world, '/Transfer');
  await screen.findByTestId('transfer-to');
  const reads = jest.spyOn(world.platform.balances, 'refreshNow');
  for (let look = 0; look < 10; look += 1) {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  expect(reads).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(reads).toHaveBeenCalledTimes(2), { timeout: 20_000 });
});

test.each(WAYS)('a withdrawal form that is %s knows what may leave now', async (_, happens) => {
  await world.logIn('member01');
  open(world, '/Withdrawal');
  const before = (await screen.findByTestId('withdrawable')).textContent;
  await moveElsewhere('4000.00');
  await world.control('PATCH', '/members/member01', { wallets: { 2: '10.00' } });
  happens();
  await waitFor(() => expect(screen.getByTestId('withdrawable').textContent).not.toBe(before));
});

test('an amount that was typed before is said to be too much once less is there', async () => {
  await world.logIn('member01');
  open(world, '/Transfer');
  await userEvent.selectOptions(await screen.findByTestId('transfer-to'), '32');
  await userEvent.type(screen.getByTestId('transfer-amount'), '9000');
  await moveElsewhere('4000.00');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('alert')).toHaveTextContent('转出钱包余额 ¥6,000.00');
  expect(screen.getByTestId('transfer-amount')).toHaveValue('9000');
});

test('a tab that only begins to send has moved nothing yet: nothing is asked', async () => {
  await world.logIn('member01');
  open(world, '/Transfer');
  await screen.findByTestId('transfer-to');
  await moveElsewhere('4000.00');
  await world.control('DELETE', '/requests');
  tellJournal((kept) => kept.replace('"over":true', '"over":false'));
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(await world.control('GET', '/requests?path=/api/Transfer')).toMatchObject({
    requests: [],
  });
});

async function firstBank(night: TestWorld): Promise<string> {
  const banks = await night.platform.api.call(getMemberBanks);
  const bank = banks.ok ? banks.value[0] : undefined;
  if (bank === undefined) throw new Error('no bank account');
  return bank.memberBankId;
}

test('a list of saved accounts that is looked at again lacks what another tab has removed', async () => {
  await world.logIn('member01');
  open(world, '/Me/BankCards');
  const before = (await screen.findAllByTestId('saved-account')).length;
  const removed = await world.platform.api.call(deleteMemberBank, {
    params: { memberBankId: await firstBank(world) },
  });
  if (!removed.ok) throw new Error(JSON.stringify(removed.error));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryAllByTestId('saved-account')).toHaveLength(before - 1));
});

/** Of one site day: half a second before the next one begins. */
const LATE = Date.parse('2026-03-10T23:59:59.500+08:00');

test('what is left of a day is that of the new day once it begins, on a form that stands open', async () => {
  const night = createTestWorld({ now: LATE });
  registerLookups(night.platform);
  await night.logIn('member01');
  const made = await night.platform.api.call(createApplication, {
    body: {
      transactionType: 'Withdrawal',
      methodCode: 'LB',
      amount: '200.00',
      memberBankId: await firstBank(night),
    },
    idempotencyKey: 'fresh-figures-night-1',
  });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  open(night, '/Withdrawal');
  await screen.findByTestId('withdrawable');
  const left = () => screen.getByTestId('withdrawable').parentElement?.querySelector('dd');
  const before = left()?.textContent;
  await night.control('POST', '/clock', { advanceMs: 1_000 });
  await waitFor(() => expect(left()?.textContent).not.toBe(before), { timeout: 20_000 });
  await night.close();
});

test("the member's own limits of a day turn with it as well", async () => {
  const night = createTestWorld({ now: LATE });
  await night.logIn('member01');
  renderInShell(<LimitsPage />, { platform: night.platform, path: '/Me/Limits' });
  await screen.findByTestId('limit-daily');
  await night.control('DELETE', '/requests');
  await night.control('POST', '/clock', { advanceMs: 1_000 });
  await waitFor(
    async () =>
      expect(
        (
          (await night.control('GET', '/requests?path=/api/Member/Limits')) as {
            requests: unknown[];
          }
        ).requests.length,
      ).toBeGreaterThan(0),
    { timeout: 20_000 },
  );
  await night.close();
});

/** The page is looked at again, and what it asks of an address has no answer. */
async function failSecondLook(path: string): Promise<void> {
  await world.control('DELETE', '/requests');
  await world.control('POST', '/faults', {
    match: { method: 'GET', path },
    fault: { status: 500, body: {} },
  });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(async () =>
    expect(await world.control('GET', `/requests?path=${path}`)).not.toMatchObject({
      requests: [],
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
}

test('[R6-7] a self-exclusion that is being chosen stays when the look at the page finds no server', async () => {
  await world.logIn('member01');
  renderInShell(<LimitsPage />, { platform: world.platform, path: '/Me/Limits' });
  await userEvent.click(await screen.findByTestId('exclusion-open'));
  await userEvent.click(await screen.findByTestId('exclusion-7'));
  await userEvent.click(screen.getByTestId('exclusion-disableBetting'));
  await failSecondLook('/api/Member/SelfExclusion');
  expect(screen.getByTestId('exclusion-7')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByTestId('exclusion-disableBetting')).not.toBeChecked();
});

test('what an account came to stays when the look at the page finds no server', async () => {
  await world.logIn('member01');
  renderInShell(<LimitsPage />, { platform: world.platform, path: '/Me/Limits' });
  await waitFor(() => expect(screen.getByTestId('total-net-deposits')).toHaveTextContent('0.00'));
  await failSecondLook('/api/Payment/Statement');
  expect(screen.getByTestId('total-net-deposits')).toHaveTextContent('0.00');
});

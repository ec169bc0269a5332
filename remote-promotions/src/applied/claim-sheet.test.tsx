/** A claim says what it pays and holds, and asks once. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claimBonus, getBonusApplications } from '@site/contracts/bonus';
import { createTransfer } from '@site/contracts/transfer';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { registerOfferLookups } from '../money/lookups';
import { apply, payIn } from '../pages/applied.fixture';
import { address, fault, open, sent } from '../pages/promotions.fixture';
import { ClaimSheet } from './ClaimSheet';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
  registerOfferLookups(world.platform);
  await world.logIn('member01');
});
afterEach(() => world.close());

const APPLICATIONS = '/api/Bonus/v2.0/Applications';
/** ¥100 of ¥1,000 that were planned have come into the wallet. */
async function partly(): Promise<string> {
  const id = await apply(world, 'T1032', '1000');
  await payIn(world, 64, '100');
  open(world, '/Promotions?tab=applied');
  return id;
}
const ask = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByTestId('application-claim'));
  return screen.findByTestId('claim-sheet');
};
const confirm = async (): Promise<void> => {
  await waitFor(() => expect(screen.getByTestId('claim-confirm')).toBeEnabled());
  await userEvent.click(screen.getByTestId('claim-confirm'));
};

test('a card that can be claimed says what came of the plan, and what a claim pays and asks now', async () => {
  await partly();
  const card = await screen.findByTestId('application');
  expect(await screen.findByTestId('claim-counted')).toHaveTextContent('¥1,000.00 → ¥100.00');
  expect(card).toHaveTextContent('可得礼金¥8.00');
  expect(card).toHaveTextContent('所需流水¥540.00');
  expect(card).toHaveTextContent('计入 2026/11/23 起的转账');
});

test('the claim asks once, with its figures and what it holds; what is missing may come in first; nothing is sent before', async () => {
  await partly();
  const sheet = await ask();
  expect(sheet).toHaveTextContent('礼金¥8.00');
  expect(sheet).toHaveTextContent('所需流水¥540.00');
  expect(sheet).toHaveTextContent('可提余额 ¥');
  expect(within(sheet).getByTestId('claim-top-up')).toHaveTextContent('先转入 ¥900');
  // Nobody has read it yet.
  expect(screen.getByTestId('claim-confirm')).toBeDisabled();
  await userEvent.click(screen.getByTestId('claim-confirm'));
  expect(await sent(world, 'bonus.claim')).toEqual([]);
  await confirm();
  await waitFor(() =>
    expect(screen.getByTestId('application')).toHaveAttribute('data-status', 'Wagering'),
  );
  expect(screen.queryByTestId('claim-sheet')).toBeNull();
  expect(await sent(world, 'bonus.claim')).toHaveLength(1);
});

test('consent is for what was told: more that came meanwhile is shown first, and unread nothing is sent', async () => {
  await partly();
  const sheet = await ask();
  await fault(world, 'GET', APPLICATIONS, { status: 500 }, 1);
  await confirm();
  expect(await screen.findByTestId('claim-stopped')).toHaveTextContent('未能核对');
  const { api } = world.platform;
  await api.call(createTransfer, {
    body: { from: 2, to: 64, amount: '300' },
    idempotencyKey: 'more-of-it-came',
  });
  await confirm();
  await waitFor(() => expect(sheet).toHaveTextContent('礼金¥32.00'));
  expect(screen.getByTestId('claim-stopped')).toHaveTextContent('已变化');
  expect(await sent(world, 'bonus.claim')).toEqual([]);
  await confirm();
  await waitFor(async () => expect(await sent(world, 'bonus.claim')).toHaveLength(1));
});

test('more that comes while the claim is on its way: nothing is paid, the new figures are shown', async () => {
  await partly();
  const { api } = world.platform;
  const card = await screen.findByTestId('application');
  await ask();
  await fault(world, 'POST', '/api/Bonus/Claim', { delayMs: 2_000 }, 1);
  await confirm();
  await waitFor(async () => expect(await sent(world, 'bonus.claim')).toHaveLength(1));
  await api.call(createTransfer, {
    body: { from: 2, to: 64, amount: '300' },
    idempotencyKey: 'more-on-the-way',
  });
  expect(await screen.findByText(/已变化，未领取/)).toBeVisible();
  await waitFor(() => expect(card).toHaveTextContent('可得礼金¥32.00'));
  expect(card).toHaveAttribute('data-status', 'Serving');
});

test('claimed on another device meanwhile: the sheet goes, and nothing is sent', async () => {
  const applicationId = await partly();
  await ask();
  await world.platform.api.call(claimBonus, {
    body: { applicationId },
    idempotencyKey: 'on-another-device',
  });
  const before = await sent(world, 'bonus.claim');
  await confirm();
  await waitFor(() => expect(screen.queryByTestId('claim-sheet')).toBeNull());
  expect(await sent(world, 'bonus.claim')).toEqual(before);
});

test('what is missing of the plan may come in first: a way there, and nothing is sent', async () => {
  await partly();
  await ask();
  await waitFor(() => expect(screen.getByTestId('claim-top-up')).toBeEnabled());
  await userEvent.click(screen.getByTestId('claim-top-up'));
  await waitFor(() => expect(address()).toBe('/Transfer'));
  expect(await sent(world, 'bonus.claim')).toEqual([]);
});

test('a server that does not say what it pays is asked all the same: words without figures', async () => {
  await apply(world, 'T1032', '1000');
  const read = await world.platform.api.call(getBonusApplications, { query: {} });
  const application = read.ok ? read.value[0] : undefined;
  if (application === undefined) throw new Error('not read');
  renderInShell(
    <ClaimSheet
      application={{ ...application, canClaim: true, claimNow: null }}
      open
      onConfirm={() => undefined}
      onClose={() => undefined}
    />,
    { platform: world.platform },
  );
  const sheet = await screen.findByTestId('claim-sheet');
  expect(sheet).toHaveTextContent('按已到账金额计算');
  expect(within(sheet).getByTestId('claim-confirm')).toHaveTextContent('确认领取');
  expect(within(sheet).queryByTestId('claim-top-up')).toBeNull();
  expect(within(sheet).getByTestId('bonus-lock')).toBeVisible();
});

test('what the claim holds is what is here now, not what the page read before the money came', async () => {
  await apply(world, 'T1032', '1000');
  await payIn(world, 64, '100');
  const read = jest.spyOn(world.platform.balances, 'refreshNow');
  open(world, '/Promotions?tab=applied');
  await screen.findByTestId('application-claim');
  const before = read.mock.calls.length;
  await ask();
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
});

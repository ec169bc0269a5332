/** What the receipt of a transfer says of the bonus that came along, whatever its read does. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTransfer, type Transfer } from '@site/contracts/transfer';
import { fenOf } from '@site/domain/money';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { registerLookups } from '../money/wallet-action';
import { Receipt } from './Receipt';

let world: TestWorld;

beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

const WITH_BONUS: Transfer = {
  transferId: 'TR1',
  from: 2,
  fromName: '体育电竞',
  to: 32,
  toName: '电子游戏',
  amount: fenOf(20_000n),
  status: 'Approved',
  bonusId: 'T1030',
  createdAt: '2026-03-10T10:00:00+08:00',
};

const APPLICATIONS = '/^\\/api\\/Bonus\\/v2\\.0\\/Applications(\\?|$)/';

test.each<{ delayMs?: number; status?: number }>([{ delayMs: 2_000 }, { status: 500 }])(
  'a read of the bonus (%o) takes nothing from its lock; until it is told it has its place and its way',
  async (fault) => {
    await world.logIn('member01');
    await world.control('POST', '/faults', { match: { path: APPLICATIONS }, fault });
    renderInShell(<Receipt transfer={WITH_BONUS} onAgain={() => undefined} />, {
      platform: world.platform,
    });
    const bonus = screen.getByTestId('transfer-bonus');
    expect(bonus).toHaveTextContent('完成流水前不能转账与提款');
    if (fault.status !== undefined)
      await waitFor(() => expect(bonus).toHaveTextContent('可在「我的优惠」查看'));
    expect(bonus).toHaveTextContent('完成流水前不能转账与提款');
    expect(screen.getByTestId('transfer-progress')).toHaveAttribute(
      'href',
      '/Promotions?tab=applied',
    );
  },
);

test.each([
  ['by itself', false],
  ['by a button', true],
])('a bonus that could not be read is asked for again %s', async (_, taps) => {
  await world.logIn('member01');
  const made = await world.platform.api.call(createTransfer, {
    body: { from: 2, to: 32, amount: '200.00', bonusId: 'T1030' },
    idempotencyKey: 'transfer-bonus-again-1',
  });
  if (!made.ok) throw new Error('no transfer');
  await world.control('POST', '/faults', {
    match: { path: APPLICATIONS },
    fault: { status: 500 },
  });
  renderInShell(<Receipt transfer={made.value} onAgain={() => undefined} />, {
    platform: world.platform,
  });
  const again = await screen.findByRole('button', { name: '重新载入' });
  await world.control('DELETE', '/faults');
  if (taps) await userEvent.click(again);
  await waitFor(
    () =>
      expect(screen.getByTestId('transfer-bonus')).toHaveTextContent(
        '流水 ¥3,750.00完成流水前不能转账与提款',
      ),
    { timeout: taps ? 3_000 : 9_000 },
  );
  expect(screen.queryByRole('button', { name: '重新载入' })).toBeNull();
});

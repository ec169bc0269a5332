/** A transfer that was under way when the page was left, and whose bonus locks the wallets. */
import { screen } from '@testing-library/react';
import { createTransfer } from '@site/contracts/transfer';
import { createTestWorld, type TestWorld } from '@site/testing';
import { keepPreviousAttempt } from '../money/previous-attempt';
import { registerLookups } from '../money/wallet-action';
import { open } from '../pages/money-out.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  registerLookups(world.platform);
});
afterEach(() => world.close());

test('how it ended is said where the wallets are locked, before what locks them', async () => {
  await world.logIn('member01');
  const made = await world.platform.api.call(createTransfer, {
    body: { from: 2, to: 32, amount: '200.00', bonusId: 'T1030' },
    idempotencyKey: 'transfer-locked-1',
  });
  expect(made.ok).toBe(true);
  keepPreviousAttempt(
    'transfer',
    'done',
    { summary: '转账 · 体育电竞 → 电子游戏 · ¥200.00' },
    null,
  );
  open(world, '/Transfer');
  const locked = await screen.findByTestId('transfer-locked');
  const said = screen.getByTestId('transfer-earlier');
  expect(said).toHaveTextContent('已成功');
  expect(said).toHaveTextContent('¥200.00');
  expect(said.compareDocumentPosition(locked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

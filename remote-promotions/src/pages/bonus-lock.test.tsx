import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getTransferWallets } from '@site/contracts/transfer';
import { createTestWorld, type TestWorld } from '@site/testing';
import { apply } from './applied.fixture';
import { open } from './promotions.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
  await world.logIn('member01');
});
afterEach(() => world.close());

const LOCK = '领取后，完成流水前不能提款和转账（随时可放弃优惠解除）。';
const form = (id: string) => open(world, `/Promotions/PromotionBonusForm?id=${id}`);

/** Whether any wallet may be moved money out of. */
async function mayMove(): Promise<boolean> {
  const read = await world.platform.api.call(getTransferWallets, { fresh: true });
  return read.ok && read.value.wallets.some(({ canTransferOut }) => canTransferOut);
}

test('[R3.7-1] a claim says over its button what the server then does: no withdrawal and no transfer until the turnover is done', async () => {
  form('N1040');
  expect(await screen.findByTestId('bonus-lock')).toHaveTextContent(LOCK);
  expect(screen.getByTestId('bonus-form')).not.toHaveTextContent('流水完成前提款');
  expect(await mayMove()).toBe(true);
  await apply(world, 'N1040');
  expect(await mayMove()).toBe(false);
});

test('a deposit says it before it is made, on the form and on the card that waits for the money', async () => {
  const first = form('B1020');
  expect(await screen.findByTestId('bonus-lock')).toHaveTextContent(LOCK);
  first.unmount();
  await apply(world, 'B1020', '1000');
  open(world, '/Promotions?tab=applied');
  const card = within(await screen.findByTestId('application'));
  expect(card.getByTestId('bonus-lock')).toHaveTextContent(LOCK);
});

test('a rescue says it too', async () => {
  open(world, '/Promotions/Detail/1010');
  await userEvent.click(await screen.findByTestId('promo-claim'));
  expect(await screen.findByTestId('bonus-lock')).toHaveTextContent(LOCK);
});

test('a free bet holds nothing back, and says nothing of it', async () => {
  form('F3002A');
  await screen.findByTestId('bonus-submit');
  expect(screen.queryByTestId('bonus-lock')).toBeNull();
  expect(screen.getByText('提交即表示同意活动规则。')).toBeVisible();
  await apply(world, 'F3002A');
  expect(await mayMove()).toBe(true);
});

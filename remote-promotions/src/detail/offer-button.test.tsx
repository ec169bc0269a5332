/** Where the one button of a promotion leads (§3.7). */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelBonus, getBonusApplications } from '@site/contracts/bonus';
import { createTestWorld, type TestWorld } from '@site/testing';
import { fault, open } from '../pages/promotions.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
});
afterEach(() => world.close());

test.each([
  [
    '1020 fund in, with a deposit',
    '1020',
    '先申请，稍后存款',
    '/Promotions/PromotionBonusForm?id=B1020',
  ],
  ['1030 fund in, with a transfer', '1030', '立即申请', '/Promotions/PromotionBonusForm?id=T1030'],
  ['1040 fund in, with nothing', '1040', '立即申请', '/Promotions/PromotionBonusForm?id=N1040'],
  ['1012 apply form', '1012', '填写申请表', '/Promotions/Manual?id=1012'],
  ['1011 deposit page only', '1011', '前往存款', '/DepositVerify'],
  ['1010 rescue', '1010', '申请急救礼金', null],
])('the button of %s', async (_title, id, words, href) => {
  await world.logIn('member01');
  open(world, `/Promotions/Detail/${id}`);
  const button = await screen.findByTestId('promo-claim');
  expect(button).toHaveTextContent(words);
  expect(button.getAttribute('href')).toBe(href);
});

test('what a deposit alone brings goes with the deposit first, its form is the second way', async () => {
  await world.logIn('member01');
  open(world, '/Promotions/Detail/1020');
  const deposit = await screen.findByTestId('promo-deposit');
  expect(deposit).toHaveTextContent('存款参加');
  expect(deposit).toHaveAttribute('href', '/DepositVerify?bonus=B1020');
  const order = deposit.compareDocumentPosition(screen.getByTestId('promo-claim'));
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what cannot be had leads to its form alone, which says why', async () => {
  await fault(world, 'GET', '/api/Bonus/v2.0', {
    status: 200,
    body: { isSuccess: true, result: [] },
  });
  await world.logIn('member01');
  open(world, '/Promotions/Detail/1022');
  await screen.findByTestId('promo-claim');
  await waitFor(() =>
    expect(screen.getByTestId('promo-claim')).toHaveAttribute(
      'href',
      '/Promotions/PromotionBonusForm?id=B1022',
    ),
  );
  expect(screen.queryByTestId('promo-deposit')).toBeNull();
});

test('one that was used says so, and why, in place of its button; its form says the same under its title', async () => {
  await world.logIn('member01');
  const form = open(world, '/Promotions/PromotionBonusForm?id=N1040');
  await userEvent.click(await screen.findByTestId('bonus-submit'));
  await screen.findByTestId('bonus-claimed', {}, { timeout: 20_000 });
  form.unmount();
  const answer = await world.platform.api.call(getBonusApplications, { query: {} });
  const applicationId = answer.ok ? (answer.value[0]?.applicationId ?? '') : '';
  const cancelled = await world.platform.api.call(cancelBonus, {
    body: { applicationId, confirm: true },
    idempotencyKey: 'give-up-1',
  });
  expect(cancelled.ok).toBe(true);
  const detail = open(world, '/Promotions/Detail/1040');
  expect(await screen.findByTestId('promo-used', {}, { timeout: 20_000 })).toHaveTextContent(
    '已参加过 · 该优惠每周仅可参与一次',
  );
  expect(screen.queryByTestId('promo-claim')).toBeNull();
  detail.unmount();
  open(world, '/Promotions/PromotionBonusForm?id=N1040');
  const gone = await screen.findByTestId('bonus-gone');
  await waitFor(() => expect(gone).toHaveTextContent('该优惠目前不可申请该优惠每周仅可参与一次'));
  expect(screen.getAllByTestId('bonus-reasons')).toHaveLength(1);
});

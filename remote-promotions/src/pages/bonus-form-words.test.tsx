import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { registerOfferLookups } from '../money/lookups';
import { open } from './promotions.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
  registerOfferLookups(world.platform);
  await world.logIn('vip01');
});
afterEach(() => world.close());

const form = (id: string) => open(world, `/Promotions/PromotionBonusForm?id=${id}`);

test('says each term in the words of the detail that leads to it', async () => {
  const linesOf = (box: HTMLElement): ReadonlyMap<string | null, string | null> => {
    const values = within(box).getAllByRole('definition');
    return new Map(
      within(box)
        .getAllByRole('term')
        .map(({ textContent }, at) => [textContent, values[at]?.textContent ?? null]),
    );
  };
  const { unmount } = open(world, '/Promotions/Detail/1020');
  const detail = linesOf(await screen.findByRole('region', { name: '活动要点' }));
  unmount();
  form('B1020');
  const asked = linesOf(await screen.findByTestId('offer-terms'));
  const shared = ['所需流水', '适用游戏', '有效期', '计入流水的最高单注', '最高礼金'];
  expect([...detail.keys()]).toEqual(expect.arrayContaining(shared));
  expect([...asked.keys()].slice(0, shared.length)).toEqual(shared);
  for (const term of shared) expect(detail.get(term)).toBe(asked.get(term));
});

test('of a deposit has a way straight to the deposit with this offer; one of another kind has none', async () => {
  const way = () => screen.queryByRole('link', { name: /去存款/ });
  const { unmount } = form('B1020');
  await screen.findByTestId('offer-terms');
  expect(way()).toHaveAttribute('href', '/DepositVerify?bonus=B1020');
  unmount();
  form('T1030');
  await screen.findByTestId('offer-terms');
  expect(way()).toBeNull();
});

test('offers round amounts within its limits, each with one tap', async () => {
  form('B1020');
  const chips = within(await screen.findByRole('group', { name: '常用金额' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '200',
    '500',
    '1,000',
  ]);
  await userEvent.click(chips.getByRole('button', { name: '500' }));
  expect(screen.getByTestId('bonus-amount')).toHaveValue('500');
  expect(chips.getByRole('button', { name: '500' })).toHaveAttribute('aria-pressed', 'true');
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { fault, open, sent } from './promotions.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
});
afterEach(() => world.close());

/** Longer than the first pause, shorter than the second. */
const FIRST_TURN = { timeout: 8_000 } as const;
const isSeen = (): void => void document.dispatchEvent(new Event('visibilitychange'));
const askedFor = (call: string) => async (): Promise<number> => (await sent(world, call)).length;

test.each([
  ['list', '/cms/promotions', '/Promotions', 'promotion.list', '活动未能载入', 'promo-card'],
  [
    'detail',
    '/cms/promotions/1001',
    '/Promotions/Detail/1001',
    'promotion.detail',
    '活动详情未能载入',
    'promo-claim',
  ],
])(
  'a %s that the content host does not give comes by itself; until then its words and its button stand still, and one toast tells of it',
  async (_title, path, address, call, words, whole) => {
    await fault(world, 'GET', path, { status: 503 }, 99);
    open(world, address);
    const panel = await screen.findByText(words);
    const again = screen.getAllByRole('button', { name: '重试' }).at(-1);
    const asked = await askedFor(call)();
    const told = world.failures.length;
    await waitFor(async () => expect(await askedFor(call)()).toBe(asked + 1), FIRST_TURN);
    expect(panel).toBeVisible();
    expect(again).toBeVisible();
    expect(world.failures).toHaveLength(told);
    await world.control('DELETE', '/faults');
    // Who looks away and back does not wait for its turn.
    act(isSeen);
    expect((await screen.findAllByTestId(whole, {}, { timeout: 3_000 })).length).toBeGreaterThan(0);
    expect(panel).not.toBeInTheDocument();
  },
  30_000,
);

test('a hand that asks in vain is told', async () => {
  await fault(world, 'GET', '/cms/promotions', { status: 503 }, 99);
  open(world, '/Promotions');
  const again = await screen.findByRole('button', { name: '重试' });
  const told = world.failures.length;
  await userEvent.click(again);
  await waitFor(() => expect(world.failures.length).toBeGreaterThan(told));
  expect(await screen.findByText('活动未能载入')).toBeVisible();
});

test('a promotion that is not there is not asked for again', async () => {
  open(world, '/Promotions/Detail/nope');
  await screen.findByTestId('promo-missing');
  const asked = await askedFor('promotion.detail')();
  act(isSeen);
  await new Promise((resolve) => {
    setTimeout(resolve, 5_500);
  });
  expect(await askedFor('promotion.detail')()).toBe(asked);
}, 20_000);

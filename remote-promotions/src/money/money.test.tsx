import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { fault, open, sent, toasts } from '../pages/promotions.fixture';
import { registerOfferLookups } from './lookups';
import { operationOf, refOf } from './operations';

let world: TestWorld;
let stop: () => void;
beforeEach(async () => {
  world = createTestWorld();
  stop = registerOfferLookups(world.platform);
  await world.logIn('member01');
});
afterEach(() => {
  jest.restoreAllMocks();
  stop();
  return world.close();
});

const CLAIMS = '/api/Campaign/AssignedClaims';
const SLOW = { timeout: 20_000 } as const;
const gift = async (): Promise<HTMLElement> => {
  open(world, '/Promotions?tab=applied');
  return screen.findByTestId('gift-take');
};

test('without a network nothing is sent, and nothing is left open', async () => {
  const take = await gift();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const seen = toasts(world);
  await userEvent.click(take);
  expect(seen).toEqual(['当前没有网络，未提交任何操作']);
  expect(await sent(world, 'campaign.takeClaim')).toEqual([]);
  expect(take).not.toHaveAttribute('aria-busy');
});

test('while nobody knows, the page says so and asks on demand; a tap sends nothing more', async () => {
  await fault(world, 'POST', CLAIMS, { drop: 'afterCommit' }, 1);
  await fault(world, 'GET', `/${CLAIMS.slice(1)}/`, { status: 503 }, 2);
  const take = await gift();
  fireEvent.click(take);
  fireEvent.click(take);
  const notice = await screen.findByTestId('gift-unknown', {}, SLOW);
  expect(notice).toHaveTextContent('结果确认中，请勿重复操作');
  fireEvent.click(take);
  await userEvent.click(screen.getByRole('button', { name: '立即查询' }));
  await waitFor(() => expect(screen.queryByTestId('gift')).toBeNull(), SLOW);
  expect(await sent(world, 'campaign.takeClaim')).toHaveLength(1);
});

test('whoever left the page is told the end by a toast', async () => {
  await fault(world, 'POST', CLAIMS, { delayMs: 300 }, 1);
  const { unmount } = open(world, '/Promotions?tab=applied');
  fireEvent.click(await screen.findByTestId('gift-take'));
  await waitFor(async () => expect(await sent(world, 'campaign.takeClaim')).toHaveLength(1));
  const seen = toasts(world);
  unmount();
  await waitFor(() => expect(seen.join()).toMatch(/领取 迎新礼包.*已完成/), SLOW);
});

test('the journal names an operation; what another version wrote is none', () => {
  expect(operationOf(refOf('cancel', 'A:1'))).toBe('cancel');
  expect([operationOf(undefined), operationOf('toString:1'), operationOf('other')]).toEqual([
    null,
    null,
    null,
  ]);
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { fault, open } from './promotions.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.close();
});

/** A promotion that is tapped in the list. */
async function tap(promoId: string): Promise<HTMLElement> {
  const row = screen
    .getAllByTestId('promo-card')
    .find(({ dataset }) => dataset['promoId'] === promoId);
  if (row === undefined) throw new Error('no row');
  await userEvent.click(row);
  return screen.findByTestId('promo-detail');
}
const lines = (sheet: HTMLElement): (string | null)[] =>
  within(within(sheet).getByRole('region', { name: '活动要点' }))
    .getAllByRole('term')
    .map(({ parentElement }) => parentElement?.textContent ?? null);

const LISTED = [
  expect.stringMatching(/^活动时间\d{4}\/\d\d\/\d\d - \d{4}\/\d\d\/\d\d$/),
  '最低存款¥100',
  '所需流水本金与礼金 ×15',
  '礼金100% · 最高 ¥1,888',
  '活动分类新会员',
];

test('[I4] an offer that is tapped without a network says at once what its row knows, and when the rest comes', async () => {
  open(world, '/Promotions');
  await screen.findAllByTestId('promo-card');
  await screen.findByTestId('promo-category-new');
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const sheet = await tap('1001');
  expect(lines(sheet)).toEqual(LISTED);
  expect(within(sheet).getByTestId('promo-example')).toHaveTextContent('需流水');
  expect(sheet).toHaveTextContent('网络恢复后自动显示');
  // Nothing is on its way.
  expect(sheet.querySelector('.sk')).toBeNull();
  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByTestId('promo-body')).toBeVisible();
  await waitFor(() => expect(sheet).not.toHaveTextContent('网络恢复后自动显示'));
  expect(lines(sheet)).toContain('适用游戏体育、真人、老虎机');
});

test('where the content host does not give the rest, what the row knows stands over the way to ask again', async () => {
  await fault(world, 'GET', '/cms/promotions/1001', { status: 503 }, 99);
  open(world, '/Promotions');
  await screen.findAllByTestId('promo-card');
  await screen.findByTestId('promo-category-new');
  const sheet = await tap('1001');
  expect(await within(sheet).findByText('活动详情未能载入')).toBeVisible();
  expect(lines(sheet)).toEqual(LISTED);
});

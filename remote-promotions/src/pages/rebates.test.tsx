import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, type TestWorld } from '@site/testing';
import { address, fault, open, sent } from './promotions.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld({ now: Date.parse('2026-11-23T15:30:00+08:00') });
  await world.logIn('member01');
});
afterEach(() => world.close());

const turnover = (amount: string, walletGroup: number) =>
  world.control('POST', '/members/member01/turnover', { amount, walletGroup });
const rows = (): string[] =>
  screen.getAllByTestId('rebate-row').map(({ dataset }) => dataset.rebate ?? '');

test('[R4.4-1] today comes from the running details; [R5-10] rows with nothing in them are dropped; [R7.3-3] names lead to their rules', async () => {
  await turnover('1000', 2);
  await turnover('500', 32);
  open(world, '/Promotions?tab=rebate');
  await screen.findAllByTestId('rebate-row');
  expect(rows()).toEqual(['RB02', 'RB32']);
  const [sports] = screen.getAllByTestId('rebate-row');
  expect(sports).toHaveTextContent('6.00');
  expect(sports).toHaveTextContent('比例 0.6%');
  expect(sports).toHaveTextContent(/预计 .*24.* 15:00 到账/);
  expect(screen.getByTestId('rebate-sum')).toHaveTextContent('1,500.00');
  expect(screen.getByTestId('rebate-sum')).toHaveTextContent('12.00');
  expect(await sent(world, 'promotion.rebateHistories')).toEqual([]);
  await waitFor(() =>
    expect(within(sports as HTMLElement).getByRole('link', { name: '体育返水' })).toHaveAttribute(
      'href',
      '/Promotions/Detail/1005',
    ),
  );
  expect(decodeURIComponent((await sent(world, 'promotion.byRebateIds'))[0] ?? '')).toContain(
    '/rebateids/RB02,RB32',
  );
});

test('a longer window comes from the histories of its days, newest first, paid ones marked', async () => {
  for (const [at, group] of [
    ['2026-11-20T10:00:00+08:00', 2],
    ['2026-11-21T10:00:00+08:00', 4],
  ] as const) {
    await world.control('POST', '/clock', { set: at });
    await turnover('1000', group);
  }
  await world.control('POST', '/clock', { set: '2026-11-23T15:30:00+08:00' });
  open(world, '/Promotions?tab=rebate&sub=half');
  await screen.findAllByTestId('rebate-day', {}, { timeout: 20_000 });
  expect(screen.getAllByTestId('rebate-day').map(({ dataset }) => dataset.day)).toEqual([
    '2026-11-21',
    '2026-11-20',
  ]);
  expect(
    screen.getAllByTestId('rebate-row').every((row) => within(row).queryByText('已到账') !== null),
  ).toBe(true);
  await userEvent.click(screen.getByTestId('rebate-week'));
  expect(address()).toBe('/Promotions?tab=rebate&sub=week');
  const requestsTo = async (): Promise<(string | null)[][]> =>
    (await sent(world, 'promotion.rebateHistories'))
      .map((url) => new URLSearchParams(url.split('?')[1]))
      .map((query) => [query.get('type'), query.get('dateFrom'), query.get('dateTo')]);
  await waitFor(async () => expect(await requestsTo()).toHaveLength(2));
  const today = Date.parse((await requestsTo())[0]?.[2] ?? '');
  expect(
    (await requestsTo()).map(([type, from]) => [
      type,
      (today - Date.parse(from ?? '')) / 86_400_000,
    ]),
  ).toEqual([
    ['Rebate', 179],
    ['Rebate', 6],
  ]);
  expect(await sent(world, 'promotion.rebateRunning')).toEqual([]);
});

test('nothing but empty rows is an empty window; a failed one is asked again; a visitor sees the rules and the login', async () => {
  await fault(world, 'GET', '/api/Promotion/RunningDetails', { status: 500 }, 1);
  const first = open(world, '/Promotions?tab=rebate');
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByTestId('rebate-empty')).toHaveTextContent('这段时间没有返水');
  first.unmount();
  await world.platform.session.logOut();
  open(world, '/Promotions?tab=rebate');
  expect(await screen.findByText('登录后可以查看您的返水。')).toBeVisible();
  expect((await screen.findAllByTestId('promo-card')).length).toBeGreaterThan(3);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { casino, fault } from './casino.fixture';
import { Page } from './TurnoverPage';
import { useLocation } from '@site/platform';

/** 2026-11-22 10:00 at UTC+8. */
const NOW = Date.parse('2026-11-22T02:00:00Z');
const CALL = '/api/Games/DailyTurnover';
let world: TestWorld;
/** Shows the address beside the page. */
function Where() {
  const { pathname, search } = useLocation();
  return <output data-testid="where">{pathname + search}</output>;
}
const open = (path = '/Games/turnover'): void =>
  void renderInShell(
    <>
      <Where />
      <Routes>
        <Route path="/Games/turnover" element={<Page />} />
        <Route path="*" element={casino} />
      </Routes>
    </>,
    { platform: world.platform, path },
  );
const bars = async (): Promise<string[]> =>
  within(await screen.findByTestId('turnover-groups'))
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '');

beforeEach(async () => {
  world = createTestWorld({ now: NOW });
  await world.control('POST', '/members/M100001/turnover', { walletGroup: 32, amount: '750.00' });
  await world.control('POST', '/members/M100001/turnover', { walletGroup: 2, amount: '250.00' });
});
afterEach(() => world.close());

test('[R7.2-1] turnover of today: the sum, each wallet by its name, and its part as a bar that is also told in figures', async () => {
  await world.logIn('member01');
  open();
  await waitFor(() =>
    expect(screen.getByTestId('turnover-total')).toHaveTextContent('2026/11/22 有效流水¥1,000.00'),
  );
  expect(await bars()).toEqual([
    expect.stringMatching(/电子游戏.*750\.00.*75%/),
    expect.stringMatching(/体育.*250\.00.*25%/),
    expect.stringMatching(/0\.00.*0%/),
    expect.stringMatching(/0\.00.*0%/),
    expect.stringMatching(/0\.00.*0%/),
  ]);
  expect(screen.getByRole('link', { name: '查看投注记录' })).toHaveAttribute(
    'href',
    '/TransactionRecord/?type=bet',
  );
});

test('[R7.2-1] another day is one tap away, stands in the address, and is asked for by its date', async () => {
  await world.logIn('member01');
  open();
  await screen.findByTestId('turnover-groups');
  await userEvent.click(screen.getByRole('button', { name: '11月20日，周五' }));
  expect(await screen.findByTestId('turnover-empty')).toBeVisible();
  expect(screen.getByTestId('turnover-total')).toHaveTextContent('2026/11/20 有效流水¥0.00');
  expect(screen.getByTestId('where')).toHaveTextContent('/Games/turnover?date=2026-11-20');
  await userEvent.click(screen.getByRole('button', { name: '11月22日，今天' }));
  await screen.findByTestId('turnover-groups');
  expect(screen.getByTestId('where')).toHaveTextContent(/^\/Games\/turnover$/);
});

test.each(['2026-11-15', '2026-11-23', 'nonsense'])(
  'an address that asks for %s shows today',
  async (date) => {
    await world.logIn('member01');
    open(`/Games/turnover?date=${date}`);
    await screen.findByTestId('turnover-groups');
    expect(screen.getByRole('button', { name: '11月22日，今天' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
);

test('an amount that cannot be read is --, never 0, with a way to try again', async () => {
  await world.logIn('member01');
  await fault(world, CALL, { status: 500 }, 1);
  open();
  expect(await screen.findByTestId('turnover-failed')).toBeVisible();
  expect(screen.getByTestId('turnover-total')).toHaveTextContent('--');
  await userEvent.click(within(screen.getByTestId('turnover-failed')).getByRole('button'));
  await waitFor(() => expect(screen.getByTestId('turnover-total')).toHaveTextContent('1,000.00'));
});

test('a wallet that the server leaves out is not known', async () => {
  await world.logIn('member01');
  await fault(world, CALL, {
    status: 200,
    body: {
      isSuccess: true,
      result: { date: '2026-11-22', total: 10, groups: [{ walletGroupId: 64, turnover: 10 }] },
    },
  });
  open();
  const rows = await bars();
  expect(rows[0]).toMatch(/彩票.*10\.00.*100%/);
  expect(rows[1]).toMatch(/--.*--/);
});

test('a visitor is invited to log in and comes back to the same day', () => {
  open('/Games/turnover?date=2026-11-20');
  expect(screen.getByTestId('turnover-login')).toHaveAttribute(
    'href',
    expect.stringContaining('fromUrl=%2FGames%2Fturnover%3Fdate%3D2026-11-20'),
  );
});

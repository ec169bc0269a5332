import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boardView } from '../board/board-view';
import { homeOf } from './home.fixture';
import { Slot } from './HomeUpcoming';

const home = () => homeOf(Slot);

test('the next three matches to begin stand in the order of their kick-offs, none in play', async () => {
  const { show, soccer, drawn, end } = await home();
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3));
  const coming = (await soccer('TODAY'))
    .filter(({ isLive }) => !isLive)
    .toSorted((a, b) => Date.parse(a.globalShowTime) - Date.parse(b.globalShowTime));
  expect(coming.length).toBeGreaterThan(3);
  const startOf = (id: string | undefined) =>
    coming.find(({ eventId }) => eventId === id)?.globalShowTime;
  expect(drawn().map(startOf)).toEqual(
    coming.slice(0, 3).map(({ globalShowTime }) => globalShowTime),
  );
  for (const row of screen.getAllByTestId('event-row'))
    expect(within(row).getAllByTestId('odds-cell').length).toBeGreaterThan(0);
  await end();
});

test('each sport with matches today says how many, and a tap opens its board on today', async () => {
  const { world, show, end } = await home();
  show();
  const strip = await screen.findByTestId('home-sports');
  const basketball = within(strip).getByRole('link', { name: /^篮球，今日 \d+ 场$/ });
  expect(basketball).toHaveAttribute('href', '/sbtwo/sports-saba');
  await userEvent.click(basketball);
  expect(boardView(world.platform).get().choices.SABA).toMatchObject({ sportId: 2, tab: 'TODAY' });
  await end();
});

test('where the numbers do not come the common sports lead to their boards all the same', async () => {
  const { world, show, end } = await home();
  await world.control('POST', '/faults', {
    match: { path: '/vendors/saba/sports/v1/GetSports' },
    fault: { status: 500 },
  });
  show();
  await waitFor(
    () =>
      expect(
        within(screen.getByTestId('home-sports'))
          .getAllByRole('link')
          .map((link) => link.getAttribute('aria-label')),
      ).toEqual(['足球', '篮球', '网球']),
    { timeout: 20_000 },
  );
  await end();
});

test('where nothing is left to begin today the next days stand in the same place', async () => {
  const { world, show, soccer, drawn, end } = await home();
  const all = await soccer('TODAY');
  for (const { eventId } of all)
    await world.control('POST', `/events/saba/${eventId}`, { do: 'finish', home: 1, away: 0 });
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3), { timeout: 20_000 });
  expect(drawn().filter((id) => all.some(({ eventId }) => eventId === id))).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: '全部即将开赛' }));
  expect(boardView(world.platform).get().choices.SABA).toMatchObject({ sportId: 1, tab: 'EARLY' });
  await end();
});

test('where few are left to begin today those of the next days stand below them, and no room is empty', async () => {
  const { world, show, soccer, drawn, end } = await home();
  const all = await soccer('TODAY');
  const [only, ...others] = all.filter(({ isLive }) => !isLive);
  for (const { eventId } of others)
    await world.control('POST', `/events/saba/${eventId}`, { do: 'finish', home: 1, away: 0 });
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3), { timeout: 20_000 });
  expect(drawn().filter((id) => all.some(({ eventId }) => eventId === id))).toEqual([
    only?.eventId,
  ]);
  expect(drawn()[0]).toBe(only?.eventId);
  await userEvent.click(screen.getByRole('link', { name: '全部即将开赛' }));
  expect(boardView(world.platform).get().choices.SABA).toMatchObject({ sportId: 1, tab: 'TODAY' });
  await end();
});

test('a vendor under maintenance is called so, without a button that could ask nothing', async () => {
  const { world, show, end } = await home();
  await world.start();
  await world.control('POST', '/vendors/saba', { maintenance: true });
  show();
  await waitFor(
    () =>
      expect(screen.getByTestId('hot-lost')).toHaveTextContent(
        '沙巴体育维护中，恢复后这里会自动显示',
      ),
    { timeout: 20_000 },
  );
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(screen.getByRole('link', { name: 'IM体育' })).toBeVisible();
  await end();
});

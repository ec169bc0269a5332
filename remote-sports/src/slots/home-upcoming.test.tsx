import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getSabaEvents } from '@site/contracts/vendor-saba';
import { KEYS } from '@site/platform';
import { createTestWorld, renderInShell, vendorStreams } from '@site/testing';
import { boardView } from '../board/board-view';
import { browserTimers } from '../vendors/browser-feed';
import { provideVendor } from '../vendors/registry';
import { createSaba } from '../vendors/saba';
import { Slot } from './HomeUpcoming';

/** Home of who was at SABA's board last. */
async function home() {
  const world = createTestWorld();
  const streams = vendorStreams(world.sandbox);
  provideVendor('SABA', (platform) =>
    createSaba(platform, { ...browserTimers, open: streams.openEvents }),
  );
  await world.control('POST', '/clock', { pause: true });
  world.platform.storage.write(KEYS.sportRoute, 'sports-saba');
  return {
    world,
    show: () => renderInShell(<Slot />, { platform: world.platform, path: '/' }),
    today: async () => {
      const board = await world.platform.api.call(getSabaEvents, {
        query: { sportType: '1', tab: 'TODAY' },
      });
      if (!board.ok) throw new Error('no board');
      return board.value.events;
    },
    drawn: (): readonly (string | undefined)[] =>
      screen.queryAllByTestId('event-row').map(({ dataset }) => dataset['eventId']),
    end: async (): Promise<void> => {
      cleanup();
      streams.close();
      await world.close();
    },
  };
}

test('the next three matches to begin stand in the order of their kick-offs, none in play', async () => {
  const { show, today, drawn, end } = await home();
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3));
  const coming = (await today())
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
    { timeout: 10_000 },
  );
  await end();
});

test('where nothing is left to begin today the next days stand in the same place', async () => {
  const { world, show, today, drawn, end } = await home();
  const all = await today();
  for (const { eventId } of all)
    await world.control('POST', `/events/saba/${eventId}`, { do: 'finish', home: 1, away: 0 });
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3), { timeout: 10_000 });
  expect(drawn().filter((id) => all.some(({ eventId }) => eventId === id))).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: '全部即将开赛' }));
  expect(boardView(world.platform).get().choices.SABA).toMatchObject({ sportId: 1, tab: 'EARLY' });
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
    { timeout: 10_000 },
  );
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect(screen.getByRole('link', { name: 'IM体育' })).toBeVisible();
  await end();
});

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { done } from '@site/domain/errors/app-error';
import { fenOf } from '@site/domain/money';
import { BET_TYPE } from '@site/domain/betting/bet-types';
import type { WagerLeg } from '../vendors/port';
import { placedWager } from '../bet-slip/slip.fixture';
import { favouritesAt } from '../favourites/favourites';
import { sportsState } from '../state/sports-state';
import { homeOf } from './home.fixture';
import { Slot } from './HotEvents';
import { loadTaste, noteFavourites } from './taste';

/** Home of a member, with the leagues that its matches are of. */
async function home() {
  const one = await homeOf(Slot);
  await one.world.logIn('member01');
  const events = await one.soccer('RUNNING');
  const leagueOf = (id: string | undefined) =>
    events.find(({ eventId }) => eventId === id)?.leagueId;
  return {
    ...one,
    leagueOf,
    /** A league whose matches are not the first on home by themselves. */
    otherThan: (id: string | undefined): string => {
      const other = events.find(({ leagueId }) => leagueId !== leagueOf(id));
      if (other === undefined) throw new Error('one league only');
      return other.leagueId;
    },
  };
}

test('a league that is followed comes first on home the next time, and nothing moves when it is followed', async () => {
  const { world, leagueOf, otherThan, show, drawn, end } = await home();
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3));
  const first = drawn();
  const league = otherThan(first[0]);
  const { vendor } = sportsState(world.platform).vendorSessions.SABA;
  await act(() => favouritesAt(world.platform, vendor).set('league', league, true));
  await waitFor(() => expect([...loadTaste(world.platform, 'SABA').leagues]).toEqual([league]));
  expect(drawn()).toEqual(first);
  cleanup();
  show();
  await waitFor(() => expect(leagueOf(drawn()[0])).toBe(league));
  expect(new Set(drawn()).size).toBe(drawn().length);
  await end();
});

test('each match of home names its league, and the columns are named once', async () => {
  const { soccer, show, drawn, end } = await home();
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3));
  expect(screen.getByTestId('hot-heads')).toHaveTextContent(/^让球大小$/);
  const leagues = new Map(
    (await soccer('RUNNING')).map(({ eventId, leagueName }) => [eventId, leagueName]),
  );
  for (const row of screen.getAllByTestId('event-row'))
    expect(row).toHaveTextContent(leagues.get(row.dataset['eventId'] ?? '') ?? 'no league');
  await end();
});

test('open bets of a member stand in the head of home with their worth; a member without any sees none', async () => {
  const { world, show, drawn, end } = await home();
  const sports = sportsState(world.platform);
  const asked = jest.spyOn(sports.vendorSessions.SABA.vendor, 'offers').mockImplementation(() =>
    Promise.resolve(
      done([
        {
          wagerId: 'S1',
          price: fenOf(5_000n),
          openRisk: fenOf(10_000n),
          validMs: 5_000,
          reason: null,
        },
      ]),
    ),
  );
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3));
  expect(screen.queryByTestId('home-open-bets')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  act(() => sports.open.note([placedWager('S1')]));
  const chip = await screen.findByTestId('home-open-bets');
  await waitFor(() => expect(chip).toHaveTextContent('1 张注单可兑现 ¥50.00'));
  expect(chip).toHaveAttribute('href', '/sbtwo/wagers');
  await end();
});

test.each<[string, Partial<WagerLeg>]>([
  ['红岭 -0.5', {}],
  // A pick that names no team says whose match it is.
  ['大 2.5 红岭', { betType: BET_TYPE.OVER_UNDER, side: 'over', line: '2.5' }],
])(
  'of open bets home names the latest one whose match is played, with its score and minute: %s',
  async (name, pick) => {
    const { world, show, drawn, end } = await home();
    const sports = sportsState(world.platform);
    show();
    await waitFor(() => expect(drawn()).toHaveLength(3));
    const [eventId = ''] = drawn();
    await world.control('POST', `/events/saba/${eventId}`, { do: 'safe', holdMs: 600_000 });
    const betOn = (id: string, event: string, placedAt: number) => {
      const bet = placedWager(id, { placedAt });
      return { ...bet, legs: bet.legs.map((leg) => ({ ...leg, ...pick, eventId: event })) };
    };
    const bets = [betOn('S1', eventId, 1), betOn('S2', 'nobody-plays-it', 2)];
    jest
      .spyOn(sports.vendorSessions.SABA.vendor, 'wagers')
      .mockImplementation(() => Promise.resolve(done({ rows: bets, pages: 1 })));
    act(() => sports.open.note(bets));
    const chip = await screen.findByTestId('home-open-bets');
    await waitFor(() => expect(chip).toHaveTextContent(/\d:\d(\d+(\+\d+)?'|中场)等 2 张/));
    expect(within(chip).getByText(name)).toBeVisible();
    await end();
  },
);

test('another member on the same page finds no order of the one before', async () => {
  const { world, leagueOf, otherThan, show, drawn, end } = await home();
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3));
  const first = drawn();
  const league = otherThan(first[0]);
  cleanup();
  noteFavourites(world.platform, 'SABA', { events: [], leagues: [league] });
  show();
  await waitFor(() => expect(leagueOf(drawn()[0])).toBe(league));
  await act(() => world.platform.session.logOut());
  await act(() => world.logIn('poor01'));
  await waitFor(() => expect(drawn()).toEqual(first));
  expect([...loadTaste(world.platform, 'SABA').leagues]).toEqual([]);
  await end();
});

test('a match that has ended gives its place on home to the next one; the others keep theirs', async () => {
  const { world, show, drawn, end } = await home();
  show();
  await waitFor(() => expect(drawn()).toHaveLength(3));
  const [first = '', second = '', third = ''] = drawn();
  await act(() =>
    world.control('POST', `/events/saba/${second}`, { do: 'finish', home: 1, away: 0 }),
  );
  await waitFor(() => expect(drawn()).not.toContain(second));
  expect([drawn()[0], drawn()[2]]).toEqual([first, third]);
  await end();
});

test('prices that cannot be read at first: home says so in a line, with another try and other boards', async () => {
  const { world, show, drawn, end } = await home();
  await world.control('POST', '/faults', {
    match: { path: '/vendors/saba/' },
    fault: { status: 503 },
  });
  show();
  const lost = await screen.findByTestId('hot-lost', undefined, { timeout: 20_000 });
  expect(lost).toHaveTextContent('赛事暂未读到，正在重试');
  expect(within(lost).getByRole('link', { name: 'IM体育' })).toHaveAttribute(
    'href',
    '/sbtwo/sports-im',
  );
  await act(() => world.control('DELETE', '/faults'));
  await userEvent.click(within(lost).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(drawn()).toHaveLength(3));
  await end();
});

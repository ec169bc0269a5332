/** What happened in a match before its page was opened, in its tracker. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Http } from '@site/domain/constants';
import { createTestWorld, type TestWorld } from '@site/testing';
import type { LiveInfo } from '../../vendors/port';
import { liveOf } from '../board.fixture';
import { leaveTracker, showTracker } from './match-tracker.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld({ now: Date.parse('2027-01-15T12:00:00+08:00') });
  await world.control('POST', '/clock', { pause: true });
});
afterEach(() => leaveTracker(world));

const script = (id: string, body: object) => world.control('POST', `/events/saba/${id}`, body);
const goal = (id: string, side: 'home' | 'away') =>
  script(id, { do: 'goal', side, holdMs: 30_000 });
const minutes = (count: number) => world.control('POST', '/clock', { advanceMs: count * 60_000 });

/** The service was asked, and what it answered at once has come. */
async function asked(): Promise<void> {
  await waitFor(async () => {
    const { requests } = (await world.control('GET', '/requests?path=/sports-data/incidents')) as {
      requests: readonly unknown[];
    };
    expect(requests.length).toBeGreaterThan(0);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
}

let matches = 0;
/** A match that has begun, in which nothing happens but by script; another one each time. */
async function begun(): Promise<string> {
  const { events } = (await world.control('GET', '/events/saba?sport=1')) as {
    events: { eventId: string; tab: string }[];
  };
  matches += 1;
  const id = events.filter(({ tab }) => tab === 'TODAY')[matches]?.eventId ?? '';
  await script(id, { do: 'start' });
  await script(id, { do: 'safe', holdMs: 3_600_000 });
  return id;
}
/** The same in its 21st minute: the home side scored in the 1st, the away side in the 11th. */
async function played(): Promise<string> {
  const id = await begun();
  for (const side of ['home', 'away'] as const) {
    await goal(id, side);
    await script(id, { do: 'safe', holdMs: 3_600_000 });
    await minutes(10);
  }
  return id;
}
const one = { home: 1, away: 1 };
const at = (over: Partial<LiveInfo> = {}): LiveInfo =>
  liveOf({ score: one, clock: '21', period: { kind: 'half', number: 1 }, parts: [one], ...over });
const panel = () => within(screen.getByTestId('match-panel'));
const latest = () =>
  [...panel().getByTestId('match-latest').children].map(({ textContent }) => textContent);
const signs = () => screen.getByTestId('match-panel').querySelectorAll('.step .sign[data-what]');
/** All of it, as it is heard. */
const listed = (name: string) =>
  [...panel().getByRole('list', { name }).children].map(({ textContent }) => textContent);

test('[R3.10-1] who enters in the middle of a match reads its goals with their minutes, and stands on its course; of nothing it is said since when', async () => {
  const id = await played();
  const look = showTracker(world, id, at());
  expect(latest()).toEqual(['进入时 1:1']);
  await waitFor(() => expect(latest()).toEqual(["11' 海川 进球", "1' 红岭 进球"]));
  expect(listed('比赛进程')).toEqual(["11' 海川 进球", "1' 红岭 进球"]);
  expect(signs()).toHaveLength(2);
  expect(screen.getByTestId('match-tracker')).not.toHaveTextContent(/进入时|自您打开起/);
  // What comes stands before it, and once.
  look(at({ score: { home: 2, away: 1 }, clock: '24' }));
  expect(latest()).toEqual(["24' 红岭 进球", "11' 海川 进球", "1' 红岭 进球"]);
  expect(signs()).toHaveLength(3);
  // A goal from before that is taken back is struck where it was.
  look(at({ score: { home: 2, away: 0 }, clock: '25' }));
  expect(latest()[0]).toBe("25' 海川 取消");
  expect(screen.getByTestId('match-tracker')).not.toHaveTextContent(/进入时|自您打开起/);
  await userEvent.click(screen.getByRole('button', { name: /^比赛直击/ }));
  expect(screen.getByTestId('match-timeline')).toHaveTextContent(/11' 海川 进球1' 红岭 进球$/);
});

test('of a goal that came while the feed was lost the service is asked for its minute', async () => {
  const id = await played();
  const look = showTracker(world, id, at());
  await waitFor(() => expect(latest()).toEqual(["11' 海川 进球", "1' 红岭 进球"]));
  look('lost');
  await goal(id, 'home');
  await minutes(8);
  // What was answered this moment is no read of its own.
  await new Promise((resolve) => setTimeout(resolve, Http.dedupeCooldownMs + 50));
  look(at({ score: { home: 2, away: 1 }, clock: '29' }));
  expect(latest()).toEqual(['红岭 进球', "11' 海川 进球", "1' 红岭 进球"]);
  await waitFor(() => expect(latest()[0]).toMatch(/^2[12]' 红岭 进球$/));
  expect(latest().slice(1)).toEqual(["11' 海川 进球", "1' 红岭 进球"]);
});

test('a match in which nothing happened yet says so of all of it', async () => {
  const id = await begun();
  showTracker(world, id, at({ score: { home: 0, away: 0 } }));
  expect(latest()).toEqual(['打开后暂无进球、角球、红牌']);
  await waitFor(() => expect(latest()).toEqual(['暂无进球、角球、红牌']));
});

test.each([
  ['refuses', { status: 404, errorCode: '13030' }],
  ['fails', { status: 500 }],
  ['drops the call', { drop: 'before' }],
  ['answers what nobody reads', { body: { isSuccess: true, result: { data: 'none' } } }],
  ['does not answer', { delayMs: 5_000 }],
])(
  'a service that %s leaves the tracker as it is without one, and nobody hears of it',
  async (_name, fault) => {
    const id = await played();
    await world.control('POST', '/faults', { match: { path: '/sports-data/incidents' }, fault });
    const look = showTracker(world, id, at());
    await asked();
    look(at({ score: { home: 2, away: 1 }, clock: '24' }));
    expect(latest()).toEqual(["24' 红岭 进球", '进入时 1:1']);
    expect(listed('比赛进程，自您打开起')).toEqual(["24' 红岭 进球", '进入时 1:1']);
    expect(screen.getByTestId('match-panel')).toHaveTextContent('自您打开起');
    expect(world.failures).toEqual([]);
  },
);

test('a service that knows less than the score is as none', async () => {
  const id = await played();
  const look = showTracker(world, id, at({ score: { home: 3, away: 1 } }));
  await asked();
  look(at({ score: { home: 3, away: 1 }, clock: '22' }));
  expect(latest()).toEqual(['进入时 3:1']);
});

import { startSeasonClock } from '@site/federation/follow/season-clock';
import { federationOf } from '@site/federation/testing/federation.fixture';
import { createState, type SeasonsState } from '@site/platform';
import { seasonsOf } from '../../features/season/seasons-of';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const FROM = Date.parse('2027-01-29T00:00:00+08:00');
const WINDOW = {
  id: 'cny',
  version: '1.0.0_aaaaaaa',
  zone: 'Asia/Shanghai' as const,
  revealAt: '2027-01-28T22:00:00+08:00',
  from: '2027-01-29T00:00:00+08:00',
  until: '2027-02-13T00:00:00+08:00',
  graceMinutes: 30,
  prefetchJitterSeconds: 3_600,
  priority: 10,
  killed: false,
};

test('seasons change at the edges of their windows, however far away the edge is', async () => {
  let now = FROM - 60 * 86_400_000;
  const started = Date.now();
  const base = federationOf({});
  const view = base.view();
  const registry = {
    ...view.registry,
    remotes: {
      season_cny: {
        squad: 's',
        contact: '#s',
        tier: 'seasonal' as const,
        stable: '1.0.0_aaaaaaa',
        good: [],
        canary: null,
        windows: [WINDOW],
        kill: null,
      },
    },
  };
  const poster = {
    title: '新春盛典',
    slogan: '万象更新',
    lines: [],
    image: 'poster.svg',
    ground: '#22040a',
    ink: '#fff3d6',
  };
  const own = { title: '新春', season: { slug: 'cny', poster }, routes: [{ path: '/event_CNY' }] };
  registry.versions = {
    'season_cny@1.0.0_aaaaaaa': {
      release: '/r',
      integrity: 'sha384-x',
      requires: {},
      surface: own,
    },
  };
  const surface = { name: 'season_cny', version: '1.0.0_aaaaaaa', surface: own };
  const plan = createState<SeasonsState>({ schedules: {}, live: null });
  const timePassed = jest.fn();
  const federation = {
    view: () => ({ ...view, registry }),
    serverNow: () => now + (Date.now() - started),
    subscribe: () => () => undefined,
    surfaces: () => [surface],
    timePassed,
  };
  startSeasonClock({
    federation,
    planNow: () => seasonsOf(federation.view().registry, federation.serverNow()),
    plan,
    onWake: () => undefined,
  });
  expect(plan.get()).toMatchObject({ live: null, schedules: { cny: { from: FROM } } });
  await jest.advanceTimersByTimeAsync(60 * 86_400_000 - 1_000);
  expect(plan.get().live).toBeNull();
  const before = plan.get();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(plan.get().live).toBe('cny');
  expect(plan.get().doors?.['cny']).toEqual({ title: '新春', path: '/event_CNY' });
  expect(plan.get()).not.toBe(before);
  expect(timePassed).toHaveBeenCalledTimes(1);
  // A tab that slept: the clock of the server goes on without its timers.
  now += 16 * 86_400_000;
  await jest.advanceTimersByTimeAsync(30 * 86_400_000);
  expect(plan.get().live).toBeNull();
});

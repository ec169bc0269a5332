import { createState, type SeasonsState } from '@site/platform';
import type { LoadRecord } from '../../federation/types';
import { keepRecords } from '../../federation/kept-records';
import { federationOf } from '../../remotes/federation.fixture';
import { startLoadLog } from './load-log';
import { prefetchDelay, startPrefetch } from './prefetch';
import { reloadGuard } from './reload-guard';
import { preloadOnIntent } from './intent';
import { startSeasonClock } from './season-clock';
import { ASK_AFTER_MS, watchUpdates } from './update-watch';

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
  poster: null,
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
  startSeasonClock({
    federation: {
      view: () => ({ ...view, registry }),
      serverNow: () => now + (Date.now() - started),
      subscribe: () => () => undefined,
      surfaces: () => [surface],
      timePassed,
    },
    plan,
    onWake: () => undefined,
  });
  expect(plan.get()).toMatchObject({ live: null, schedules: { cny: { from: FROM } } });
  await jest.advanceTimersByTimeAsync(60 * 86_400_000 - 1_000);
  expect(plan.get().live).toBeNull();
  const before = plan.get();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(plan.get().live).toBe('cny');
  expect(plan.get().doors?.['cny']).toEqual({
    title: '新春',
    path: '/event_CNY',
    banner: {
      slogan: '万象更新',
      picture: '/cn/mobile/_mf/remotes/season_cny/1.0.0_aaaaaaa/poster.svg',
      ground: '#22040a',
      ink: '#fff3d6',
    },
  });
  expect(plan.get()).not.toBe(before);
  expect(timePassed).toHaveBeenCalledTimes(1);
  // A tab that slept: the clock of the server goes on without its timers.
  now += 16 * 86_400_000;
  await jest.advanceTimersByTimeAsync(30 * 86_400_000);
  expect(plan.get().live).toBeNull();
});

test('a season is fetched ahead between its reveal and its beginning, never at the same moment by everybody', () => {
  expect(prefetchDelay(WINDOW, FROM - 3 * 3_600_000, 0.5)).toBeNull();
  expect(prefetchDelay(WINDOW, FROM - 7_200_000, 0.5)).toBe(1_800_000);
  expect(prefetchDelay(WINDOW, FROM - 600_000, 0.5)).toBe(300_000);
  expect(prefetchDelay(WINDOW, FROM, 0.5)).toBeNull();
  expect(prefetchDelay({ ...WINDOW, killed: true }, FROM - 600_000, 0.5)).toBeNull();
});

const step = (remote: string): LoadRecord => ({
  generation: 5,
  remote,
  version: '1.0.0_aaaaaaa',
  phase: 'done',
  fault: null,
  ms: 12.4,
  attempt: 0,
  recovered: false,
});

test('load steps leave in batches, wait for the network, and none is lost that the browser did not take', async () => {
  const records = keepRecords();
  records.note(step('sports'));
  const sent: {
    readonly records: readonly { readonly remote: string; readonly httpStatus: number }[];
  }[] = [];
  let online = false;
  let takes = true;
  const on: { online?: () => void } = {};
  startLoadLog({
    records,
    around: () => ({ page: '/', appVersion: '1', osType: 'ios' }),
    statusOf: (path) => (path.includes('/sports/') ? 200 : 0),
    isOnline: () => online,
    beacon: (_url, body) => {
      if (takes) sent.push(JSON.parse(body) as (typeof sent)[number]);
      return takes;
    },
    onOnline: (work) => {
      on.online = work;
    },
    onPageHide: () => undefined,
  });
  for (let more = 0; more < 24; more += 1) records.note(step('casino'));
  await jest.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([]);
  online = true;
  takes = false;
  on.online?.();
  takes = true;
  on.online?.();
  expect(sent.map((batch) => batch.records.length)).toEqual([20, 5]);
  expect(sent[0]?.records[0]).toMatchObject({
    remote: 'sports',
    httpStatus: 200,
    ms: 12,
    page: '/',
  });
});

test('a page is loaded anew once per generation, three times a visit, never offline', () => {
  let kept: readonly number[] | null = null;
  let online = true;
  const reload = jest.fn();
  const guard = reloadGuard({
    storage: {
      read: () => kept as never,
      write: (_key, value) => {
        kept = value as never;
        return true;
      },
    },
    isOnline: () => online,
    reload,
  });
  expect([guard.reload(6), guard.reload(6), guard.reload(7)]).toEqual([true, false, true]);
  online = false;
  expect(guard.reload(8)).toBe(false);
  online = true;
  expect([guard.reload(8), guard.reload(9)]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('a member is asked about a newer page at a free moment, and about a generation that waited ten minutes', () => {
  let held = true;
  let since: number | null = null;
  let now = 0;
  let look = (): void => undefined;
  const { question, later } = watchUpdates({
    federation: { ...federationOf({}), waitingSince: () => since, wantsNewPage: () => true },
    isHeld: () => held,
    onHeldChange: (work) => {
      look = work;
    },
    mayReload: () => true,
    monotonic: () => now,
    every: () => undefined,
  });
  expect(question.get()).toBeNull();
  held = false;
  look();
  expect(question.get()).toEqual({ kind: 'page', generation: 1 });
  later();
  look();
  expect(question.get()).toBeNull();
  held = true;
  since = 0;
  now = ASK_AFTER_MS - 1;
  look();
  expect(question.get()).toBeNull();
  now = ASK_AFTER_MS;
  look();
  expect(question.get()).toEqual({ kind: 'waiting', generation: 1 });
  later();
  look();
  expect(question.get()).toBeNull();
  now += ASK_AFTER_MS;
  look();
  expect(question.get()).toEqual({ kind: 'waiting', generation: 1 });
});

test('files of a season that could not be fetched ahead are fetched when the page is looked at again', async () => {
  let may = false;
  let wake = (): void => undefined;
  const asked: string[] = [];
  const view = () => ({
    ...federationOf({}).view(),
    registry: {
      ...federationOf({}).view().registry,
      remotes: {
        season_cny: {
          squad: 's',
          contact: 'c',
          tier: 'seasonal' as const,
          stable: '1.0.0_aaaaaaa',
          good: [],
          canary: null,
          kill: null,
          windows: [WINDOW],
        },
      },
    },
  });
  startPrefetch({
    federation: {
      ...federationOf({}),
      view,
      serverNow: () => FROM - 600_000,
      release: (name, asVersion) => {
        asked.push(`${name}@${asVersion}`);
        return Promise.reject(new Error('the network is gone'));
      },
    },
    fetch: jest.fn(),
    draw: () => 0.5,
    mayFetch: () => may,
    onIdle: (work) => work(),
    onWake: (work) => {
      wake = work;
    },
  });
  await jest.advanceTimersByTimeAsync(300_000);
  expect(asked).toEqual([]);
  may = true;
  wake();
  await jest.advanceTimersByTimeAsync(300_000);
  expect(asked).toEqual(['season_cny@1.0.0_aaaaaaa']);
});

test('whoever reaches for a link has its page warmed once for each version; other sites and host pages are left alone', () => {
  const surface = {
    title: '优惠',
    routes: [
      {
        path: '/Promotions',
        page: 'list',
        layoutStatus: 5,
        access: 'public',
        title: '优惠',
        skeleton: 'list',
      },
      {
        path: '/members',
        page: 'own',
        layoutStatus: 5,
        access: 'member',
        title: '会员',
        skeleton: 'list',
      },
    ],
  };
  const preload = jest.fn(() => Promise.resolve());
  let version = '1.0.0';
  preloadOnIntent({
    document,
    federation: {
      preload,
      resolve: () => ({ version, source: 'stable', poster: null, steps: [] }),
      surfaces: () => [{ name: 'promotions', version: '1.0.0', surface }],
    },
    opens: (path) => (path === '/members' ? null : path),
  });
  document.body.innerHTML =
    '<a href="/cn/mobile/Promotions"><b>优惠</b></a><a href="/cn/mobile/login">登录</a><a href="https://other.test/Promotions">别处</a><a href="/cn/mobile/members">会员</a>';
  for (const place of [
    'b',
    'a:nth-of-type(2)',
    'a:nth-of-type(3)',
    'a:nth-of-type(4)',
    'b',
    'body',
  ])
    document.querySelector(place)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(preload).toHaveBeenCalledTimes(1);
  expect(preload).toHaveBeenCalledWith('promotions', 'list');
  version = '1.1.0';
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(preload).toHaveBeenCalledTimes(2);
});

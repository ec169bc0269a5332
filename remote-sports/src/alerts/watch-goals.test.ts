import { Observable } from '@site/platform';
import { DEFAULT_NOTIFICATION_SETTINGS } from '@site/domain/betting/sports-settings';
import { livePeriod } from '@site/domain/reference/live-period';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { createTestWorld, type TestWorld } from '@site/testing';
import type { FeedMessage, SportEvent } from '../vendors/model';
import type { Interests } from './goals';
import { READER } from '../vendors/common/board-mirror.fixture';
import { createBoardMirror } from '../vendors/common/board-mirror';
import { watchGoals } from './watch-goals';

const NONE = { home: 0, away: 0 };
const eventOf = (home: number): SportEvent => ({
  id: 'e1',
  sportId: 1,
  leagueId: 'l1',
  leagueName: '红岭联',
  leagueOrder: 1,
  homeId: 'h',
  homeName: '红岭',
  awayId: 'a',
  awayName: '海川',
  startAt: 0,
  order: 1,
  tab: 'RUNNING',
  isOutright: false,
  isVirtual: false,
  open: true,
  comboAllowed: true,
  marketCount: 1,
  live: {
    score: { home, away: 0 },
    period: livePeriod('half', 1),
    clock: '23',
    reds: NONE,
    corners: NONE,
    danger: 'safe',
    parts: [],
    points: '',
  },
});
const NOTHING: Interests = {
  favourites: { events: [], leagues: [] },
  betEvents: new Set(),
  isCurrent: false,
};

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

/** A watch whose boards and clock are in the test's hand. */
function watch(interests: Partial<Record<OddsVendorId, Interests>>) {
  const open = new Map<string, (home: number) => void>();
  const state = { hidden: false, sounds: 0, look: (): void => undefined };
  const texts: string[] = [];
  world.platform.toast.current$.subscribe((toast) => {
    if (toast !== null) texts.push(toast.text);
  });
  const stop = watchGoals({
    platform: world.platform,
    settings: () => DEFAULT_NOTIFICATION_SETTINGS,
    interests: (vendor) => interests[vendor] ?? NOTHING,
    feed: (vendor) =>
      new Observable<FeedMessage>((subscriber) => {
        const mirror = createBoardMirror(READER);
        open.set(vendor, (home) => subscriber.next(mirror.replace([eventOf(home)], [])));
        return () => open.delete(vendor);
      }),
    onGoal: () => {
      state.sounds += 1;
    },
    isHidden: () => state.hidden,
    every: (work) => {
      state.look = work;
      return () => undefined;
    },
  });
  return { open, state, texts, stop };
}

test('[R3.4-1] a goal in a match with a bet is told once, with its way there, and heard', async () => {
  await world.logIn('member01');
  const { open, state, texts } = watch({ BTI: { ...NOTHING, betEvents: new Set(['e1']) } });
  state.look();
  expect([...open.keys()]).toEqual(['BTI']);
  open.get('BTI')?.(0);
  open.get('BTI')?.(1);
  expect(texts).toEqual(['进球！红岭  红岭 1:0 海川']);
  expect(state.sounds).toBe(1);
  world.platform.toast.current$.subscribe((toast) => toast?.action?.run()).unsubscribe();
  expect(world.visited.at(-1)).toBe('/sbtwo/sports-bti/event/e1');
  open.get('BTI')?.(0);
  expect(texts.at(-1)).toBe('进球取消：红岭  红岭 0:0 海川');
  expect(state.sounds).toBe(1);
});

test('a hidden page does nothing; what was scored meanwhile is no news when it comes back', async () => {
  await world.logIn('member01');
  const { open, state, texts, stop } = watch({
    IM: { ...NOTHING, favourites: { events: ['e1'], leagues: [] } },
  });
  state.look();
  open.get('IM')?.(0);
  state.hidden = true;
  state.look();
  expect(open.size).toBe(0);
  state.hidden = false;
  state.look();
  open.get('IM')?.(2);
  expect(texts).toEqual([]);
  stop();
  expect(open.size).toBe(0);
});

test('nothing is watched for a visitor', () => {
  const { open, state } = watch({
    IM: { ...NOTHING, favourites: { events: ['e1'], leagues: [] } },
  });
  state.look();
  expect(open.size).toBe(0);
});

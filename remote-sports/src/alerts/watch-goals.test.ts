import { createState, Observable } from '@site/platform';
import { DEFAULT_NOTIFICATION_SETTINGS } from '@site/domain/betting/sports-settings';
import { livePeriod } from '@site/domain/reference/live-period';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { createTestWorld, type TestWorld } from '@site/testing';
import type { FeedMessage, SportEvent } from '../vendors/model';
import type { Interests } from './goals';
import { READER } from '../vendors/common/board-mirror.fixture';
import { createBoardMirror } from '../vendors/common/board-mirror';
import { watchGoals } from './watch-goals';

const NONE = { home: 0, away: 0 };
const eventOf = (home: number, away = 0): SportEvent => ({
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
    score: { home, away },
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
  isKnown: true,
};

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

/** A watch whose boards and clock are in the test's hand. */
function watch(
  interests: Partial<Record<OddsVendorId, Interests>>,
  /** Scores of a board of IM that is shown before the watch begins. */
  shown: readonly number[] = [],
) {
  const open = new Map<string, (home: number, away?: number) => void>();
  const state = { hidden: false, sounds: 0, now: 0, look: (): void => undefined };
  const boards = new Map<string, (home: number) => void>();
  const texts: string[] = [];
  world.platform.toast.current$.subscribe((toast) => {
    if (toast !== null) texts.push(toast.text);
  });
  const page = ODDS_VENDORS.map((vendor) => {
    const mirror = createBoardMirror(READER);
    const told = createState<FeedMessage | null>(null);
    boards.set(vendor, (home) => told.set(mirror.replace([eventOf(home)], [])));
    return [vendor, told] as const;
  });
  const boardOf = new Map<string, (typeof page)[number][1]>(page);
  shown.forEach((home) => boards.get('IM')?.(home));
  const stop = watchGoals({
    platform: world.platform,
    boards: (vendor) => boardOf.get(vendor) ?? createState<FeedMessage | null>(null),
    now: () => state.now,
    settings: () => DEFAULT_NOTIFICATION_SETTINGS,
    interests: (vendor) => interests[vendor] ?? NOTHING,
    feed: (vendor) =>
      new Observable<FeedMessage>((subscriber) => {
        const mirror = createBoardMirror(READER);
        open.set(vendor, (home, away) =>
          subscriber.next(mirror.replace([eventOf(home, away)], [])),
        );
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
  return { open, boards, state, texts, stop };
}

test('[R3.4-1] a goal in a match with a bet is told once, with its way there, and heard', async () => {
  await world.logIn('member01');
  const { open, state, texts } = watch({ BTI: { ...NOTHING, betEvents: new Set(['e1']) } });
  state.look();
  expect([...open.keys()]).toEqual(['BTI']);
  open.get('BTI')?.(0);
  open.get('BTI')?.(1);
  expect(texts).toEqual(['红岭进球！1:0']);
  expect(state.sounds).toBe(1);
  world.platform.toast.current$.subscribe((toast) => toast?.action?.run()).unsubscribe();
  expect(world.visited.at(-1)).toBe('/sbtwo/sports-bti/event/e1');
  open.get('BTI')?.(0);
  expect(texts.at(-1)).toBe('红岭进球取消 · 0:0');
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

const MINE: Interests = { ...NOTHING, favourites: { events: ['e1'], leagues: [] } };

test('[R3.4-1] a goal that a board of the page saw right after the load is told, once', async () => {
  await world.logIn('member01');
  const { open, texts } = watch({ IM: MINE }, [0, 1]);
  expect(texts).toEqual(['红岭进球！1:0']);
  // The watch's own feed was opened at once, and has nothing to add to it.
  open.get('IM')?.(0);
  open.get('IM')?.(1);
  expect(texts).toHaveLength(1);
});

test('the first score that the page knows is no goal, nor is what a board saw before the star', async () => {
  await world.logIn('member01');
  const interests: Partial<Record<OddsVendorId, Interests>> = {};
  const { boards, state, texts } = watch(interests, [3]);
  boards.get('IM')?.(4);
  interests.IM = MINE;
  state.look();
  expect(texts).toEqual([]);
  // Before the watch has looked again.
  boards.get('IM')?.(5);
  expect(texts).toEqual(['红岭进球！5:0']);
});

test('while it is not known yet what is followed, a goal waits for it, but not for long', async () => {
  await world.logIn('member01');
  const interests: Partial<Record<OddsVendorId, Interests>> = {
    IM: { ...NOTHING, isCurrent: true, isKnown: false },
  };
  const { boards, state, texts } = watch(interests, [0, 1]);
  state.now = 3_000;
  interests.IM = { ...MINE, isCurrent: true };
  state.look();
  expect(texts).toEqual(['红岭进球！1:0']);
  interests.IM = { ...NOTHING, isCurrent: true, isKnown: false };
  boards.get('IM')?.(2);
  state.now = 60_000;
  interests.IM = { ...MINE, isCurrent: true };
  state.look();
  expect(texts).toHaveLength(1);
});

test('what a board takes in after the page was hidden is history for a while', async () => {
  await world.logIn('member01');
  const { boards, state, texts } = watch({ IM: MINE }, [0]);
  state.hidden = true;
  state.look();
  boards.get('IM')?.(1);
  state.hidden = false;
  boards.get('IM')?.(2);
  expect(texts).toEqual([]);
  for (state.now = 0; state.now <= 60_000; state.now += 3_000) state.look();
  boards.get('IM')?.(3);
  expect(texts).toEqual(['红岭进球！3:0']);
});

test('a page that was frozen before it could see itself hidden catches up like one that did', async () => {
  await world.logIn('member01');
  const { boards, open, state, texts } = watch({ IM: MINE }, [0]);
  open.get('IM')?.(0);
  // No look between: timers stood still, and the feeds of the page speak first.
  state.now = 600_000;
  boards.get('IM')?.(1);
  open.get('IM')?.(2);
  state.look();
  boards.get('IM')?.(2);
  expect(texts).toEqual([]);
  for (state.now = 603_000; state.now < 612_000; state.now += 3_000) state.look();
  boards.get('IM')?.(3);
  expect(texts).toEqual(['红岭进球！3:0']);
});

test('timers that are a little late are no time away', async () => {
  await world.logIn('member01');
  const { boards, state, texts } = watch({ IM: MINE }, [0]);
  state.now = 8_000;
  state.look();
  boards.get('IM')?.(1);
  expect(texts).toHaveLength(1);
});

test('[R3.4-1] a team is named once: the second one stands before the score that it made', async () => {
  await world.logIn('member01');
  const { open, texts } = watch({ IM: MINE });
  open.get('IM')?.(0);
  open.get('IM')?.(0, 1);
  open.get('IM')?.(0, 0);
  open.get('IM')?.(1, 0);
  expect(texts).toEqual(['海川（客）进球！0:1', '海川（客）进球取消 · 0:0', '红岭进球！1:0']);
});

test('a goal that is scored again after it was taken back is told again, and so is its taking back', async () => {
  await world.logIn('member01');
  const { boards, open, texts } = watch({ IM: MINE }, [0]);
  open.get('IM')?.(0);
  for (const home of [1, 0, 1, 0])
    for (const tell of [boards.get('IM'), open.get('IM')]) tell?.(home);
  expect(texts).toEqual([
    '红岭进球！1:0',
    '红岭进球取消 · 0:0',
    '红岭进球！1:0',
    '红岭进球取消 · 0:0',
  ]);
});

test('who tells the same goal again does not put off when it would be a new one', async () => {
  await world.logIn('member01');
  const { boards, open, state, texts } = watch({ IM: MINE }, [0]);
  open.get('IM')?.(0);
  boards.get('IM')?.(1);
  state.now = 20_000;
  open.get('IM')?.(1);
  expect(texts).toHaveLength(1);
  // Its taking back was seen by nobody: the page was hidden.
  state.hidden = true;
  state.look();
  [state.hidden, state.now] = [false, 40_000];
  state.look();
  open.get('IM')?.(0);
  expect(texts).toHaveLength(1);
  open.get('IM')?.(1);
  expect(texts).toHaveLength(2);
});

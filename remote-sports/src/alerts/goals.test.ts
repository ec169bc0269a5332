import { DEFAULT_NOTIFICATION_SETTINGS } from '@site/domain/betting/sports-settings';
import { livePeriod } from '@site/domain/reference/live-period';
import type { FeedMessage, SportEvent } from '../vendors/model';
import { createBoardMirror } from '../vendors/common/board-mirror';
import { READER } from '../vendors/common/board-mirror.fixture';
import { goalsIn, isWatched, wantsGoal, type Interests } from './goals';

const NONE = { home: 0, away: 0 };
const eventOf = (id: string, home: number, away: number): SportEvent => ({
  id,
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
type Step = (board: ReturnType<typeof mirrorOf>) => FeedMessage;
const mirrorOf = () => createBoardMirror(READER);
const delta =
  (events: readonly SportEvent[], removedEvents: readonly string[] = []): Step =>
  (board) =>
    board.merge({ events, removedEvents, markets: [], removedMarkets: [], completeEvents: [] });
const snapshot =
  (events: readonly SportEvent[]): Step =>
  (board) =>
    board.replace(events, []);

/** What a board tells of goals, one message after the other. */
function goalsOf(...steps: readonly Step[]): readonly string[] {
  const board = mirrorOf();
  return steps.flatMap((step) =>
    goalsIn(step(board)).map(
      ({ kind, event, side, score }) => `${kind} ${event.id} ${side} ${score.home}:${score.away}`,
    ),
  );
}

test('the first sight of a match is no goal, however many were scored', () => {
  expect(goalsOf(snapshot([eventOf('e1', 3, 2)]), delta([eventOf('e2', 1, 0)]))).toEqual([]);
});

test('[R3.10-1] a higher score is a goal of its side, a lower one takes it back (VAR), the same score is nothing', () => {
  expect(
    goalsOf(
      snapshot([eventOf('e1', 0, 0)]),
      delta([eventOf('e1', 1, 0)]),
      delta([eventOf('e1', 1, 0)]),
      delta([eventOf('e1', 0, 0)]),
      delta([eventOf('e1', 0, 1)]),
    ),
  ).toEqual(['goal e1 home 1:0', 'cancelled e1 home 0:0', 'goal e1 away 0:1']);
});

test('a snapshot after a break tells what changed meanwhile, once', () => {
  expect(
    goalsOf(
      snapshot([eventOf('e1', 0, 0)]),
      () => ({ kind: 'lost' }),
      snapshot([eventOf('e1', 1, 0)]),
      () => ({ kind: 'alive' }),
      snapshot([eventOf('e1', 1, 0)]),
    ),
  ).toEqual(['goal e1 home 1:0']);
});

test('a match that left and comes back is seen anew', () => {
  expect(
    goalsOf(snapshot([eventOf('e1', 0, 0)]), delta([], ['e1']), delta([eventOf('e1', 2, 0)])),
  ).toEqual([]);
});

const nobody: Interests = {
  favourites: { events: [], leagues: [] },
  betEvents: new Set(),
  isCurrent: true,
  isKnown: true,
};
const settings = DEFAULT_NOTIFICATION_SETTINGS;

test('[R3.4-1] by default favourites and matches with bets are told, not every match', () => {
  const event = eventOf('e1', 1, 0);
  expect(wantsGoal(settings, nobody, event)).toBe(false);
  expect(wantsGoal(settings, { ...nobody, betEvents: new Set(['e1']) }, event)).toBe(true);
  expect(
    wantsGoal(settings, { ...nobody, favourites: { events: ['e1'], leagues: [] } }, event),
  ).toBe(true);
  expect(
    wantsGoal(settings, { ...nobody, favourites: { events: [], leagues: ['l1'] } }, event),
  ).toBe(true);
  expect(wantsGoal({ ...settings, goalAllRB: true }, nobody, event)).toBe(true);
});

test('[R3.4-1] each switch is its own, and the first one rules them all', () => {
  const all: Interests = {
    favourites: { events: ['e1'], leagues: [] },
    betEvents: new Set(['e1']),
    isCurrent: true,
    isKnown: true,
  };
  const event = eventOf('e1', 1, 0);
  expect(wantsGoal({ ...settings, goalNotification: false, goalAllRB: true }, all, event)).toBe(
    false,
  );
  expect(
    wantsGoal({ ...settings, goalMyFavorite: false }, { ...all, betEvents: new Set() }, event),
  ).toBe(false);
  expect(
    wantsGoal(
      { ...settings, goalIBet: false },
      { ...all, favourites: { events: [], leagues: [] } },
      event,
    ),
  ).toBe(false);
});

test('nothing is streamed while nothing is wanted', () => {
  expect(isWatched(settings, nobody)).toBe(false);
  expect(isWatched({ ...settings, goalAllRB: true }, nobody)).toBe(true);
  expect(isWatched({ ...settings, goalAllRB: true }, { ...nobody, isCurrent: false })).toBe(false);
  expect(isWatched(settings, { ...nobody, betEvents: new Set(['e1']) })).toBe(true);
  expect(
    isWatched({ ...settings, goalIBet: false }, { ...nobody, betEvents: new Set(['e1']) }),
  ).toBe(false);
});

/** The course of a match as a member reads it, over a reload of the page. */
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonKey } from '@site/platform';
import type { LiveInfo } from '../../vendors/port';
import { liveOf } from '../board.fixture';
import { shutTracker } from './match-tracker.fixture';
import { TRACKER_OPEN } from './tracker-room';

const tracker = shutTracker();
const { show, line } = tracker;

const timeline = () => screen.getByTestId('match-timeline');
const at = (home: number, clock: string): LiveInfo => liveOf({ score: { home, away: 1 }, clock });

test('the pitch says who attacks by name, and what stops the play; while play is safe there is none', () => {
  const look = show('pitch', liveOf());
  const pitch = screen.getByTestId('match-pitch');
  expect(pitch).toBeEmptyDOMElement();
  look(liveOf({ danger: 'attackHome' }));
  expect(pitch).toHaveTextContent(/^›››红岭进攻$/);
  look(liveOf({ danger: 'attackAway' }));
  expect(pitch).toHaveTextContent(/^海川进攻‹‹‹$/);
  look(liveOf({ danger: 'var' }));
  expect(pitch).toHaveTextContent(/^VAR 复核$/);
  // Nobody tells of it any more: it may be over.
  look('lost');
  expect(pitch).toBeEmptyDOMElement();
  look(liveOf({ danger: 'attackHome' }));
  expect(pitch).toHaveTextContent(/^›››红岭进攻$/);
  look(liveOf());
  expect(pitch).toBeEmptyDOMElement();
});

test('what stops the play names its team once that is counted, and no other one before', () => {
  const look = show('stop', at(1, '64'));
  const pitch = screen.getByTestId('match-pitch');
  look({ ...at(1, '64'), danger: 'goal' });
  expect(pitch).toHaveTextContent(/^进球确认中$/);
  look({ ...at(2, '64'), danger: 'goal' });
  expect(pitch).toHaveTextContent(/^红岭进球确认中$/);
  look({ ...at(2, '65'), danger: 'goal' });
  expect(pitch).toHaveTextContent(/^红岭进球确认中$/);
  look({ ...at(2, '65'), danger: 'redCard' });
  expect(pitch).toHaveTextContent(/^红牌$/);
  look({ ...at(2, '65'), danger: 'redCard', reds: { home: 0, away: 1 } });
  expect(pitch).toHaveTextContent(/^海川红牌$/);
  look({ ...at(2, '65'), reds: { home: 0, away: 1 } });
  expect(pitch).toBeEmptyDOMElement();
});

test('what was seen of a match is there when it is opened again', () => {
  const look = show('again', at(1, '30'));
  look(at(2, '40'));
  expect(timeline()).toHaveTextContent(/40' .*进球/);
  cleanup();
  const again = show('again', at(2, '44'));
  expect(timeline()).toHaveTextContent(/40' .*进球/);
  again(at(2, '45'));
  expect(timeline()).toHaveTextContent(/^40' 红岭 进球进入时 1:1$/);
});

test('a page that is loaded anew reads what was kept, and leaves out what is no moment', () => {
  const goal = { side: 'home', what: 'goal', clock: '40', undone: false };
  tracker.world.platform.storage.write(
    jsonKey<unknown>('sports/matchTracks', 'session', 'never', 1, (value) => value),
    [
      7,
      {
        key: 'kept',
        moments: [{ side: 'x' }, goal],
      },
      { key: 'odd', moments: 'none' },
    ],
  );
  show('kept', at(2, '44'));
  expect(timeline()).toHaveTextContent(/^40' 红岭 进球进入时 1:1$/);
  expect(timeline()).toHaveTextContent(/40' .*进球/);
  cleanup();
  show('odd', at(2, '44'));
  expect(screen.queryByTestId('match-timeline')).toBeNull();
});

const panel = () => within(screen.getByTestId('match-panel'));

test('a tap on the line opens the score by halves with corners and cards, and says what was seen at which minute', async () => {
  const parts = [
    { home: 1, away: 1 },
    { home: 1, away: 0 },
  ];
  const look = show('panel', liveOf({ parts, corners: { home: 4, away: 2 } }));
  look(liveOf({ parts, corners: { home: 4, away: 3 }, clock: '68' }));
  look(liveOf({ parts, corners: { home: 4, away: 3 }, danger: 'attackHome', clock: '70' }));
  look(liveOf({ parts, corners: { home: 4, away: 3 }, danger: 'var', clock: '71' }));
  expect(line()).toHaveAttribute('aria-expanded', 'false');
  expect(line()).toHaveAccessibleName(/^比赛直击 .*上半 1-1.*角球 4-3/);
  expect(screen.queryByTestId('match-panel')).toBeNull();
  await userEvent.click(line());
  expect(line()).toHaveAttribute('aria-expanded', 'true');
  expect(line()).toHaveAttribute('aria-controls', screen.getByTestId('match-panel').id);
  const rows = panel()
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['队伍', '上半', '下半', '角球', '红牌', '总比分'],
    ['红岭', '1', '1', '4', '0', '2'],
    ['海川', '1', '0', '3', '0', '1'],
  ]);
  const seen = panel().getByRole('list', { name: '比赛进程，自您打开起' });
  expect([...seen.children].map(({ textContent }) => textContent)).toEqual([
    "71' VAR 复核",
    "68' 海川 角球",
    '进入时 2:1',
  ]);
  expect(panel().getByRole('list', { name: '每五分钟进攻' })).toHaveTextContent(
    /^66 至 70 分钟 主队 1 次，客队 0 次$/,
  );
  // What the table says the line does not say again.
  expect(line()).not.toHaveTextContent('角球 4-3');
});

test('the course has its room with the first drawing, though nothing is known yet: what comes moves nothing', async () => {
  const look = show('unseen', liveOf());
  await userEvent.click(line());
  const panelNow = () => screen.getByTestId('match-panel');
  expect(panel().getByRole('table')).toBeVisible();
  expect(panelNow()).toHaveAttribute('data-room', 'course');
  expect(panelNow()).toHaveTextContent("0'45'90'");
  look(liveOf({ danger: 'attackHome', clock: '68' }));
  expect(panelNow()).toHaveAttribute('data-room', 'course');
  expect(panel().getByRole('list', { name: '每五分钟进攻' })).toBeInTheDocument();
});

test('a match without a clock has no minutes along which a course lies; one that begins to run has its room with the next opening', async () => {
  const look = show('no-clock', liveOf({ clock: '' }));
  await userEvent.click(line());
  const panelNow = () => screen.getByTestId('match-panel');
  expect(panelNow()).toHaveAttribute('data-room', 'table');
  expect(panelNow()).not.toHaveTextContent("45'");
  look(liveOf({ clock: '1' }));
  expect(panelNow()).toHaveAttribute('data-room', 'table');
  await userEvent.click(line());
  await userEvent.click(line());
  expect(panelNow()).toHaveAttribute('data-room', 'course');
});

test('who comes back to the page after a long loss of the feed reads no minute that nobody saw', () => {
  const look = show('left-lost', at(1, '40'));
  look('lost');
  cleanup();
  show('left-lost', at(2, '67'));
  expect(timeline()).toHaveTextContent(/^红岭 进球进入时 1:1$/);
  cleanup();
  show('left-short', at(1, '40'));
  cleanup();
  show('left-short', at(2, '42'));
  expect(timeline()).toHaveTextContent(/^42' 红岭 进球进入时 1:1$/);
});

test('after a long loss of the feed on an open page no minute is claimed; then minutes are seen again', () => {
  const look = show('lost', at(0, '40'));
  look(at(1, '50'));
  expect(timeline()).toHaveTextContent(/^50' 红岭 进球进入时 0:1$/);
  look('lost');
  look(at(2, '67'));
  look(at(3, '80'));
  expect([...timeline().children].map(({ textContent }) => textContent)).toEqual([
    "80' 红岭 进球",
    '红岭 进球',
    "50' 红岭 进球",
    '进入时 0:1',
  ]);
});

test('a member who left the panel open finds it open with the first drawing, on every match', async () => {
  show('left-open', liveOf());
  await userEvent.click(line());
  cleanup();
  show('next', liveOf());
  expect(screen.getByTestId('match-panel')).toBeVisible();
  await userEvent.click(line());
  cleanup();
  show('third', liveOf());
  expect(screen.queryByTestId('match-panel')).toBeNull();
});

test('a low screen begins with the line whatever was kept, and a panel opened there is of this visit', async () => {
  show('kept-open', liveOf());
  await userEvent.click(line());
  cleanup();
  const asked: string[] = [];
  const before = globalThis.matchMedia;
  globalThis.matchMedia = (query) => {
    asked.push(query);
    return Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
  };
  try {
    show('low', liveOf());
    expect(asked).toContain('(max-height: 599px)');
    expect(line()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line());
    expect(screen.getByTestId('match-panel')).toBeVisible();
    await userEvent.click(line());
    cleanup();
  } finally {
    globalThis.matchMedia = before;
  }
  // What was kept for screens that have room stands.
  show('high-again', liveOf());
  expect(screen.getByTestId('match-panel')).toBeVisible();
});

test('the tracker begins open: pitch, halves, corners and cards stand above the prices of who never closed it', () => {
  tracker.world.platform.storage.remove(TRACKER_OPEN);
  show('never-asked', liveOf());
  expect(line()).toHaveAttribute('aria-expanded', 'true');
  expect(panel().getByTestId('match-pitch')).toBeVisible();
  expect(panel().getByRole('table')).toBeVisible();
});

test('what was kept of the panel and is no answer leaves it open', () => {
  tracker.world.platform.storage.write(
    jsonKey<unknown>('sports/trackerOpen', 'local', 'never', 1, (value) => value),
    'yes',
  );
  show('odd-choice', liveOf());
  expect(line()).toHaveAttribute('aria-expanded', 'true');
});

test('an open panel has the pitch: who attacks by words, arrows and place, what stops the play above it, and the three latest', async () => {
  const look = show('open-pitch', liveOf());
  await userEvent.click(line());
  const pitch = () => panel().getByTestId('match-pitch');
  expect(screen.getAllByTestId('match-pitch')).toHaveLength(1);
  expect(pitch()).toHaveTextContent(/^红岭 ›‹ 海川$/);
  expect(panel().getByTestId('match-latest')).toHaveTextContent(/^进入时 2:1$/);
  look(liveOf({ danger: 'attackHome', clock: '60' }));
  expect(screen.getByTestId('tracker-now')).toHaveTextContent(/^主队 红岭 进攻 ›$/);
  expect(pitch()).toHaveTextContent(/^红岭进攻›››红岭 ›‹ 海川$/);
  look(liveOf({ danger: 'attackAway', clock: '61' }));
  expect(screen.getByTestId('tracker-now')).toHaveTextContent(/^‹ 客队 海川 进攻$/);
  expect(pitch()).toHaveTextContent(/^海川进攻‹‹‹红岭 ›‹ 海川$/);
  look(liveOf({ danger: 'var', clock: '62' }));
  // Why play stands still lies over no part of the pitch.
  expect(screen.getByTestId('tracker-now')).toHaveTextContent(/^VAR 复核$/);
  expect(pitch()).toHaveTextContent(/^红岭 ›‹ 海川$/);
  for (let goals = 1; goals <= 4; goals += 1) look(at(goals + 3, String(70 + goals)));
  const latest = panel().getByTestId('match-latest');
  expect([...latest.children].map(({ textContent }) => textContent)).toEqual([
    "74' 红岭 进球",
    "73' 红岭 进球",
    "72' 红岭 进球",
  ]);
  expect(line()).not.toHaveTextContent('进球');
  expect(line()).toHaveTextContent('进攻');
  await userEvent.click(line());
  expect(timeline()).toHaveTextContent("74' 红岭 进球");
});

test('a reader hears the three latest with the line, not all of a long match', () => {
  const look = show('long', at(0, '1'));
  for (let goals = 1; goals <= 5; goals += 1) look(at(goals, String(goals * 10)));
  expect(timeline().children).toHaveLength(6);
  expect(line()).toHaveAccessibleName(/50' 红岭 进球 40' 红岭 进球 30' 红岭 进球$/);
});

test('a phone that is turned on its side has the line and its prices; turned back, what was open is open', async () => {
  const turned = new EventTarget();
  const screenOf = Object.assign(turned, { matches: false });
  const before = globalThis.matchMedia;
  globalThis.matchMedia = () => screenOf as unknown as MediaQueryList;
  const turn = (matches: boolean): void => {
    screenOf.matches = matches;
    act(() => void turned.dispatchEvent(new Event('change')));
  };
  try {
    show('turned', liveOf());
    if (screen.queryByTestId('match-panel') === null) await userEvent.click(line());
    turn(true);
    expect(screen.queryByTestId('match-panel')).toBeNull();
    turn(false);
    expect(screen.getByTestId('match-panel')).toBeVisible();
    cleanup();
  } finally {
    globalThis.matchMedia = before;
  }
});

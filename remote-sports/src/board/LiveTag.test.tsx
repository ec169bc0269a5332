import { screen } from '@testing-library/react';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { formatShort, formatTime } from '@site/domain/formatting/date';
import { livePeriod, type LivePeriod } from '@site/domain/reference/live-period';
import { SPORT } from '@site/domain/reference/sports';
import type { DangerLevel } from '../vendors/port';
import { eventOf, liveOf } from './board.fixture';
import { liveText } from './LiveTag';
import { MoreLink, RowHead } from './RowTop';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

const tag = (over: Parameters<typeof liveOf>[0], sportId: number = SPORT.SOCCER) =>
  renderInShell(<RowHead event={eventOf('e1', { sportId, live: liveOf(over) })} />, {
    platform: world.platform,
  });

test.each<[LivePeriod | null, string, number, string]>([
  [livePeriod('half', 2), '67', SPORT.SOCCER, "下半场 67'"],
  [livePeriod('half', 1), '45+2', SPORT.SOCCER, "上半场 45+2'"],
  [livePeriod('halfTime'), '45', SPORT.SOCCER, '中场'],
  [livePeriod('quarter', 3), '4:12', SPORT.BASKETBALL, '第3节 4:12'],
  [livePeriod('set', 2), '', SPORT.TENNIS, '第2盘'],
  [livePeriod('set', 2), '', SPORT.BADMINTON, '第2局'],
  [livePeriod('inning', 7), '', SPORT.BASEBALL, '第7局'],
  [livePeriod('map', 1), '', SPORT.ENTERTAINMENT, '第1局'],
  [livePeriod('penalties'), '', SPORT.SOCCER, '点球'],
  [null, '8:31', SPORT.SOCCER, '8:31'],
  [null, '', SPORT.SOCCER, '进行中'],
])('[R4.7-1] %j at "%s" of sport %s reads %s', (period, clock, sportId, words) => {
  tag({ period, clock }, sportId);
  expect(screen.getByText(words)).toBeVisible();
});

test.each<[LivePeriod, string, number, string]>([
  [livePeriod('half', 2), '67', SPORT.SOCCER, "67'"],
  [livePeriod('halfTime'), '45', SPORT.SOCCER, '中场'],
  [livePeriod('quarter', 3), '4:12', SPORT.BASKETBALL, '第3节 4:12'],
])(
  'in short %j at "%s" of sport %s reads %s: only a minute says its part by itself',
  (period, clock, sportId, words) => {
    expect(liveText(liveOf({ period, clock }), sportId, true)).toBe(words);
  },
);

test.each<[DangerLevel, string]>([
  ['attackHome', '主队进攻'],
  ['attackAway', '客队进攻'],
  ['goal', '进球确认中'],
  ['redCard', '红牌'],
  ['var', 'VAR 复核'],
])('[R3.10-1] danger %s says %s', (danger, words) => {
  tag({ danger });
  expect(screen.getByText(words)).toBeVisible();
});

test.each<[DangerLevel, boolean, string[]]>([
  ['goal', false, ["67'", '进球确认中']],
  ['safe', false, ["下半场 67'"]],
  ['goal', true, ['进球确认中']],
  ['var', true, ['VAR 复核']],
  ['attackAway', true, ["67'", '客队进攻']],
  ['safe', true, ["下半场 67'"]],
])('danger %s (tight: %s) is said whole beside the clock: %j', (danger, isTight, words) => {
  const live = liveOf({ period: livePeriod('half', 2), clock: '67', danger });
  renderInShell(<RowHead event={eventOf('e1', { live })} isTight={isTight} />, {
    platform: world.platform,
  });
  expect([...document.querySelectorAll('[data-tone]')].map((tag) => tag.textContent)).toEqual(
    words,
  );
});

test('a match that is over has no sign of play, and no number of markets when none is left', () => {
  const toneOf = (text: string) => screen.getByText(text).closest('[data-tone]');
  tag({ period: livePeriod('ended'), clock: '90' });
  expect(toneOf('完场')).toHaveAttribute('data-tone', 'neutral');
  tag({ period: livePeriod('halfTime'), clock: '45' });
  expect(toneOf('中场')).toHaveAttribute('data-tone', 'live');
  renderInShell(<MoreLink event={eventOf('e1', { marketCount: 0 })} to="/x" />, {
    platform: world.platform,
  });
  const { homeName, awayName } = eventOf('e1');
  const link = screen.getByRole('link', { name: `${homeName} 对 ${awayName} 全部 0 个盘口` });
  expect(link).not.toHaveTextContent(/\S/);
});

test('safe play and a match to come show no badge', () => {
  tag({});
  expect(screen.queryByText('主队进攻')).toBeNull();
  renderInShell(<RowHead event={eventOf('e2')} />, { platform: world.platform });
  expect(screen.getByText('11/21 20:00')).toBeVisible();
});

test('a match of today says its time alone, and with its day to who listens', () => {
  const startAt = world.platform.clock.now();
  renderInShell(<RowHead event={eventOf('e1', { startAt, live: null })} />, {
    platform: world.platform,
  });
  const kickOff = screen.getByRole('time');
  expect(kickOff).toHaveTextContent(formatTime(startAt));
  expect(kickOff).not.toHaveTextContent('/');
  expect(kickOff).toHaveAccessibleName(formatShort(startAt));
});

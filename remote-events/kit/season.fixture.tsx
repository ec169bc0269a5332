/** What every season must do; each calls this in its one test. Needs jest's globals. */
import type { ComponentType } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SeasonSchedule } from '@site/domain/releases/seasons';
import { describeRemote } from '@site/remote-kit/contract-suite';
import type { defineRemote } from '@site/remote-kit';
import {
  createTestWorld,
  faceOf,
  renderInShell,
  type FacedSurface,
  type TestWorld,
} from '@site/testing';
import { lookFaults } from '@site/domain/seasons/look';
import type { Season } from './season';

/** A season's parts. */
export interface SeasonParts {
  /** The imported `remote.json`: the season is shown with the face that the host would make of it. */
  readonly surface: FacedSurface;
  readonly remote: ReturnType<typeof defineRemote>;
  readonly season: Season;
}

export const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const DAY = 86_400_000;

/** A window around a moment. */
export const windowAt = (
  from: number,
  until: number,
  more: Partial<SeasonSchedule> = {},
): SeasonSchedule => ({
  windowId: 'w',
  from,
  until,
  graceUntil: until + 1_800_000,
  priority: 1,
  killed: false,
  ...more,
});

/** Windows by what they are at `NOW`. */
export const WINDOWS = {
  before: windowAt(NOW + DAY, NOW + 3 * DAY),
  running: windowAt(NOW - DAY, NOW + 2 * DAY),
  grace: windowAt(NOW - DAY, NOW - 60_000),
  ended: windowAt(NOW - 3 * DAY, NOW - DAY),
  killed: windowAt(NOW - DAY, NOW + DAY, { killed: true }),
} as const;

/** Runs the suite. */
export function describeSeason({ surface, remote, season }: SeasonParts): void {
  describeRemote(surface, remote);

  describe(`season ${season.slug}`, () => {
    let world: TestWorld;
    let Page: ComponentType;
    let Slot: ComponentType;
    beforeAll(async () => {
      ({ Page } = await remote.pages['season']!());
      ({ Slot } = await remote.slots['entry']!());
    });
    beforeEach(() => {
      world = createTestWorld({ now: NOW });
    });
    afterEach(() => world.close());
    const plan = (schedule: SeasonSchedule | null, live: string | null = null): void =>
      world.seasons.set({ schedules: schedule === null ? {} : { [season.slug]: schedule }, live });
    const open = (): void =>
      void renderInShell(<Page />, {
        platform: faceOf(world.platform, surface),
        path: `/${season.route}`,
      });

    test('is readable: every text of its look holds 4.5:1', () => {
      expect(lookFaults(season.look)).toEqual([]);
    });

    test('[R2.1-2] running: what it is, the time left, ways to take part, rules, sharing with a code', async () => {
      plan(WINDOWS.running);
      open();
      expect(screen.getByRole('heading', { name: season.title })).toBeVisible();
      expect(screen.getByTestId('event-page')).toHaveAttribute('data-phase', 'running');
      expect(screen.getByTestId('event-page')).toHaveAttribute('data-season', season.slug);
      expect(screen.getByRole('timer', { name: /^距离结束 2天/ })).toBeVisible();
      expect(screen.getByText('第 2 天 / 共 3 天')).toBeVisible();
      for (const { title } of season.ways) expect(screen.getByText(title)).toBeVisible();
      await userEvent.click(screen.getByTestId('season-share'));
      expect(await screen.findByRole('img', { name: '活动页面二维码' })).toBeInTheDocument();
      expect(screen.getByText(`http://localhost/cn/mobile/${season.route}`)).toBeInTheDocument();
    });

    test('a way leads to the game of the page only where there is one, and a season with one names it', async () => {
      const own = season.ways.filter(({ to }) => to === 'own-game');
      expect(own.length).toBeLessThanOrEqual(season.game === null ? 0 : 1);
      if (season.game === null) return;
      await world.control('POST', '/mini-games', { running: [season.game.eventCode] });
      plan(WINDOWS.running);
      open();
      expect(await screen.findByTestId('mini-game')).toHaveAttribute(
        'data-event-code',
        season.game.eventCode,
      );
      expect((await screen.findAllByTestId('leader-row')).length).toBeGreaterThan(0);
      expect(screen.queryAllByTestId('way-to-game').map(({ textContent }) => textContent)).toEqual(
        own.map(({ title }) => expect.stringContaining(title)),
      );
    });

    test('before: it counts to the start and lets nobody play', () => {
      plan(WINDOWS.before);
      open();
      expect(screen.getByRole('timer', { name: /^距离开启 1天/ })).toBeVisible();
      expect(screen.queryByTestId('mini-game')).toBeNull();
    });

    test.each(['ended', 'killed', 'grace'] as const)(
      '%s, for who comes then: it is over, thanks, and ways on',
      (phase) => {
        plan(WINDOWS[phase]);
        open();
        expect(screen.getByText('活动已结束')).toBeVisible();
        expect(screen.getByText(season.thanks)).toBeVisible();
        expect(screen.queryByRole('timer')).toBeNull();
        expect(screen.getByRole('link', { name: '查看全部优惠' })).toHaveAttribute(
          'href',
          '/Promotions',
        );
        expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
        expect(screen.getByTestId('event-page')).toHaveAttribute('data-phase', phase);
      },
    );

    test.each([
      ['its texts are the reason', 'text', 0],
      ['nobody said why', undefined, 0],
      ['a reason that this version does not know', 'weather', 0],
      ['its code is the reason', 'code', 1],
      ['its prizes are the reason', 'prize', 1],
      ['the law is the reason', 'law', 1],
    ] as const)(
      'ended by hand under an open page, %s: %s leaves %i rules to read, and no prizes',
      (_what, killedFor, count) => {
        plan(WINDOWS.running);
        open();
        expect(screen.getByRole('region', { name: '活动规则' })).toBeVisible();
        act(() => plan({ ...WINDOWS.killed, killedFor }));
        expect(screen.queryAllByRole('region', { name: '活动规则' })).toHaveLength(count);
        expect(screen.queryAllByText(season.slogan)).toHaveLength(count);
        expect(screen.queryByRole('region', { name: '活动奖励' })).toBeNull();
        expect(screen.getByRole('heading', { name: season.title })).toBeVisible();
      },
    );

    test('never planned: it says that it is over', () => {
      plan(null);
      open();
      expect(screen.getByText('活动已结束')).toBeVisible();
      expect(screen.getByTestId('event-page')).toHaveAttribute('data-phase', 'none');
    });

    test('its entrance stands while it runs and goes with it', () => {
      plan(WINDOWS.running, season.slug);
      renderInShell(<Slot />, { platform: faceOf(world.platform, surface) });
      expect(screen.getByTestId('season-entry')).toHaveAttribute('href', `/${season.route}`);
      act(() => plan(WINDOWS.ended));
      expect(screen.queryByTestId('season-entry')).toBeNull();
    });
  });
}

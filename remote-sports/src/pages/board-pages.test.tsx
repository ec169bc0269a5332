import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { done } from '@site/domain/errors/app-error';
import { dayKey } from '@site/domain/formatting/day';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import surface from '../../remote.json';
import { VENDOR_PATHS } from '../board/board.fixture';
import { sportsState } from '../state/sports-state';
import type { MatchResult } from '../vendors/port';
import { Page as MaintenancePage } from './MaintenancePage';
import { Page as NewsPage } from './NewsPage';
import { Page as PromotionsPage } from './PromotionsPage';
import { Page as ResultsPage } from './ResultsPage';
import { Page as TutorialPage } from './TutorialPage';

jest.setTimeout(40_000);
// A busy machine answers late.
configure({ asyncUtilTimeout: 12_000 });

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.close();
});

const resultOf = (eventId: string): MatchResult => ({
  eventId,
  leagueName: '红岭联',
  homeName: '红岭',
  awayName: '海川',
  startAt: 0,
  state: 'completed',
  final: { home: 2, away: 1 },
  firstHalf: null,
  parts: [],
  winners: [],
});

describe('results', () => {
  test.each(['IM', 'BTI', 'SABA'] as const)(
    '[R2.1-3] %s: a day and sport, halves and states in words',
    async (vendor) => {
      renderInShell(<ResultsPage />, {
        platform: world.platform,
        path: `${VENDOR_PATHS[vendor]}/results`,
      });
      expect((await screen.findAllByTestId(/^result-day-/)).length).toBe(7);
      await userEvent.click(screen.getAllByTestId(/^result-day-/)[1] ?? document.body);
      const rows = await screen.findAllByTestId('result-row');
      expect(rows.length).toBeGreaterThan(10);
      expect(rows[0]).toHaveTextContent(/上半场 \d+-\d+/);
      await userEvent.click(screen.getByTestId('result-sport-2'));
      const basketball = await screen.findAllByTestId('result-row');
      expect(
        basketball.find((row) =>
          /\d+-\d+\s+\d+-\d+\s+\d+-\d+\s+\d+-\d+/.test(row.textContent ?? ''),
        ),
      ).toBeDefined();
    },
  );

  test('[R2.1-3] an address names sport, day and match: the match is looked for on every page, and marked', async () => {
    const { vendor } = sportsState(world.platform).vendorSessions.IM;
    const results = jest
      .spyOn(vendor, 'results')
      .mockImplementation(({ page }) =>
        Promise.resolve(done({ rows: [resultOf(`e${page}`)], pages: 3 })),
      );
    const day = dayKey(world.platform.clock.now() - 86_400_000);
    const asked = `${VENDOR_PATHS.IM}/results?sport=2&day=${day}&match=`;
    const { unmount } = renderInShell(<ResultsPage />, {
      platform: world.platform,
      path: `${asked}e2`,
    });
    expect(await screen.findAllByTestId('result-row')).toHaveLength(2);
    expect(results).toHaveBeenLastCalledWith({ sportId: 2, day, page: 2 });
    const [other, found] = screen.getAllByTestId('result-row');
    expect(found).toHaveAttribute('aria-current', 'true');
    expect(other).not.toHaveAttribute('aria-current');
    expect(screen.queryByTestId('result-not-yet')).toBeNull();
    // Another day is chosen: that list knows nothing of the match.
    await userEvent.click(screen.getAllByTestId(/^result-day-/)[0] ?? document.body);
    await waitFor(() => expect(results.mock.lastCall?.[0]).toMatchObject({ sportId: 2, page: 1 }));
    await waitFor(() => expect(document.querySelector('[aria-current="true"]')).toBeNull());
    unmount();
    renderInShell(<ResultsPage />, { platform: world.platform, path: `${asked}e9` });
    const notYet = await screen.findByTestId('result-not-yet');
    expect(screen.getAllByTestId('result-row')).toHaveLength(3);
    expect(within(notYet).getByRole('link')).toHaveAttribute('href', `${VENDOR_PATHS.IM}/event/e9`);
  });

  test('[R7.3-2] a page of results that repeats itself shows its rows once, and nothing more is offered', async () => {
    const { vendor } = sportsState(world.platform).vendorSessions.IM;
    jest
      .spyOn(vendor, 'results')
      .mockImplementation(() =>
        Promise.resolve(done({ rows: [resultOf('e1'), resultOf('e2')], pages: 3 })),
      );
    renderInShell(<ResultsPage />, {
      platform: world.platform,
      path: `${VENDOR_PATHS.IM}/results`,
    });
    await userEvent.click(await screen.findByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '加载更多' })).toBeNull());
    expect(screen.getAllByTestId('result-row')).toHaveLength(2);
  });
});

test.each(['IM', 'BTI', 'SABA'] as const)(
  '[R2.1-3] %s: announcements of the vendor and of the sportsbook',
  async (vendor) => {
    renderInShell(<NewsPage />, { platform: world.platform, path: `${VENDOR_PATHS[vendor]}/news` });
    expect(
      within(await screen.findByTestId('vendor-news')).getAllByRole('listitem').length,
    ).toBeGreaterThan(0);
    expect(
      within(await screen.findByTestId('sports-news')).getAllByRole('listitem').length,
    ).toBeGreaterThan(0);
  },
);

test('[R2.1-3] sports promotions only, each leading to the promotions part', async () => {
  renderInShell(<PromotionsPage />, { platform: world.platform, path: '/sbtwo/Promotions' });
  const cards = await screen.findAllByTestId('promo-card');
  expect(cards.length).toBeGreaterThan(4);
  for (const card of cards)
    expect(card).toHaveAttribute('href', `/Promotions/Detail/${card.dataset['promoId']}`);
  await userEvent.click(screen.getByRole('tab', { name: '免费投注' }));
  expect(screen.getAllByTestId('promo-card').length).toBeLessThan(cards.length);
});

test.each([
  ['vip01', true],
  ['member01', false],
  [null, false],
] as const)(
  '[R4.4-1] [R2.1-3] a sports promotion for eligible members: %s sees it: %s',
  async (member, sees) => {
    if (member !== null) await world.logIn(member);
    renderInShell(<PromotionsPage />, { platform: world.platform, path: '/sbtwo/Promotions' });
    const cards = await screen.findAllByTestId('promo-card');
    expect(cards.some(({ dataset }) => dataset['promoId'] === '1070')).toBe(sees);
  },
);

describe('[R2.1-3] maintenance', () => {
  test('says who is under maintenance, and goes back by itself to the vendor that works again', async () => {
    await world.start();
    for (const vendor of ['im', 'bti', 'saba'])
      await world.control('POST', `/vendors/${vendor}`, { maintenance: true });
    for (const vendor of ['IM', 'BTI', 'SABA'] as const)
      world.platform.maintenance.announce(vendor);
    renderInShell(
      <Routes>
        <Route path="/sbtwo/maintenance" element={<MaintenancePage />} />
        <Route path="*" element={<output data-testid="left" />} />
      </Routes>,
      { platform: world.platform, path: '/sbtwo/maintenance' },
    );
    await waitFor(() =>
      expect(screen.getByTestId('vendor-state-BTI')).toHaveAttribute('data-maintenance', 'true'),
    );
    expect(screen.getByRole('heading', { name: '体育正在维护' })).toBeVisible();
    await world.control('POST', '/vendors/bti', { maintenance: false });
    // A vendor under maintenance is asked at most every half a minute.
    const real = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => real() + 31_000);
    expect(await screen.findByTestId('left')).toBeInTheDocument();
  });

  test('with all at work nothing is claimed', () => {
    renderInShell(<MaintenancePage />, { platform: world.platform, path: '/sbtwo/maintenance' });
    expect(screen.getByRole('heading', { name: '体育平台运行正常' })).toBeVisible();
    // The bar over it says what the page is about, not what may be long over.
    expect(surface.routes.find(({ page }) => page === 'maintenance')?.title).toBe('体育平台状态');
    expect(screen.getByTestId('vendor-state-IM')).toHaveAttribute('href', VENDOR_PATHS.IM);
  });
});

describe('[R2.1-3] tutorial', () => {
  test('the handicap calculator settles quarter lines as the rules do', async () => {
    renderInShell(<TutorialPage />, {
      platform: world.platform,
      path: '/sbtwo/tutorial?lesson=handicap',
    });
    const outcome = screen.getByTestId('lesson-outcome');
    expect(outcome).toHaveTextContent('赢半');
    expect(outcome).toHaveTextContent('147.50');
    expect(screen.getByTestId('line-words')).toHaveTextContent(
      '-0.5/1 是四分之一球：一半本金投 -0.5，另一半投 -1',
    );
    await userEvent.click(screen.getByRole('button', { name: '增加 对手' }));
    expect(outcome).toHaveTextContent('输');
    expect(outcome).toHaveTextContent('-100.00');
    await userEvent.click(screen.getByRole('button', { name: '增加 让球数' }));
    await userEvent.click(screen.getByRole('button', { name: '增加 让球数' }));
    expect(outcome).toHaveTextContent('输半');
    expect(outcome).toHaveTextContent('50.00');
  });

  test('a system pays what a straight combo loses', async () => {
    renderInShell(<TutorialPage />, {
      platform: world.platform,
      path: '/sbtwo/tutorial?lesson=combo',
    });
    const [straight, system] = screen.getAllByTestId('lesson-outcome');
    expect(straight).toHaveTextContent('返还0.00');
    expect(system).toHaveTextContent('返还399.00');
    await userEvent.click(screen.getAllByRole('switch')[2] ?? document.body);
    expect(straight).toHaveTextContent('返还698.25');
  });

  test('lessons follow one another, and the odds of one price differ in writing only', async () => {
    renderInShell(<TutorialPage />, { platform: world.platform, path: '/sbtwo/tutorial' });
    for (const name of ['下一课：让球', '下一课：大小', '下一课：盘口'])
      await userEvent.click(screen.getByRole('button', { name }));
    const table = within(screen.getByTestId('odds-calculator'));
    expect(
      table.getAllByRole('row').map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      [],
      ['1.50', '0.50', '0.50', '-2.00'],
      ['50.00', '50.00', '50.00', '100.00'],
      ['100.00', '100.00', '100.00', '200.00'],
    ]);
    expect(screen.getByRole('tab', { name: '盘口' })).toHaveAttribute('aria-selected', 'true');
  });
});

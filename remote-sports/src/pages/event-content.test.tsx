import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld, Route, Routes } from '@site/testing';
import { VENDOR_PATHS } from '../board/board.fixture';
import { Page as EventPage } from './EventPage';
import { events } from './board-pages.fixture';

jest.setTimeout(40_000);
// A busy machine answers late.
configure({ asyncUtilTimeout: 12_000 });

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.close();
});

describe('event page', () => {
  const show = (eventId: string, search = '') =>
    renderInShell(
      <Routes>
        <Route path="/sbtwo/sports-im/event/:eventId" element={<EventPage />} />
      </Routes>,
      { platform: world.platform, path: `${VENDOR_PATHS.IM}/event/${eventId}${search}` },
    );

  test('[R3.10-1] every bet type and period of a match in sections, tabs for what there is, exact scores by winner', async () => {
    const [event] = (await events(world)).filter(({ tab }) => tab === 'TODAY');
    show(event?.eventId ?? '');
    const sections = await screen.findAllByTestId('market-section');
    expect(new Set(sections.map(({ dataset }) => Number(dataset['betType'])))).toEqual(
      new Set([1, 2, 3, 5, 6, 7, 8, 101]),
    );
    expect(new Set(sections.map(({ dataset }) => Number(dataset['period'])))).toEqual(
      new Set([1, 2, 3]),
    );
    const scores = sections.find(({ dataset }) => dataset['betType'] === '6') ?? document.body;
    expect(within(scores).getByText('主胜')).toBeVisible();
    await userEvent.click(screen.getByTestId('market-group-half'));
    expect(
      screen.getAllByTestId('market-section').every(({ dataset }) => dataset['period'] !== '1'),
    ).toBe(true);
    await userEvent.click(
      within(screen.getAllByTestId('market-section')[0] ?? document.body).getByRole('button', {
        expanded: true,
      }),
    );
    expect(
      within(screen.getAllByTestId('market-section')[0] ?? document.body).queryAllByTestId(
        'odds-cell',
      ),
    ).toHaveLength(0);
  });

  test('a match in play shows score, corners and cards; the table of its league is one tap away', async () => {
    // The one that began first may end under the test; one that has ended has no tracker.
    const id = (await events(world)).findLast(({ tab }) => tab === 'RUNNING')?.eventId ?? '';
    await world.control('POST', `/events/im/${id}`, { do: 'red', side: 'away', holdMs: 0 });
    show(id);
    const tracker = await screen.findByTestId('match-tracker', {}, { timeout: 20_000 });
    process.stderr.write(
      tracker.textContent + '\n' + within(tracker).getByRole('table').outerHTML + '\n',
    );
    expect(screen.getByTestId('score-line')).toHaveTextContent(/\d+ : \d+/);
    await userEvent.click(screen.getByRole('button', { name: '积分榜' }));
    expect(
      (await screen.findByRole('table', { name: '积分榜' })).querySelectorAll('tr[data-own]'),
    ).toHaveLength(2);
    await userEvent.click(screen.getByTestId('league-panel-home'));
    const panel = screen.getByTestId('league-panel');
    expect(within(panel).queryByRole('table')).toBeNull();
    expect((await within(panel).findAllByText(/^[胜平负]$/)).length).toBeGreaterThan(0);
  });

  test('a season shows its runners and those who come in first three', async () => {
    const [season] = (await events(world)).filter(({ tab }) => tab === 'OUTRIGHT');
    show(season?.eventId ?? '', '?kind=outright');
    const sections = await screen.findAllByTestId('market-section');
    expect(sections.map(({ dataset }) => Number(dataset['betType']))).toEqual([103, 104]);
  });

  test('a match that is no more leads on', async () => {
    show('4');
    const gone = await screen.findByTestId('event-gone');
    expect(within(gone).getByRole('link', { name: '返回盘口' })).toHaveAttribute(
      'href',
      VENDOR_PATHS.IM,
    );
    expect(within(gone).getByRole('link', { name: '查看赛果' })).toHaveAttribute(
      'href',
      `${VENDOR_PATHS.IM}/results`,
    );
  });
});

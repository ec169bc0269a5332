import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { sabaWorld } from '../vendors/saba-world.fixture';
import { Page as SearchPage } from './SearchPage';

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

describe('[R5-2] search', () => {
  const open = () =>
    renderInShell(<SearchPage />, { platform: world.platform, path: '/sbtwo/search?vendor=IM' });
  const requestsTo = async (): Promise<number> =>
    (
      (await world.control('GET', '/requests?path=/vendors/im')) as {
        requests: readonly { url: string }[];
      }
    ).requests.filter(({ url }) => /search/i.test(url)).length;

  test('two characters are never sent; names that fit can be picked, their matches stand below at once, and who asks for a search is told why', async () => {
    open();
    await screen.findByTestId('search-leagues');
    expect(screen.getByTestId('sport-search')).toHaveFocus();
    await userEvent.paste('山河');
    expect(screen.queryByTestId('search-short')).toBeNull();
    const atOnce = (await screen.findAllByTestId('found-event')).length;
    expect(atOnce).toBeLessThanOrEqual(12);
    expect(await requestsTo()).toBe(1);
    expect(
      within(screen.getByTestId('search-leagues')).getByRole('button', { name: '山河杯' }),
    ).toBeVisible();
    await userEvent.type(screen.getByTestId('sport-search'), '{Enter}');
    expect(screen.getByTestId('search-short')).toHaveTextContent('请输入不少于3个字符');
    expect(screen.getAllByTestId('found-event')).toHaveLength(atOnce);
    await userEvent.click(
      within(screen.getByTestId('search-leagues')).getByRole('button', { name: '山河杯' }),
    );
    expect((await screen.findAllByTestId('found-event')).length).toBeGreaterThan(0);
    expect(await requestsTo()).toBe(1);
  });

  test('three characters search; what is in play comes first; the text is remembered for this member', async () => {
    open();
    await userEvent.type(screen.getByTestId('sport-search'), '星海超{Enter}');
    const found = await screen.findAllByTestId('found-event');
    const live = found.map((row) => /半场|中场|完场|进行中/.test(row.textContent ?? ''));
    expect(live).toEqual(live.toSorted((a, b) => Number(b) - Number(a)));
    expect(world.storage.get('sportSearches')).toContain('星海超');
    await userEvent.clear(screen.getByTestId('sport-search'));
    expect(
      within(await screen.findByTestId('search-recent')).getByRole('button', { name: '星海超' }),
    ).toBeVisible();
  });

  test('a match that is found has its prices, its star and its way on, as on the board; a price goes onto the slip at one tap', async () => {
    const { world: real, close } = sabaWorld();
    await real.control('POST', '/clock', { pause: true });
    await real.logIn('member01');
    const { unmount } = renderInShell(<SearchPage />, {
      platform: real.platform,
      path: '/sbtwo/search?vendor=SABA',
    });
    await userEvent.type(screen.getByTestId('sport-search'), '星海超');
    await screen.findAllByTestId('event-row');
    const found = screen.getAllByTestId('found-event');
    for (const row of found.slice(0, 3)) {
      const match = within(row).getByTestId('event-row');
      expect(match).toHaveAttribute('data-event-id', row.dataset['eventId']);
      expect(within(match).getAllByTestId('odds-cell').length).toBeGreaterThan(1);
      expect(within(match).getByRole('button', { name: /收藏/ })).toBeVisible();
    }
    const price = screen
      .getAllByTestId('odds-cell')
      .find((cell) => cell.getAttribute('aria-disabled') !== 'true');
    await userEvent.click(price as HTMLElement);
    expect(await screen.findByTestId('slip-bar')).toHaveAttribute('data-count', '1');
    unmount();
    await close();
  });

  test('each platform whose answer is known says how many it has', async () => {
    open();
    await userEvent.type(screen.getByTestId('sport-search'), '星海超');
    const count = (await screen.findAllByTestId('found-event')).length;
    expect(screen.getByTestId('search-vendor-IM')).toHaveTextContent(
      new RegExp(`^IM体育${count}场$`),
    );
    expect(screen.getByTestId('search-vendor-BTI')).toHaveTextContent(/^BTI体育$/);
    await userEvent.click(screen.getByTestId('search-vendor-BTI'));
    await waitFor(() =>
      expect(screen.getByTestId('search-vendor-BTI')).toHaveTextContent(/^BTI体育\d+场$/),
    );
    expect(screen.getByTestId('search-vendor-IM')).toHaveTextContent(/^IM体育\d+场$/);
  });

  test('no vendor in the address is the default one; one that nobody knows is said, with the way on', async () => {
    const { unmount } = renderInShell(<SearchPage />, {
      platform: world.platform,
      path: '/sbtwo/search',
    });
    expect(await screen.findByTestId('search-vendor-IM')).toHaveAttribute('aria-checked', 'true');
    unmount();
    renderInShell(<SearchPage />, { platform: world.platform, path: '/sbtwo/search?vendor=SBO' });
    expect(await screen.findByRole('heading', { name: '没有这个体育平台' })).toBeVisible();
    expect(screen.getByRole('link', { name: '搜索赛事' })).toHaveAttribute('href', '/sbtwo/search');
    expect(screen.queryByTestId('sport-search')).toBeNull();
  });

  test('a league that the platform has nothing of is no name to pick', async () => {
    open();
    await screen.findByTestId('search-leagues');
    await userEvent.paste('红土');
    expect(await screen.findByTestId('search-nothing')).toHaveTextContent('没有找到“红土”的赛事');
    expect(screen.queryByRole('button', { name: '红土大师赛' })).toBeNull();
    expect(await requestsTo()).toBe(1);
  });

  test('nothing found says so, and another vendor is one tap away', async () => {
    open();
    await userEvent.type(screen.getByTestId('sport-search'), '没有这队');
    expect(await screen.findByTestId('search-nothing')).toHaveTextContent('没有这队');
    await userEvent.click(screen.getByTestId('search-vendor-BTI'));
    expect(screen.getByTestId('search-vendor-BTI')).toHaveAttribute('aria-checked', 'true');
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actOnPersonalMessages } from '@site/contracts/inbox';
import { createTestWorld, type TestWorld } from '@site/testing';
import { NEWS_DAY, expectUnread, openNews, row, tap } from './news.fixture';
import { toasts } from './promotions.fixture';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: NEWS_DAY });
});
afterEach(() => world.close());

const DETAILS = '/api/PersonalMessage/Messages/';
const slow = (path: string, delayMs: number): Promise<unknown> =>
  world.control('POST', '/faults', { match: { path }, fault: { delayMs }, times: 1 });

/**
 * Opens the first message from the list.
 *
 * @returns its id.
 */
async function openFirst(): Promise<string> {
  const first = await row(0);
  await userEvent.click(within(first).getByRole('link'));
  await screen.findByTestId('news-text');
  return first.dataset.id ?? '';
}

test('a deletion that is answered after the page was left moves nobody', async () => {
  const said = toasts(world);
  await world.logIn('member01');
  openNews(world, '/News?tab=message');
  await openFirst();
  await slow('/api/PersonalMessage/Action', 300);
  await tap('news-remove');
  await tap('news-remove-confirm');
  act(() => screen.getByTestId('home-inbox').click());
  await waitFor(() => expect(screen.getAllByTestId('news-row')).toHaveLength(5));
  await waitFor(() => expect(said).toEqual(['已删除']));
  await waitFor(() => expect(screen.getAllByTestId('news-row')).toHaveLength(4));
  // The step back would come once the question is gone.
  await act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 200);
      }),
  );
  expect(screen.getByTestId('news')).toHaveAttribute('data-kind', 'message');
});

test('what was deleted is not shown from memory: not on the way forward, and not once the server says that it is gone', async () => {
  await world.logIn('member01');
  openNews(world, '/News?tab=message');
  await openFirst();
  await tap('news-remove');
  await tap('news-remove-confirm');
  await waitFor(() => expect(screen.getAllByTestId('news-row')).toHaveLength(4));
  await slow(DETAILS, 200);
  await tap('go-forward');
  expect(await screen.findByTestId('news-detail')).toBeVisible();
  expect(screen.queryByTestId('news-text')).toBeNull();
  expect(await screen.findByTestId('news-missing')).toHaveTextContent('它可能已被删除。');
  expect(screen.queryByTestId('news-text')).toBeNull();
});

test('a message that another tab deleted is said to be missing, though its text is still in memory', async () => {
  await world.logIn('member01');
  openNews(world, '/News?tab=message');
  const id = await openFirst();
  const other = createTestWorld({ sandbox: world.sandbox, storage: world.storage, now: NEWS_DAY });
  await other.start();
  await other.platform.api.call(actOnPersonalMessages, { body: { action: 'delete', ids: [id] } });
  await tap('ask-anew');
  expect(await screen.findByTestId('news-missing')).toHaveTextContent('没有找到这条消息');
  expect(screen.queryByTestId('news-text')).toBeNull();
});

test('[R7.2-1] a visitor who becomes a member while reading has read it as a member: the counts follow that answer', async () => {
  openNews(world, '/News');
  const id = await openFirst();
  expect(screen.getByTestId('home-inbox')).toHaveAttribute('data-unread', '0');
  await act(() => world.logIn('member01'));
  await waitFor(() =>
    expect(screen.getByTestId('home-inbox')).toHaveAttribute('data-unread', '50'),
  );
  await slow(`/api/Announcement/Announcements/${id}`, 200);
  await tap('ask-anew');
  await waitFor(() =>
    expect(screen.getByTestId('home-inbox')).toHaveAttribute('data-unread', '49'),
  );
  act(() => screen.getByTestId('home-inbox').click());
  await expectUnread(44, 5, 'message');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { actOnPersonalMessages } from '@site/contracts/inbox';
import { Http } from '@site/domain/constants';
import { createTestWorld, type TestWorld } from '@site/testing';
import { NEWS_DAY, requestsTo, expectUnread, openNews, row, tap } from './news.fixture';
import { toasts } from './promotions.fixture';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld({ now: NEWS_DAY });
  await world.logIn('member01');
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.close();
});

const ACTION = '/api/PersonalMessage/Action';
const LISTS = ['/api/PersonalMessage/Messages?', '/api/Announcement/Announcements?'];
const fault = (match: object, how: object, times?: number): Promise<unknown> =>
  world.control('POST', '/faults', {
    match,
    fault: how,
    ...(times === undefined ? {} : { times }),
  });
const listsRead = async (): Promise<number[]> =>
  Promise.all(LISTS.map(async (path) => (await requestsTo(world, path)).length));
const counted = async (): Promise<number> =>
  (await requestsTo(world, '/api/PersonalMessage/UnreadCount')).length;

test('[R7.2-1] a count that comes back different has its list read anew, once and no other; an own action needs no more than its answer', async () => {
  const intervals = jest.spyOn(globalThis, 'setInterval');
  const passMinute = async (): Promise<void> => {
    // Reads that follow each other closely share an answer.
    await act(
      () =>
        new Promise((resolve) => {
          setTimeout(resolve, Http.dedupeCooldownMs + 20);
        }),
    );
    const works = intervals.mock.calls
      .filter(([, ms]) => ms === 60_000)
      .map(([work]) => work as () => void);
    act(() => {
      works.forEach((work) => {
        work();
      });
    });
  };
  openNews(world, '/News?tab=message');
  await row(0);
  await expectUnread(45, 5, 'message');
  const other = createTestWorld({ sandbox: world.sandbox, storage: world.storage, now: NEWS_DAY });
  await other.start();
  const first = (await row(0)).dataset.id ?? '';
  await other.platform.api.call(actOnPersonalMessages, { body: { action: 'read', ids: [first] } });
  const [messages = 0, announcements = 0] = await listsRead();
  await passMinute();
  await expectUnread(45, 4, 'message');
  await waitFor(async () => expect(await row(0)).toHaveAttribute('data-read', 'true'));
  const before = await counted();
  await passMinute();
  await waitFor(async () => expect(await counted()).toBeGreaterThan(before));
  expect(await listsRead()).toEqual([messages + 1, announcements]);
  await tap('news-read-all');
  await expectUnread(45, 0, 'message');
  await waitFor(async () => expect(await listsRead()).toEqual([messages + 2, announcements]));
  await waitFor(async () => expect(await counted()).toBeGreaterThan(before + 2));
  expect(await listsRead()).toEqual([messages + 2, announcements]);
});

test('an action whose answer is lost says so, and counts and lists show what the server did', async () => {
  const said = toasts(world);
  openNews(world, '/News?tab=message');
  await expectUnread(45, 5, 'message');
  await fault({ path: ACTION }, { drop: 'afterCommit' }, 1);
  await tap('news-select');
  await userEvent.click(within(await row(0)).getByTestId('news-choose'));
  await tap('news-delete-chosen');
  await tap('news-delete-confirm');
  await waitFor(() => expect(said).toEqual(['网络异常，请检查网络后重试']));
  await waitFor(() => expect(screen.getAllByTestId('news-row')).toHaveLength(4));
  expect(screen.getByTestId('home-inbox')).toHaveAttribute('data-unread', '49');
});

test('more than 200 chosen are sent 200 at a time; what was not reached stays chosen', async () => {
  const said = toasts(world);
  const messages = Array.from({ length: 201 }, (_none, at) => ({
    id: `L${at}`,
    topic: `消息 ${at}`,
    content: '',
    sendOn: '2026-11-01T00:00:00+08:00',
    category: 'general',
    isRead: false,
    target: null,
  }));
  await fault(
    { path: LISTS[0] },
    {
      status: 200,
      body: {
        isSuccess: true,
        result: {
          messages,
          page: { currentPage: 1, totalPage: 1, perPageSize: 201, totalRecord: 201 },
        },
      },
    },
  );
  await fault({ path: ACTION, body: 'L200' }, { status: 500 }, 1);
  openNews(world, '/News?tab=message');
  // Plain clicks: a pointer's way through so many rows takes seconds.
  const press = (testId: string): void => act(() => screen.getByTestId(testId).click());
  await screen.findByTestId('news-select');
  press('news-select');
  act(() => screen.getByText('全选').click());
  expect(screen.getByTestId('news-read-chosen')).toHaveTextContent('已读 201');
  press('news-read-chosen');
  await waitFor(() => expect(said).toEqual(['系统错误，请联系客服！']));
  expect(screen.getByTestId('news-read-chosen')).toHaveTextContent('已读 1');
  press('news-read-chosen');
  await waitFor(() => expect(said.at(-1)).toBe('已将 1 条标为已读'));
  const sent = (await requestsTo(world, ACTION)).map(({ body }) => body?.ids ?? []);
  expect(sent.map((ids) => [ids.length, ids[0], ids.at(-1)])).toEqual([
    [200, 'L0', 'L199'],
    [1, 'L200', 'L200'],
    [1, 'L200', 'L200'],
  ]);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAnnouncements } from '@site/contracts/inbox';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { NEWS_DAY, expectUnread, openNews, row, tap } from './news.fixture';
import { Page as NewsPage } from './NewsPage';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: NEWS_DAY });
});
afterEach(() => world.close());

const open = (path: string) => openNews(world, path);
const fault = (path: string, fault_: object, times = 1): Promise<unknown> =>
  world.control('POST', '/faults', { match: { path }, fault: fault_, times });

test('[R7.2-1] opening, marking, deleting and reading all of the messages: every count says the same within a second', async () => {
  await world.logIn('member01');
  open('/News?tab=message');
  await row(0);
  await expectUnread(45, 5, 'message');
  await userEvent.click(within(await row(1)).getByRole('link'));
  expect(await screen.findByTestId('news-text')).toHaveTextContent(
    /星海超级联赛.*「投注设置」开启进球提醒/,
  );
  expect(screen.getByTestId('news-go')).toHaveAttribute('href', '/sbtwo/settings');
  await waitFor(() =>
    expect(screen.getByTestId('home-inbox')).toHaveAttribute('data-unread', '49'),
  );
  await tap('news-remove');
  await tap('news-remove-confirm');
  await waitFor(() => expect(screen.getAllByTestId('news-row')).toHaveLength(4));
  await expectUnread(45, 4, 'message');
  await tap('news-select');
  await userEvent.click(within(await row(0)).getByTestId('news-choose'));
  await userEvent.click(within(await row(1)).getByTestId('news-choose'));
  await tap('news-read-chosen');
  await expectUnread(45, 2, 'message');
  expect(await row(0)).toHaveAttribute('data-read', 'true');
  await tap('news-select');
  await userEvent.click(within(await row(3)).getByTestId('news-choose'));
  await tap('news-delete-chosen');
  expect(await screen.findByTestId('news-delete-ask')).toHaveTextContent('删除选中的 1 条？');
  expect(screen.getAllByTestId('news-row')).toHaveLength(4);
  await tap('news-delete-confirm');
  await waitFor(() => expect(screen.getAllByTestId('news-row')).toHaveLength(3));
  await expectUnread(45, 1, 'message');
  await tap('news-tab-announcement');
  await tap('news-read-all');
  await expectUnread(0, 1, 'announcement');
  expect(screen.queryByTestId('news-read-all')).toBeNull();
});

test('a refused action changes no count, keeps the choice and can be sent again', async () => {
  const toasts: string[] = [];
  world.platform.toast.current$.subscribe((toast) =>
    toast === null ? undefined : toasts.push(toast.text),
  );
  await world.logIn('member01');
  await fault('/api/PersonalMessage/Action', { status: 500 });
  open('/News?tab=message');
  await tap('news-select');
  await userEvent.click(within(await row(0)).getByTestId('news-choose'));
  await tap('news-read-chosen');
  await waitFor(() => expect(toasts).toEqual(['系统错误，请联系客服！']));
  expect(within(await row(0)).getByTestId('news-choose')).toBeChecked();
  expect(screen.getByTestId('home-inbox')).toHaveAttribute('data-unread', '50');
  await tap('news-read-chosen');
  await expectUnread(45, 4, 'message');
});

test('a list that fails offers itself again; the next page too, without losing what is there', async () => {
  await fault('/api/Announcement/Announcements?', { status: 500 });
  renderInShell(<NewsPage />, { platform: world.platform, path: '/News' });
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findAllByTestId('news-row')).toHaveLength(20);
  await fault('/api/Announcement/Announcements?', { status: 500 });
  await tap('news-more');
  await waitFor(() =>
    expect(screen.getByTestId('news-more')).toHaveTextContent('后面的内容未能载入'),
  );
  expect(screen.getAllByTestId('news-row')).toHaveLength(20);
  await tap('news-more');
  await waitFor(() => expect(screen.getAllByTestId('news-row')).toHaveLength(40));
});

test('visitors read announcements by category, and are asked to sign in for messages', async () => {
  open('/News');
  await tap('news-category-maintenance');
  await waitFor(() =>
    screen.getAllByTestId('news-row').forEach((each) => expect(each).toHaveTextContent('维护')),
  );
  expect(screen.queryByTestId('news-category-account')).toBeNull();
  expect(screen.queryByTestId('news-unread')).toBeNull();
  expect(screen.getByTestId('home-inbox')).toHaveAttribute('data-unread', '0');
  await tap('news-tab-message');
  expect(
    within(await screen.findByTestId('login-first')).getByRole('link', { name: '登录' }),
  ).toHaveAttribute('href', expect.stringContaining('fromUrl=%2FNews%3Ftab%3Dmessage'));
});

test('an entry that is gone says so; one that fails can be asked again; no id leads to the list', async () => {
  const gone = open('/News/Details?kind=announcement&id=nope');
  expect(await screen.findByTestId('news-missing')).toHaveTextContent('没有找到这条消息');
  gone.unmount();
  await fault('/api/Announcement/Announcements/A', { status: 500 });
  const { announcements } = await world.platform.api
    .call(getAnnouncements, { query: {} })
    .then((answer) => (answer.ok ? answer.value : { announcements: [] }));
  const failing = open(`/News/Details?kind=announcement&id=${announcements[0]?.id ?? ''}`);
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByTestId('news-text')).toHaveTextContent(announcements[0]?.topic ?? '-');
  failing.unmount();
  open('/News/Details');
  expect(await screen.findByTestId('news')).toBeVisible();
});

test('hostile text of a message is shown as text, and a hostile way on is not offered (B8)', async () => {
  await world.logIn('member01');
  const text = '<img src=x onerror="window.__pwned=1"><a href="javascript:alert(1)">点我</a>';
  const letter = {
    id: 'X1',
    topic: text,
    content: text,
    sendOn: '2026-01-01T00:00:00+08:00',
    category: 'general',
    isRead: true,
    target: 'javascript:alert(1)',
  };
  await fault('/api/PersonalMessage/Messages/X1', {
    status: 200,
    body: { isSuccess: true, result: letter },
  });
  open('/News/Details?kind=message&id=X1');
  expect(await screen.findByTestId('news-text')).toHaveTextContent(text);
  expect(screen.getByTestId('news-detail').querySelector('img, a, script')).toBeNull();
  expect(screen.queryByTestId('news-go')).toBeNull();
  expect('__pwned' in window).toBe(false);
});

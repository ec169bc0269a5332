import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAnnouncements } from '@site/contracts/inbox';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { NEWS_DAY } from '../pages/news.fixture';
import { Slot as HomeNews } from './HomeNews';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld({ now: NEWS_DAY });
});
afterEach(async () => {
  jest.useRealTimers();
  await world.close();
});

const open = (platform = world.platform) => renderInShell(<HomeNews />, { platform });
const tap = async (testId: string): Promise<void> =>
  userEvent.click(await screen.findByTestId(testId));
const isUrgent = async (): Promise<boolean> =>
  (await screen.findByTestId('home-news')).dataset.urgent === 'true';

/**
 * Dismisses what is urgent until nothing is.
 *
 * @returns the topics in their order.
 */
async function seeAllUrgent(): Promise<string[]> {
  const topics: string[] = [];
  while (await isUrgent()) {
    const shown = screen.getByTestId('news-open').textContent;
    topics.push(screen.getByTestId('urgent-seen').getAttribute('aria-label')?.slice(4) ?? '');
    await tap('urgent-seen');
    await waitFor(() => expect(screen.getByTestId('news-open').textContent).not.toBe(shown));
  }
  return topics;
}

test('announcements: one line that can be paused and turned by hand, and leads to the whole text', async () => {
  open();
  await seeAllUrgent();
  await userEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
  const first = screen.getByTestId('news-open').textContent;
  await userEvent.click(screen.getByRole('button', { name: '下一条' }));
  expect(screen.getByTestId('news-open').textContent).not.toBe(first);
  expect(screen.getByTestId('news-open')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/News\/Details\?kind=announcement&id=A/),
  );
});

test('announcements that cannot be read leave a line with a retry', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Announcement' },
    fault: { status: 500 },
    times: 1,
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByTestId('news-open')).toBeVisible();
});

test('what is urgent stands first and once: a visitor who saw it or opened it does not meet it again', async () => {
  const first = open();
  expect(await isUrgent()).toBe(true);
  expect(screen.getByText('重要')).toBeVisible();
  await userEvent.click(screen.getByTestId('news-open'));
  const rest = await seeAllUrgent();
  first.unmount();
  open(createTestWorld({ sandbox: world.sandbox, storage: world.storage, now: NEWS_DAY }).platform);
  expect(await isUrgent()).toBe(false);
  expect(rest).not.toContain(screen.getByTestId('news-open').textContent);
});

test('what is urgent says in its line when and what, and is read with it; what takes turns is its title', async () => {
  open();
  await tap('urgent-seen');
  expect(await isUrgent()).toBe(true);
  const line = screen.getByTestId('news-open');
  expect(line).toHaveTextContent(/^系统例行维护通知11\/26 04:00-06:00 例行维护/);
  expect(line).toHaveAccessibleName(/^查看公告：系统例行维护通知，11\/26 04:00-06:00 例行维护/);
  await seeAllUrgent();
  await userEvent.click(screen.getByRole('button', { name: '暂停轮播' }));
  expect(line).toHaveAccessibleName(`查看公告：${line.textContent}`);
});

test('[R7.2-1] what a member saw is read at the server: the bell counts less, and another device does not show it', async () => {
  await world.logIn('member01');
  open();
  await waitFor(() =>
    expect(screen.getByTestId('home-inbox')).toHaveAttribute('data-unread', '50'),
  );
  const seen = await seeAllUrgent();
  await waitFor(() =>
    expect(screen.getByTestId('home-inbox')).toHaveAttribute(
      'data-unread',
      String(50 - seen.length),
    ),
  );
  expect(screen.getByTestId('home-inbox')).toHaveAccessibleName(
    `消息中心，${50 - seen.length} 条未读`,
  );
  const elsewhere = createTestWorld({ sandbox: world.sandbox });
  await elsewhere.logIn('member01');
  const answer = await elsewhere.platform.api.call(getAnnouncements, { query: {} });
  expect(
    answer.ok && answer.value.announcements.filter(({ isPopup, isRead }) => isPopup && !isRead),
  ).toEqual([]);
  await elsewhere.close();
});

describe('[R7.2-1] turning', () => {
  const topic = (): HTMLElement => screen.getByTestId('news-open');
  /** Whether the line turns in the time that an item stands. */
  const turns = (): boolean => {
    const before = topic().textContent;
    act(() => {
      jest.advanceTimersByTime(5_000);
    });
    return topic().textContent !== before;
  };
  /** The line with what is urgent on it, and hands that need no time. */
  const start = async () => {
    open();
    await screen.findByTestId('urgent-seen');
    jest.useFakeTimers();
    return userEvent.setup({
      advanceTimers: (ms) => {
        jest.advanceTimersByTime(ms);
      },
    });
  };

  test('a finger that put the urgent ones away, paused and went on finds a line that turns, and the focus where it was', async () => {
    const user = await start();
    expect(turns()).toBe(false);
    while (screen.queryByTestId('urgent-seen') !== null)
      await user.click(screen.getByTestId('urgent-seen'));
    expect(topic()).toHaveFocus();
    expect([turns(), turns()]).toEqual([true, true]);
    const toggle = screen.getByRole('button', { name: '暂停轮播' });
    await user.click(toggle);
    expect(toggle).toHaveAccessibleName('继续轮播');
    expect(turns()).toBe(false);
    const shown = topic().textContent;
    await user.click(screen.getByRole('button', { name: '下一条' }));
    expect(topic().textContent).not.toBe(shown);
    expect(screen.getByRole('button', { name: '下一条' })).toHaveFocus();
    await user.click(toggle);
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAccessibleName('暂停轮播');
    expect([turns(), turns()]).toEqual([true, true]);
  });

  test('whoever comes by keys is not hurried: it stands while it has the focus, and turns once that has left', async () => {
    const user = await start();
    while (screen.queryByTestId('urgent-seen') !== null) {
      act(() => screen.getByTestId('urgent-seen').focus());
      await user.keyboard('{Enter}');
    }
    expect(topic()).toHaveFocus();
    expect(turns()).toBe(false);
    act(() => topic().blur());
    expect(turns()).toBe(true);
  });
});

test('what is urgent is found however much was announced since', async () => {
  await world.close();
  world = createTestWorld({ now: Date.parse('2026-11-19T12:00:00+08:00') });
  const answer = await world.platform.api.call(getAnnouncements, { query: { perPageSize: 100 } });
  expect(
    answer.ok && answer.value.announcements.findIndex(({ topic }) => topic === '谨防钓鱼网站'),
  ).toBe(21);
  open();
  await isUrgent();
  expect(await seeAllUrgent()).toEqual(['系统例行维护通知', '谨防钓鱼网站']);
});

test('what a member saw is remembered here without the name, until the logout, even when the server was never told', async () => {
  await world.control('POST', '/faults', {
    match: { path: '/api/Announcement/Action' },
    fault: { drop: 'before' },
  });
  await world.logIn('member01');
  const code = world.storage.get('memberCode') ?? '-';
  open();
  expect(await isUrgent()).toBe(true);
  const seen = await seeAllUrgent();
  expect(seen).toHaveLength(2);
  const noted = [...world.storage].filter(([name]) => !['memberCode', 'memberInfo'].includes(name));
  expect(noted.filter(([, kept]) => kept.includes(code))).toEqual([]);
  await act(() => world.platform.session.logOut());
  expect(screen.getByTestId('news-open')).toHaveTextContent(seen[0] ?? '-');
  await act(() => world.logIn('member01'));
  expect(await seeAllUrgent()).toEqual(seen);
});

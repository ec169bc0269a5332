import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getAnnouncements } from '@site/contracts/inbox';
import { createTestWorld, renderInShell, type TestWorld } from '@site/testing';
import { Slot as HomeNews } from './HomeNews';

let world: TestWorld;
beforeEach(() => { world = createTestWorld(); });
afterEach(() => world.close());

const open = (platform = world.platform) => renderInShell(<HomeNews />, { platform });
const tap = async (testId: string): Promise<void> => userEvent.click(await screen.findByTestId(testId));
const isUrgent = async (): Promise<boolean> => (await screen.findByTestId('home-news')).dataset.urgent === 'true';

/** Dismisses what is urgent until nothing is. @returns the topics in their order. */
async function seeAllUrgent(): Promise<string[]> {
  const topics: string[] = [];
  while (await isUrgent()) {
    const topic = screen.getByTestId('news-open').textContent ?? '';
    topics.push(topic);
    await tap('urgent-seen');
    await waitFor(() => expect(screen.getByTestId('news-open').textContent).not.toBe(topic));
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
  expect(screen.getByTestId('news-open')).toHaveAttribute('href', expect.stringMatching(/^\/News\/Details\?kind=announcement&id=A/));
});

test('announcements that cannot be read leave a line with a retry', async () => {
  await world.control('POST', '/faults', { match: { path: '/api/Announcement' }, fault: { status: 500 }, times: 1 });
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
  open(createTestWorld({ sandbox: world.sandbox, storage: world.storage }).platform);
  expect(await isUrgent()).toBe(false);
  expect(rest).not.toContain(screen.getByTestId('news-open').textContent);
});

test('[R7.2-1] what a member saw is read at the server: the bell counts less, and another device does not show it', async () => {
  await world.logIn('member01');
  open();
  await waitFor(() => expect(screen.getByTestId('home-inbox')).toHaveAttribute('data-unread', '50'));
  const seen = await seeAllUrgent();
  await waitFor(() => expect(screen.getByTestId('home-inbox')).toHaveAttribute('data-unread', String(50 - seen.length)));
  expect(screen.getByTestId('home-inbox')).toHaveAccessibleName(`消息中心，${50 - seen.length} 条未读`);
  const elsewhere = createTestWorld({ sandbox: world.sandbox });
  await elsewhere.logIn('member01');
  const answer = await elsewhere.platform.api.call(getAnnouncements, { query: {} });
  expect(answer.ok && answer.value.announcements.filter(({ isPopup, isRead }) => isPopup && !isRead)).toEqual([]);
  await elsewhere.close();
});

import * as rows from '@site/contracts/inbox';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { MORNING } from '../testing/funds';
import { announcementsAt } from './announcements';

type Count = { unread: number; total: number };

const KINDS = [
  {
    name: 'announcements',
    list: rows.getAnnouncements,
    detail: rows.getAnnouncement,
    act: rows.actOnAnnouncements,
    unread: rows.getAnnouncementUnread,
    key: 'announcements',
  },
  {
    name: 'personal messages',
    list: rows.getPersonalMessages,
    detail: rows.getPersonalMessage,
    act: rows.actOnPersonalMessages,
    unread: rows.getPersonalMessageUnread,
    key: 'messages',
  },
] as const;

describe.each(KINDS)('$name', ({ list: listRow, detail: detailRow, act, unread, key }) => {
  // The two kinds differ in what their entries carry, not in what is sent.
  const [list, detail] = [
    listRow as unknown as typeof rows.getAnnouncements,
    detailRow as unknown as typeof rows.getAnnouncement,
  ];
  test('[R7.2-1] list, detail, read, delete, readAll and the unread count agree at once', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    await client.login('member01');
    const entries = async () =>
      (
        (await client.call(list, { query: { perPageSize: 100 } })).body.result as Record<
          string,
          { id: string; isRead: boolean; content: string }[]
        >
      )[key] ?? [];
    const count = async () => (await client.call(unread)).body.result as Count;
    const first = await entries();
    expect(first.length).toBeGreaterThanOrEqual(5);
    expect(await count()).toEqual({ unread: first.length, total: first.length });
    const [one, two, three] = first.map(({ id }) => id);
    expect((await client.call(detail, { params: { id: one ?? '' } })).body.result).toMatchObject({
      id: one,
      isRead: true,
    });
    expect(await count()).toEqual({ unread: first.length - 1, total: first.length });
    expect(
      (await client.call(act, { body: { action: 'read', ids: [two ?? '', 'unknown'] } })).body
        .result,
    ).toEqual(await count());
    await client.call(act, { body: { action: 'delete', ids: [three ?? ''] } });
    expect(await count()).toEqual({ unread: first.length - 3, total: first.length - 1 });
    expect((await client.call(detail, { params: { id: three ?? '' } })).status).toBe(404);
    expect((await entries()).map(({ id }) => id)).not.toContain(three);
    expect((await client.call(act, { body: { action: 'readAll' } })).body.result).toEqual({
      unread: 0,
      total: first.length - 1,
    });
    expect((await entries()).every(({ isRead }) => isRead)).toBe(true);
    await client.login('vip01');
    expect((await count()).unread).toBe((await count()).total);
    await app.close();
  });
});

test('[R6-1] visitors read announcements, pages of them, but no personal messages', async () => {
  const app = createSandbox({ now: MORNING });
  const client = testClient(app);
  const page = (
    await client.call(rows.getAnnouncements, { query: { currentPage: 2, perPageSize: 10 } })
  ).body.result as { announcements: object[]; page: { totalRecord: number } };
  expect([page.announcements.length, page.page.totalRecord > 20]).toEqual([10, true]);
  expect((await client.call(rows.getPersonalMessages, { query: {} })).status).toBe(401);
  expect((await client.call(rows.actOnAnnouncements, { body: { action: 'readAll' } })).status).toBe(
    401,
  );
  await app.close();
});

test('a notice of maintenance begins with its day, which lies ahead when it is announced', () => {
  const shown = announcementsAt(MORNING()).filter(({ topic }) => topic === '系统例行维护通知');
  expect(shown.length).toBeGreaterThan(1);
  for (const { content, at } of shown) {
    const [, month, day] = /^(\d\d)\/(\d\d) 04:00-06:00 /.exec(content) ?? [];
    const begins = Date.parse(`2026-${month}-${day}T04:00:00+08:00`);
    expect(begins - at).toBeGreaterThan(3 * 86_400_000);
    expect(begins - at).toBeLessThan(7 * 86_400_000);
  }
});

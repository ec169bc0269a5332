/**
 * Mounts the inbox: both kinds share reading, deleting and counting, so that list, detail and count
 * always agree.
 */
import * as rows from '@site/contracts/inbox';
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { announcementsAt, type InboxEntry } from './announcements';
import { messagesOf } from './personal';

type Kind = 'announcement' | 'personal';
interface Seen extends InboxEntry {
  readonly isRead: boolean;
}

const PAGE_SIZE = 20;
const SHORT = 60;

const MARK = `INSERT INTO inbox_state (member_code, kind, id, is_deleted) VALUES (?, ?, ?, ?)
  ON CONFLICT (member_code, kind, id) DO UPDATE SET is_deleted = max(is_deleted, excluded.is_deleted)`;

/** The entries of a member that are not deleted, with what was read. Visitors have read everything. */
function entriesOf(context: Context, kind: Kind, memberCode: string): Seen[] {
  const all =
    kind === 'announcement'
      ? announcementsAt(context.clock.now())
      : messagesOf(context, memberCode);
  if (memberCode === '') return all.map((entry) => ({ ...entry, isRead: true }));
  const state = new Map(
    context.db
      .all<{ id: string; is_deleted: number }>(
        'SELECT id, is_deleted FROM inbox_state WHERE member_code = ? AND kind = ?',
        memberCode,
        kind,
      )
      .map((row) => [row.id, row.is_deleted === 1]),
  );
  return all
    .filter(({ id }) => state.get(id) !== true)
    .map((entry) => ({ ...entry, isRead: state.has(entry.id) }));
}

const countOf = (entries: readonly Seen[]): { unread: number; total: number } => ({
  unread: entries.filter(({ isRead }) => !isRead).length,
  total: entries.length,
});

/** Carries out an action; ids of others or of nothing change nothing. */
function act(
  context: Context,
  kind: Kind,
  memberCode: string,
  action: (typeof rows.INBOX_ACTION)[number],
  ids: readonly string[],
): { unread: number; total: number } {
  const wanted = new Set(ids);
  context.db.tx(() => {
    for (const { id } of entriesOf(context, kind, memberCode)) {
      if (action === 'readAll' || wanted.has(id))
        context.db.run(MARK, memberCode, kind, id, action === 'delete' ? 1 : 0);
    }
  });
  return countOf(entriesOf(context, kind, memberCode));
}

const view = (
  { id, topic, content, category, at, isRead, isPopup, target }: Seen,
  short: boolean,
) => ({
  id,
  topic,
  content: short && content.length > SHORT ? `${content.slice(0, SHORT)}…` : content,
  category,
  sendOn: isoAt(at),
  isRead,
  isPopup,
  target,
});

function pageOf(
  entries: readonly Seen[],
  query: { currentPage?: number | string; perPageSize?: number | string; category?: string },
) {
  const wanted = entries.filter(
    ({ category }) => query.category === undefined || category === query.category,
  );
  const [index, size] = [
    Number(query.currentPage ?? 1),
    Math.min(100, Number(query.perPageSize ?? PAGE_SIZE)),
  ];
  return {
    list: wanted.slice((index - 1) * size, index * size).map((entry) => view(entry, true)),
    page: {
      currentPage: index,
      totalPage: Math.max(1, Math.ceil(wanted.length / size)),
      perPageSize: size,
      totalRecord: wanted.length,
    },
  };
}

/**
 * One entry in full, read from now on.
 *
 * @throws ApiError 404.
 */
function open(context: Context, kind: Kind, memberCode: string, id: string) {
  const entry = entriesOf(context, kind, memberCode).find((each) => each.id === id);
  if (entry === undefined) throw refusals.notFound(kind === 'announcement' ? '公告' : '消息');
  if (memberCode !== '') context.db.run(MARK, memberCode, kind, id, 0);
  return view({ ...entry, isRead: true }, false);
}

export function mountInbox(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getAnnouncements, ({ memberCode, query }) => {
    const { list, page } = pageOf(entriesOf(context, 'announcement', memberCode), query);
    return { announcements: list, page };
  });
  mount(app, context, rows.getAnnouncement, ({ memberCode, params }) =>
    open(context, 'announcement', memberCode, params.id ?? ''),
  );
  mount(app, context, rows.actOnAnnouncements, ({ memberCode, body }) =>
    act(context, 'announcement', memberCode, body.action, body.ids ?? []),
  );
  mount(app, context, rows.getAnnouncementUnread, ({ memberCode }) =>
    countOf(entriesOf(context, 'announcement', memberCode)),
  );
  mount(app, context, rows.getPersonalMessages, ({ memberCode, query }) => {
    const { list, page } = pageOf(entriesOf(context, 'personal', memberCode), query);
    return { messages: list, page };
  });
  mount(app, context, rows.getPersonalMessage, ({ memberCode, params }) =>
    open(context, 'personal', memberCode, params.id ?? ''),
  );
  mount(app, context, rows.actOnPersonalMessages, ({ memberCode, body }) =>
    act(context, 'personal', memberCode, body.action, body.ids ?? []),
  );
  mount(app, context, rows.getPersonalMessageUnread, ({ memberCode }) =>
    countOf(entriesOf(context, 'personal', memberCode)),
  );
}

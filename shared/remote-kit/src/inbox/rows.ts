/** The calls of both kinds of news under one name each (§7.2). */
import * as rows from '@site/contracts/inbox';

/** Announcements are for everybody, messages for one member. */
export const INBOX_KIND = ['announcement', 'message'] as const;
/** Kind of news. */
export type InboxKind = (typeof INBOX_KIND)[number];

/** Calls by kind. */
export const INBOX_ROWS = {
  announcement: {
    list: rows.getAnnouncements,
    detail: rows.getAnnouncement,
    act: rows.actOnAnnouncements,
    unread: rows.getAnnouncementUnread,
  },
  message: {
    list: rows.getPersonalMessages,
    detail: rows.getPersonalMessage,
    act: rows.actOnPersonalMessages,
    unread: rows.getPersonalMessageUnread,
  },
} as const;

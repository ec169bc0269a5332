/** News as every part shows it: announcements and personal messages, and how many are unread. */
export { INBOX_KIND, INBOX_ROWS, type InboxKind } from './rows';
export { useInbox, type InboxAction } from './use-inbox';
export { useUnread } from './use-unread';

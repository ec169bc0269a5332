/** Announcements and personal messages: list, detail, action, unread counts (§7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { isoTime, page, pageNumber } from './wire';

/** What may be done with entries. `readAll` needs no ids. */
export const INBOX_ACTION = ['read', 'delete', 'readAll'] as const;
/** Kinds of announcements; personal messages use the last four. */
export const INBOX_CATEGORY = [
  'general',
  'maintenance',
  'payment',
  'promotion',
  'sports',
  'account',
] as const;

const entry = {
  id: v.string(),
  topic: v.string(),
  content: v.string(),
  sendOn: isoTime,
  category: v.picklist(INBOX_CATEGORY),
  isRead: v.boolean(),
};
const announcement = v.object({ ...entry, isPopup: v.boolean() });
const message = v.object({ ...entry, target: v.nullable(v.string()) });
const listQuery = v.object({
  currentPage: v.optional(pageNumber),
  perPageSize: v.optional(pageNumber),
  category: v.optional(v.picklist(INBOX_CATEGORY)),
});
const actionBody = v.object({
  action: v.picklist(INBOX_ACTION),
  ids: v.optional(v.pipe(v.array(v.string()), v.maxLength(200)), []),
});
const unread = v.object({ unread: v.number(), total: v.number() });

/** GET Announcement list: newest first, content shortened; visitors see everything as read. */
export const getAnnouncements = defineEndpoint({
  id: 'announcement.list',
  service: 'gateway',
  method: 'GET',
  path: '/api/Announcement/Announcements',
  forAll: true,
  query: listQuery,
  result: v.object({ announcements: v.array(announcement), page }),
});
/** GET Announcement detail: marks it read. */
export const getAnnouncement = defineEndpoint({
  id: 'announcement.detail',
  service: 'gateway',
  method: 'GET',
  path: '/api/Announcement/Announcements/:id',
  result: announcement,
});
/** POST Announcement action: read, delete or readAll; the counts of the answer hold at once. */
export const actOnAnnouncements = defineEndpoint({
  id: 'announcement.action',
  quiet: 'ownWords',
  service: 'gateway',
  method: 'POST',
  path: '/api/Announcement/Action',
  auth: 'member',
  body: actionBody,
  result: unread,
});
/** GET Announcement unread count. */
export const getAnnouncementUnread = defineEndpoint({
  id: 'announcement.unread',
  quiet: 'background',
  service: 'gateway',
  method: 'GET',
  path: '/api/Announcement/UnreadCount',
  auth: 'member',
  result: unread,
});

/** GET PersonalMessage list: newest first, content shortened. `target` is an in-app path. */
export const getPersonalMessages = defineEndpoint({
  id: 'personalMessage.list',
  service: 'gateway',
  method: 'GET',
  path: '/api/PersonalMessage/Messages',
  auth: 'member',
  query: listQuery,
  result: v.object({ messages: v.array(message), page }),
});
/** GET PersonalMessage detail: marks it read. */
export const getPersonalMessage = defineEndpoint({
  id: 'personalMessage.detail',
  service: 'gateway',
  method: 'GET',
  path: '/api/PersonalMessage/Messages/:id',
  auth: 'member',
  result: message,
});
/** POST PersonalMessage action: read, delete or readAll. */
export const actOnPersonalMessages = defineEndpoint({
  id: 'personalMessage.action',
  quiet: 'ownWords',
  service: 'gateway',
  method: 'POST',
  path: '/api/PersonalMessage/Action',
  auth: 'member',
  body: actionBody,
  result: unread,
});
/** GET PersonalMessage unread count. */
export const getPersonalMessageUnread = defineEndpoint({
  id: 'personalMessage.unread',
  quiet: 'background',
  service: 'gateway',
  method: 'GET',
  path: '/api/PersonalMessage/UnreadCount',
  auth: 'member',
  result: unread,
});

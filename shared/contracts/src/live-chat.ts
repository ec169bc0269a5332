/** Customer service (§2.3, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

/**
 * GET LiveChat/Url: the result is the URL; without a chat server it is empty and the header shows
 * no icon (§2.5).
 */
export const getLiveChatUrl = defineEndpoint({
  id: 'liveChat.url',
  service: 'gateway',
  method: 'GET',
  path: '/api/LiveChat/Url',
  confidential: true,
  result: v.string(),
});

/** A call back for VIP members (§4.3, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

/** POST Member/VIP/Callback: VIP members only, 1 to 50 characters, once in 5 minutes (§4.3, §9). */
export const vipCallback = defineEndpoint({
  errors: ['MEM00403', 'MEM00429'],
  id: 'member.vipCallback',
  quiet: 'ownWords',
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/VIP/Callback',
  auth: 'member',
  confidential: true,
  body: v.object({
    description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50)),
    currency: v.string(),
    memberCode: v.string(),
  }),
  result: v.object({ callbackWithinMinutes: v.number() }),
});

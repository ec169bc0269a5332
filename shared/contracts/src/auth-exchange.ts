/** Login by a link (§2.4). */
import * as v from 'valibot';
import { tokenPair } from './auth';
import { defineEndpoint } from './endpoint';

/**
 * POST Auth/Exchange: a link's `ref` and `token` (§2.4) become a session of this browser; once,
 * within 60 s (safety B1). A member who may not log in may not so either.
 */
export const exchangeLink = defineEndpoint({
  errors: ['IDSVR00006', 'MEM00145', 'GEN0002', 'MEM00061', 'PII00702'],
  id: 'auth.exchange',
  isLong: true,
  quiet: 'ownWords',
  service: 'gateway',
  method: 'POST',
  path: '/api/Auth/Exchange',
  confidential: true,
  body: v.object({
    ref: v.pipe(v.string(), v.maxLength(512)),
    token: v.pipe(v.string(), v.maxLength(512)),
  }),
  result: tokenPair,
});

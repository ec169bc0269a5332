/** Domain check (§3.3, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

/** GET App/Domain: may name the affiliate that owns this host name (§3.3). */
export const appDomain = defineEndpoint({
  id: 'app.domain',
  quiet: 'background',
  service: 'gateway',
  method: 'GET',
  path: '/api/App/Domain',
  query: v.object({ hostName: v.string() }),
  result: v.object({ affiliateCode: v.optional(v.string()) }),
});

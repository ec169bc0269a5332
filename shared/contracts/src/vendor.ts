/** Vendor tokens (§7.2); by themselves, because every page may need one. */
import { ODDS_VENDORS, VENDORS } from '@site/domain/vendors/odds-vendor';
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { isoTime } from './wire';

/** GET Vendor/GameToken?code=: the token a vendor gateway wants as bearer. */
export const getGameToken = defineEndpoint({
  quiet: 'verdict',
  restsAlone: true,
  errors: ['11010'],
  id: 'vendor.gameToken',
  service: 'gateway',
  method: 'GET',
  path: '/api/Vendor/GameToken',
  auth: 'member',
  confidential: true,
  query: v.object({
    code: v.picklist(ODDS_VENDORS.flatMap((vendor) => VENDORS[vendor].tokenCodes)),
  }),
  result: v.object({ token: v.string(), expires: isoTime, expiresIn: v.number() }),
});

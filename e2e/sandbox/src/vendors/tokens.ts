/** Tokens that the gateways want as bearer (§4.6, GameToken). */
import { getGameToken } from '@site/contracts/vendor';
import {
  ODDS_VENDORS,
  VENDORS,
  type OddsVendorId,
  type VendorTokenCode,
} from '@site/domain/vendors/odds-vendor';
import type { FastifyInstance } from 'fastify';
import type { VendorStates } from '../bets/vendor-state';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { hashOf, newToken } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { mount } from '../http/mount';

const TOKEN_MS = 1_800_000;

/** @throws ApiError 11010 for a code that is no vendor's. */
function vendorOfCode(code: VendorTokenCode): OddsVendorId {
  const vendor = ODDS_VENDORS.find((id) =>
    (VENDORS[id].tokenCodes as readonly string[]).includes(code),
  );
  if (vendor === undefined) throw new ApiError(409, '11010', '投注服务暂不可用，请稍候再试');
  return vendor;
}

/** Mounts the call. A vendor whose switch says so gives none. */
export function mountGameToken(app: FastifyInstance, context: Context, states: VendorStates): void {
  mount(app, context, getGameToken, ({ memberCode, query }) => {
    const vendor = vendorOfCode(query.code);
    if (states[vendor].noToken) throw new ApiError(409, '11010', '投注服务暂不可用，请稍候再试');
    const token = newToken();
    const now = context.clock.now();
    const until = now + TOKEN_MS;
    // A token that is old answers the same as one that is not there.
    context.db.run('DELETE FROM vendor_tokens WHERE until <= ?', now);
    context.db.run(
      'INSERT INTO vendor_tokens (hash, member_code, code, until) VALUES (?, ?, ?, ?)',
      hashOf(token),
      memberCode,
      VENDORS[vendor].tokenCodes[0],
      until,
    );
    return { token, expires: isoAt(until), expiresIn: TOKEN_MS / 1_000 };
  });
}

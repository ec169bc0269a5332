/** Tokens that the gateways want as bearer (§4.6, GameToken). */
import { getGameToken } from '@site/contracts/vendor';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { FastifyInstance } from 'fastify';
import type { VendorStates } from '../bets/vendor-state';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { hashOf, newToken } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { mount } from '../http/mount';

const TOKEN_MS = 1_800_000;

const VENDOR_OF: Readonly<Record<'IPSB' | 'SBT' | 'BTI' | 'OWS', OddsVendorId>> = {
  IPSB: 'IM',
  SBT: 'BTI',
  BTI: 'BTI',
  OWS: 'SABA',
};

/** Mounts the call. A vendor whose switch says so gives none. */
export function mountGameToken(app: FastifyInstance, context: Context, states: VendorStates): void {
  mount(app, context, getGameToken, ({ memberCode, query }) => {
    if (states[VENDOR_OF[query.code]].noToken)
      throw new ApiError(409, '11010', '投注服务暂不可用，请稍候再试');
    const token = newToken();
    const now = context.clock.now();
    const until = now + TOKEN_MS;
    // A token that is old answers the same as one that is not there.
    context.db.run('DELETE FROM vendor_tokens WHERE until <= ?', now);
    context.db.run(
      'INSERT INTO vendor_tokens (hash, member_code, code, until) VALUES (?, ?, ?, ?)',
      hashOf(token),
      memberCode,
      query.code === 'BTI' ? 'SBT' : query.code,
      until,
    );
    return { token, expires: isoAt(until), expiresIn: TOKEN_MS / 1_000 };
  });
}

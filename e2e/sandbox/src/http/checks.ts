/** Checks before any handler: headers of §7.1, foreign sites, who calls. */
import { APP_TOKEN, GATEWAY_KEY, HEADER } from '@site/contracts/headers';
import type { AnyEndpoint } from '@site/contracts/endpoint';
import { VENDORS, asOddsVendor } from '@site/domain/vendors/odds-vendor';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../core/context';
import { hashOf } from '../core/secrets';
import { readCookie } from '../session/cookie';
import { memberOf } from '../session/store';
import { ApiError, refusals } from './api-error';

/** Services behind the gateway's common headers. */
const GUARDED: ReadonlySet<string> = new Set(['gateway', 'content']);

/** A header as one text. */
export function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
}

/** @throws ApiError GEN0002 without the app token, the right gateway key or the culture. */
export function checkHeaders(row: AnyEndpoint, request: FastifyRequest): void {
  if (!GUARDED.has(row.service)) return;
  const fits =
    headerOf(request, HEADER.appToken) === APP_TOKEN &&
    headerOf(request, HEADER.gatewayKey) === GATEWAY_KEY[row.gatewayKey] &&
    headerOf(request, HEADER.culture)?.toUpperCase() === 'ZH-CN';
  if (!fits) throw refusals.blocked();
}

/**
 * @throws ApiError 403 when another site makes a browser change something here (C-17), 404 when an
 *   API address is opened as a page (C-09).
 */
export function checkOrigin(row: AnyEndpoint, request: FastifyRequest): void {
  const site = headerOf(request, 'sec-fetch-site');
  if (row.method !== 'GET' && site !== null && site !== 'same-origin')
    throw new ApiError(403, 'GEN0403', '请求来源不被允许');
  if (headerOf(request, 'sec-fetch-dest') === 'document') throw refusals.notFound('页面');
}

function bearerOf(request: FastifyRequest): string | null {
  const [, token] =
    /^Bearer (\S{16,256})$/.exec(headerOf(request, HEADER.authorization) ?? '') ?? [];
  return token ?? null;
}

/** The code of GameToken whose token a vendor's gateway wants; undefined for every other service. */
function tokenCodeOf(service: string): string | undefined {
  const vendor = asOddsVendor(service);
  return vendor === null ? undefined : VENDORS[vendor].tokenCodes[0];
}

/**
 * The member of a vendor token.
 *
 * @throws ApiError 10010 when it is missing, unknown or old.
 */
export function vendorMember(context: Context, code: string, token: string | null): string {
  const found =
    token === null
      ? null
      : context.db.one<{ member_code: string; until: number }>(
          'SELECT member_code, until FROM vendor_tokens WHERE hash = ? AND code = ?',
          hashOf(token),
          code,
        );
  if (found === null || found.until <= context.clock.now())
    throw new ApiError(401, '10010', '投注服务登录已过期');
  return found.member_code;
}

/**
 * The member a call belongs to, or null for a visitor.
 *
 * @throws ApiError when the row needs a member and the token is missing, old or ended.
 */
export function callerOf(
  context: Context,
  row: AnyEndpoint,
  request: FastifyRequest,
): string | null {
  const token = bearerOf(request);
  const code = tokenCodeOf(row.service);
  if (row.auth === 'none') {
    if (token === null) return null;
    try {
      return code !== undefined
        ? vendorMember(context, code, token)
        : memberOf(context, token, readCookie(request));
    } catch {
      return null;
    }
  }
  if (code !== undefined) return vendorMember(context, code, token);
  if (token === null) throw refusals.loginNeeded();
  return memberOf(context, token, readCookie(request));
}

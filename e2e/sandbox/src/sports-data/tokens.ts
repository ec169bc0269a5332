/** Tokens of the sports-data service: 30 minutes a bearer, a day a refresh token that works once. */
import { ANONYMOUS_READER, TOKEN_EXPIRED } from '@site/contracts/sports-data';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../core/context';
import { hashOf, newToken } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { headerOf } from '../http/checks';

const LIFE_MS = { bearer: 1_800_000, refresh: 86_400_000 } as const;

/** Seconds a bearer lives. */
export const BEARER_SECONDS = LIFE_MS.bearer / 1_000;

/** Makes a token of a kind. */
export function issueToken(context: Context, kind: keyof typeof LIFE_MS): string {
  const token = newToken();
  context.db.run(
    'DELETE FROM sports_data_tokens WHERE until <= ?',
    context.clock.now() - LIFE_MS.refresh,
  );
  context.db.run(
    'INSERT INTO sports_data_tokens (hash, kind, until) VALUES (?, ?, ?)',
    hashOf(token),
    kind,
    context.clock.now() + LIFE_MS[kind],
  );
  return token;
}

const expired = (): ApiError => new ApiError(401, TOKEN_EXPIRED, '数据服务登录已过期');

/** @throws ApiError 401 for another credential than the anonymous reader's. */
export function checkCredential(body: { Username: string; Password: string }): void {
  if (body.Username !== ANONYMOUS_READER.Username || body.Password !== ANONYMOUS_READER.Password)
    throw new ApiError(401, '61001', '数据服务凭证无效');
}

/** @throws ApiError 61017 without a living bearer. */
export function checkBearer(context: Context, request: FastifyRequest): void {
  const [, token = ''] =
    /^Bearer (\S{16,256})$/.exec(headerOf(request, 'authorization') ?? '') ?? [];
  const row = context.db.one<{ until: number }>(
    "SELECT until FROM sports_data_tokens WHERE hash = ? AND kind = 'bearer'",
    hashOf(token),
  );
  if (row === null || row.until <= context.clock.now()) throw expired();
}

/**
 * Uses up a refresh token.
 *
 * @throws ApiError 61017 when it is old, used or unknown.
 */
export function useRefresh(context: Context, token: string): void {
  const used = context.db.run(
    "UPDATE sports_data_tokens SET is_used = 1 WHERE hash = ? AND kind = 'refresh' AND is_used = 0 AND until > ?",
    hashOf(token),
    context.clock.now(),
  );
  if (used === 0) throw expired();
}

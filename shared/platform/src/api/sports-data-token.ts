/**
 * The bearer of the sports-data service (§7.4, R6-6): an anonymous credential of its own, never the
 * member's token.
 */
import {
  ANONYMOUS_READER,
  loginSportsDataV2,
  renewSportsDataV2,
} from '@site/contracts/sports-data';
import { failed, type Outcome } from '@site/domain/errors/app-error';
import type { ApiClient } from './types';

/** A bearer and how long it lives, in seconds. */
export interface ServiceToken {
  readonly token: string;
  readonly expiresIn: number;
}

/** Refresh token of the last pair; works once. */
let refreshToken: string | null = null;

/** Renews the pair while there is one, else signs in anew. */
export async function fetchSportsDataToken(
  api: Pick<ApiClient, 'call'>,
): Promise<Outcome<ServiceToken>> {
  const known = refreshToken;
  refreshToken = null;
  const renewed =
    known === null
      ? failed({ kind: 'aborted' })
      : await api.call(renewSportsDataV2, { body: { RefreshToken: known }, silent: true });
  const answer = renewed.ok
    ? renewed
    : await api.call(loginSportsDataV2, { body: ANONYMOUS_READER, silent: true });
  if (!answer.ok) return answer;
  const { Token, RefreshToken, ExpiresIn } = answer.value.Data;
  refreshToken = RefreshToken;
  return { ok: true, value: { token: Token, expiresIn: ExpiresIn } };
}

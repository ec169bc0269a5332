/**
 * The bearer of the sports-data service (§7.4, R6-6): an anonymous credential of its own, never the
 * member's token.
 */
import {
  ANONYMOUS_READER,
  loginSportsData,
  loginSportsDataV2,
  renewSportsDataV2,
} from '@site/contracts/sports-data';
import { failed, type Outcome } from '@site/domain/errors/app-error';
import { isUnknownAddress } from '../late/older-address';
import type { ApiClient } from './types';

/** A bearer and how long it lives, in seconds. */
export interface ServiceToken {
  readonly token: string;
  readonly expiresIn: number;
}

/** Refresh token of the last pair; works once. */
let refreshToken: string | null = null;

/** The first login of the service (§7.4): where its second one is not known, one token, no pair. */
async function signInFirst(api: Pick<ApiClient, 'call'>): Promise<Outcome<ServiceToken>> {
  const answer = await api.call(loginSportsData, { body: ANONYMOUS_READER });
  if (!answer.ok) return answer;
  const { Token, ExpiresIn } = answer.value.Data;
  return { ok: true, value: { token: Token, expiresIn: ExpiresIn } };
}

/** Renews the pair while there is one, else signs in anew. */
export async function fetchSportsDataToken(
  api: Pick<ApiClient, 'call'>,
): Promise<Outcome<ServiceToken>> {
  const known = refreshToken;
  refreshToken = null;
  const renewed =
    known === null
      ? failed({ kind: 'aborted' })
      : await api.call(renewSportsDataV2, { body: { RefreshToken: known } });
  const answer = renewed.ok
    ? renewed
    : await api.call(loginSportsDataV2, { body: ANONYMOUS_READER });
  if (!answer.ok) return isUnknownAddress(answer.error) ? signInFirst(api) : answer;
  const { Token, RefreshToken, ExpiresIn } = answer.value.Data;
  refreshToken = RefreshToken;
  return { ok: true, value: { token: Token, expiresIn: ExpiresIn } };
}

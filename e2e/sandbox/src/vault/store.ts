/**
 * The vault: a card number comes in, a one-time token and the last 3 digits go out; what stays is a
 * keyed fingerprint (safety C-89).
 */
import { createHmac } from 'node:crypto';
import { cardDigits, isCardNumber } from '@site/domain/wallet/card-number';
import type { Context } from '../core/context';
import { hashOf, newToken } from '../core/secrets';
import { ApiError } from '../http/api-error';

const TOKEN_MS = 600_000;

/**
 * Key of the fingerprints: without it the few digits of a card number could be guessed from a plain
 * hash.
 */
function pepper(context: Context): string {
  const known = context.db.one<{ value: string }>("SELECT value FROM meta WHERE key = 'vault'");
  if (known !== null) return known.value;
  const made = newToken();
  context.db.run("INSERT INTO meta (key, value) VALUES ('vault', ?)", made);
  return made;
}

/**
 * Turns a number into a token.
 *
 * @throws ApiError VLT00422 when it is none.
 */
export function tokenize(
  context: Context,
  memberCode: string,
  number: string,
): { readonly token: string; readonly last: string } {
  const digits = cardDigits(number);
  if (!isCardNumber(digits)) throw new ApiError(422, 'VLT00422', '银行卡号有误，请核对后重新输入');
  const token = newToken();
  const last = digits.slice(-3);
  context.db.run(
    'INSERT INTO vault_cards (token_hash, member_code, fingerprint, last, until) VALUES (?, ?, ?, ?, ?)',
    hashOf(token),
    memberCode,
    createHmac('sha256', pepper(context)).update(digits).digest('hex'),
    last,
    context.clock.now() + TOKEN_MS,
  );
  return { token, last };
}

/** Uses a token up, once and only for the member it was made for; null otherwise. */
export function takeCard(
  context: Context,
  memberCode: string,
  token: string,
): { readonly fingerprint: string; readonly last: string } | null {
  const now = context.clock.now();
  const row = context.db.one<{ fingerprint: string; last: string }>(
    'SELECT fingerprint, last FROM vault_cards WHERE token_hash = ? AND member_code = ? AND used = 0 AND until > ?',
    hashOf(token),
    memberCode,
    now,
  );
  if (row === null) return null;
  context.db.run('UPDATE vault_cards SET used = 1 WHERE token_hash = ?', hashOf(token));
  return { fingerprint: row.fingerprint, last: row.last };
}

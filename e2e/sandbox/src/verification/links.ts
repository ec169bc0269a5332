/** Tokens inside mails and links: only hashes are kept, each works once and not for long. */
import type { Context } from '../core/context';
import { hashOf, newToken } from '../core/secrets';

/** What a link does: verify an address, reset a password, sign in (§2.4). */
export type LinkKind = 'email' | 'password' | 'exchange';

/** Lives in milliseconds of the virtual clock. */
const LIFE: Readonly<Record<LinkKind, number>> = {
  email: 86_400_000,
  password: 1_800_000,
  exchange: 60_000,
};

/**
 * Makes a token for a member.
 *
 * @param receiver the address it was sent to, empty when that does not matter.
 */
export function makeLink(
  context: Context,
  memberCode: string,
  kind: LinkKind,
  receiver = '',
): string {
  const token = newToken();
  context.db.run(
    'INSERT INTO link_tokens (hash, member_code, kind, receiver, until) VALUES (?, ?, ?, ?, ?)',
    hashOf(token),
    memberCode,
    kind,
    receiver,
    context.clock.now() + LIFE[kind],
  );
  return token;
}

/** Links to earlier addresses of a member stop working once the account has another one. */
export function dropLinks(context: Context, memberCode: string, kind: LinkKind): void {
  context.db.run(
    'DELETE FROM link_tokens WHERE member_code = ? AND kind = ? AND used_at IS NULL',
    memberCode,
    kind,
  );
}

/**
 * Uses a token up.
 *
 * @returns whose it is and where it was sent, or null when it is unknown, old or used.
 */
export function redeemLink(
  context: Context,
  token: string,
  kind: LinkKind,
): { readonly memberCode: string; readonly receiver: string } | null {
  const now = context.clock.now();
  const row = context.db.one<{ member_code: string; receiver: string }>(
    'SELECT member_code, receiver FROM link_tokens WHERE hash = ? AND kind = ? AND until > ? AND used_at IS NULL',
    hashOf(token),
    kind,
    now,
  );
  if (row === null) return null;
  context.db.run('UPDATE link_tokens SET used_at = ? WHERE hash = ?', now, hashOf(token));
  return { memberCode: row.member_code, receiver: row.receiver };
}

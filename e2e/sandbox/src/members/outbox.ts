/**
 * The outbox: every SMS and mail the sandbox would have sent
 * (`/__sandbox/members/:memberCode/outbox`).
 */
import type { Context } from '../core/context';

/** Kinds of outgoing messages. */
export type OutboxKind = 'sms' | 'email' | 'vipCallback';

/**
 * Puts a message there.
 *
 * @param content as the receiver reads it.
 */
export function sendOut(
  context: Context,
  memberCode: string,
  kind: OutboxKind,
  content: string,
): void {
  context.db.run(
    'INSERT INTO outbox (member_code, kind, content, at) VALUES (?, ?, ?, ?)',
    memberCode,
    kind,
    content,
    context.clock.now(),
  );
}

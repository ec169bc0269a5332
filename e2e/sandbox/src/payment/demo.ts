/** Saved cards of the demo members, so that a withdrawal can be tried at once. */
import type { Context } from '../core/context';
import { hashOf } from '../core/secrets';

const CARDS = [
  { memberCode: 'M100001', bankCode: 'CMB', last: '618' },
  { memberCode: 'M100002', bankCode: 'ICBC', last: '909' },
] as const;

/** Saves them. */
export function seedCards(context: Context): void {
  for (const { memberCode, bankCode, last } of CARDS) {
    context.db.run(
      `INSERT INTO member_banks (id, member_code, kind, bank_code, network, last, fingerprint, is_default, created_at) VALUES (?, ?, 'card', ?, NULL, ?, ?, 1, ?)
       ON CONFLICT DO NOTHING`,
      `MB-${memberCode}`,
      memberCode,
      bankCode,
      last,
      hashOf(`demo/${memberCode}`),
      context.clock.now(),
    );
  }
}

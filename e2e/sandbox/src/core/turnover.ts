/**
 * Valid turnover: what counts towards a bonus and a rebate. Bets and games feed it, withdrawals ask
 * it.
 */
import { fenOf, ZERO_FEN, type Fen } from '@site/domain/money';
import { ruleOf } from '../bonus/rules';
import type { Store } from './store';

/** The port that payment reads and that bets and games feed. */
export interface Turnover {
  /** What a member still has to wager before money may leave, in fen. */
  readonly remaining: (memberCode: string) => Fen;
  /**
   * Counts valid turnover of a settled bet or round, once per `ref`, and moves the bonus that waits
   * longest first.
   *
   * @param amount valid turnover in fen (rule of the domain). Less than nothing is a correction:
   *   the record of the day falls, a bonus keeps what it was told before, because a member is never
   *   made to wager the same money twice.
   */
  readonly add: (memberCode: string, walletGroup: number, amount: Fen, ref: string) => void;
  /** Turnover per wallet group in [from, to) epoch milliseconds. */
  readonly between: (
    memberCode: string,
    from: number,
    to: number,
  ) => readonly { readonly group: number; readonly amount: Fen }[];
}

/** Free bets are vouchers: stakes use them up, turnover does not, and they hold no money back. */
const isWagered = (open: Open): boolean => ruleOf(open.rule_id)?.isFreebet !== true;

interface Open {
  readonly id: string;
  readonly rule_id: string;
  readonly required: number;
  readonly achieved: number;
}

/**
 * Most of one bet or round that counts for a bonus, in fen: what is above the highest bet of its
 * terms does not.
 */
function mostOf(ruleId: string): number {
  const maxBet = ruleOf(ruleId)?.maxBet ?? null;
  return maxBet === null ? Number.MAX_SAFE_INTEGER : maxBet * 100;
}

const OPEN =
  "SELECT id, rule_id, required, achieved FROM bonus_applications WHERE member_code = ? AND status = 'Wagering' AND expires_at > ?";

/**
 * Pours an amount into the open bonuses that a group counts for, oldest first; what is left over
 * counts for nothing more.
 */
function pour(db: Store, memberCode: string, walletGroup: number, amount: Fen, at: number): void {
  let left = Number(amount);
  for (const bonus of db
    .all<Open>(
      `${OPEN} AND wallet_groups LIKE ? ORDER BY claimed_at, rowid`,
      memberCode,
      at,
      `%,${walletGroup},%`,
    )
    .filter(isWagered)) {
    if (left <= 0) return;
    const part = Math.min(left, bonus.required - bonus.achieved, mostOf(bonus.rule_id));
    left -= part;
    const done = bonus.achieved + part >= bonus.required;
    db.run(
      'UPDATE bonus_applications SET achieved = achieved + ?, status = ?, ended_at = ? WHERE id = ?',
      part,
      done ? 'Completed' : 'Wagering',
      done ? at : null,
      bonus.id,
    );
  }
}

/**
 * Turnover over a database.
 *
 * @param now virtual time in epoch milliseconds.
 */
export function createTurnover(db: Store, now: () => number): Turnover {
  return {
    remaining: (memberCode) => {
      const open = db.all<Open>(OPEN, memberCode, now()).filter(isWagered);
      return open.length === 0
        ? ZERO_FEN
        : fenOf(BigInt(open.reduce((sum, each) => sum + each.required - each.achieved, 0)));
    },
    add: (memberCode, walletGroup, amount, ref) => {
      if (amount === 0n) return;
      db.tx(() => {
        const at = now();
        const made = db.run(
          'INSERT INTO turnover (ref, member_code, wallet_group, amount, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (ref) DO NOTHING',
          ref,
          memberCode,
          walletGroup,
          amount,
          at,
        );
        if (made > 0 && amount > 0n) pour(db, memberCode, walletGroup, amount, at);
      });
    },
    between: (memberCode, from, to) =>
      db
        .all<{ wallet_group: number; amount: number }>(
          'SELECT wallet_group, sum(amount) AS amount FROM turnover WHERE member_code = ? AND at >= ? AND at < ? GROUP BY wallet_group ORDER BY wallet_group',
          memberCode,
          from,
          to,
        )
        .map((row) => ({ group: row.wallet_group, amount: fenOf(BigInt(row.amount)) })),
  };
}

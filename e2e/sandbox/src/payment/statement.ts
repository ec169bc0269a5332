/**
 * The statement: every entry of the member's wallets falls into one line by the kind of its
 * posting.
 */
import { fenOf } from '@site/domain/money';
import { dayStart } from '../core/clock';
import type { Context } from '../core/context';

const DAY_MS = 86_400_000;

const SUMS = `SELECT p.kind, sum(CASE WHEN e.amount > 0 THEN e.amount ELSE 0 END) AS plus, sum(CASE WHEN e.amount < 0 THEN -e.amount ELSE 0 END) AS minus
  FROM accounts a JOIN entries e ON e.account_id = a.id JOIN postings p ON p.id = e.posting_id
  WHERE a.member_code = ? AND p.created_at >= ? AND p.created_at < ? GROUP BY p.kind`;

type Line = 'deposits' | 'withdrawals' | 'play' | 'bonuses' | 'nothing';

const LINES: readonly (readonly [RegExp, Line])[] = [
  [/^deposit$/, 'deposits'],
  [/^withdrawal/, 'withdrawals'],
  [/^(bet|game)\./, 'play'],
  [/^(opening|adjustment|transfer)/, 'nothing'],
  [/./, 'bonuses'],
];

/**
 * Sums of a window.
 *
 * @param window days `YYYY-MM-DD`, both included.
 */
export function statementOf(
  context: Context,
  memberCode: string,
  window: { dateFrom?: string | undefined; dateTo?: string | undefined },
) {
  const from = window.dateFrom === undefined ? 0 : dayStart(window.dateFrom);
  const to =
    window.dateTo === undefined ? Number.MAX_SAFE_INTEGER : dayStart(window.dateTo) + DAY_MS;
  const sums = context.db.all<{ kind: string; plus: number; minus: number }>(
    SUMS,
    memberCode,
    from,
    to,
  );
  const of = (line: Line) =>
    sums
      .filter(({ kind }) => LINES.find(([pattern]) => pattern.test(kind))?.[1] === line)
      .reduce(
        (sum, { plus, minus }) => ({
          plus: sum.plus + BigInt(plus),
          minus: sum.minus + BigInt(minus),
        }),
        { plus: 0n, minus: 0n },
      );
  const [deposits, withdrawn, play, given] = [
    of('deposits'),
    of('withdrawals'),
    of('play'),
    of('bonuses'),
  ];
  const withdrawals = withdrawn.minus - withdrawn.plus;
  return {
    deposits: fenOf(deposits.plus),
    withdrawals: fenOf(withdrawals),
    netDeposits: fenOf(deposits.plus - withdrawals),
    staked: fenOf(play.minus),
    returned: fenOf(play.plus),
    winLoss: fenOf(play.plus - play.minus),
    bonuses: fenOf(given.plus - given.minus),
  };
}

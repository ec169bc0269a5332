/**
 * The statement: every entry of the member's wallets falls into one line by the kind of its
 * posting.
 */
import { winLossOf } from '@site/domain/betting/win-loss';
import { fenOf, type Fen } from '@site/domain/money';
import { dayStart } from '../core/clock';
import type { Context } from '../core/context';

const DAY_MS = 86_400_000;

/**
 * What a bet moved counts for the day of the bet, as the statement of the sportsbook counts it: a
 * stake of one day and its payout of the next are one result, not a loss and a gain. A sale refers
 * to itself, a correction to its bet and a number.
 */
const SUMS = `SELECT p.kind, sum(CASE WHEN e.amount > 0 THEN e.amount ELSE 0 END) AS plus, sum(CASE WHEN e.amount < 0 THEN -e.amount ELSE 0 END) AS minus
  FROM accounts a JOIN entries e ON e.account_id = a.id JOIN postings p ON p.id = e.posting_id
  LEFT JOIN bet_cashouts c ON p.kind = 'bet.cashout' AND c.id = p.ref
  LEFT JOIN bets b ON p.kind LIKE 'bet.%' AND b.id = coalesce(c.bet_id, substr(p.ref, 1, instr(p.ref || ':', ':') - 1))
  WHERE a.member_code = ? AND coalesce(b.placed_at, p.created_at) >= ? AND coalesce(b.placed_at, p.created_at) < ? GROUP BY p.kind`;

/** Stakes of the member's own money whose bets have not ended; what was sold of them is not open. */
const OPEN_STAKES = `SELECT coalesce(sum(open_risk), 0) AS amount FROM bets
  WHERE member_code = ? AND placed_at >= ? AND placed_at < ? AND status IN ('waiting', 'running') AND json_extract(detail, '$.vouchers') IS NULL`;

type Line = 'deposits' | 'withdrawals' | 'play' | 'bonuses' | 'nothing';

const LINES: readonly (readonly [RegExp, Line])[] = [
  [/^deposit$/, 'deposits'],
  [/^withdrawal/, 'withdrawals'],
  [/^(bet|game)\./, 'play'],
  [/^(opening|adjustment|transfer)/, 'nothing'],
  [/./, 'bonuses'],
];

function openStakesOf(context: Context, memberCode: string, from: number, to: number): Fen {
  const row = context.db.one<{ amount: number }>(OPEN_STAKES, memberCode, from, to);
  return fenOf(BigInt(row?.amount ?? 0));
}

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
  const played = {
    staked: fenOf(play.minus),
    returned: fenOf(play.plus),
    openStakes: openStakesOf(context, memberCode, from, to),
  };
  return {
    deposits: fenOf(deposits.plus),
    withdrawals: fenOf(withdrawals),
    netDeposits: fenOf(deposits.plus - withdrawals),
    ...played,
    winLoss: winLossOf(played),
    bonuses: fenOf(given.plus - given.minus),
  };
}

/**
 * The transaction history: deposits with their state, and everything else that moved the member's
 * wallets.
 */
import type { Transaction } from '@site/contracts/payment-history';
import type { WagerOutcome } from '@site/domain/betting/statuses';
import { fenOf, sumFen, type Fen } from '@site/domain/money';
import type { BetStatus } from '../bets/types';
import { dayStart, isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { canReport, canResubmit } from './cases';
import { methodOf } from './methods';
import { selectApplications, type StoredApplication } from './store';
import { bonusOfDeposit } from './views';

const PER_PAGE = 50;
const DAY_MS = 86_400_000;

/** Filters of the history. */
export interface HistoryFilter {
  readonly type?: Transaction['type'];
  readonly status?: Transaction['status'];
  readonly dateFrom?: string;
  readonly dateTo?: string;
  readonly currentPage?: number | string;
}

type Timed = Transaction & { readonly at: number };

function applicationRow(context: Context, application: StoredApplication): Timed {
  return {
    transactionId: application.transactionId,
    applicationId: application.id,
    type: application.direction,
    at: application.createdAt,
    title: `${application.direction === 'Deposit' ? '存款' : '提款'} · ${methodOf(application.method, application.direction)?.name ?? application.method}`,
    methodCode: application.method,
    amount: application.direction === 'Deposit' ? application.amount : fenOf(-application.amount),
    status: application.status,
    createdAt: isoAt(application.createdAt),
    updatedAt: isoAt(application.updatedAt),
    canCancel:
      application.direction === 'Deposit' &&
      (application.status === 'Created' || application.status === 'Processing'),
    canResubmit: canResubmit(context, application),
    canReport: canReport(context, application),
    bonus: bonusOfDeposit(application),
    timeline: application.timeline.map((step) => ({ ...step, at: isoAt(step.at) })),
  };
}

/** Kinds of postings by the row they become; the first that fits. */
const TYPES: readonly (readonly [RegExp, Transaction['type']])[] = [
  [/^transfer$/, 'Transfer'],
  [/^(bet|game)\./, 'Bet'],
  [/./, 'Other'],
];
const typeOf = (kind: string): Transaction['type'] =>
  TYPES.find(([pattern]) => pattern.test(kind))?.[1] ?? 'Other';

interface PostingRow {
  id: string;
  kind: string;
  title: string;
  created_at: number;
  amount: number;
  bet_status: BetStatus | null;
  bet_outcome: WagerOutcome | null;
}

/**
 * What every other posting gave or took, summed over the member's wallets; a transfer states what
 * it moved. Those of applications appear as applications.
 */
const POSTINGS = `SELECT p.id, p.kind, p.title, p.created_at, CASE p.kind WHEN 'transfer' THEN max(e.amount) ELSE sum(e.amount) END AS amount, b.status AS bet_status, b.outcome AS bet_outcome FROM accounts a JOIN entries e ON e.account_id = a.id
  JOIN postings p ON p.id = e.posting_id LEFT JOIN bets b ON p.kind = 'bet.stake' AND b.id = p.ref WHERE a.member_code = ? AND p.created_at >= ? AND p.created_at < ?
  AND p.kind NOT IN ('deposit', 'withdrawal', 'withdrawal.paid', 'withdrawal.refund', 'opening') GROUP BY p.id ORDER BY max(e.id) DESC`;

const STAKE_STATE = {
  waiting: 'Waiting',
  running: 'Open',
  settled: 'Settled',
  rejected: 'Returned',
} as const satisfies Record<BetStatus, Transaction['stakeState']>;

/** Ends that count as if the bet had never been. */
const NULLED: ReadonlySet<WagerOutcome | null> = new Set(['void', 'cancelled'] as const);

/** Of a stake: how it stands with its wager. */
const stakeStateOf = ({ bet_status, bet_outcome }: PostingRow): Transaction['stakeState'] =>
  bet_status === null ? null : NULLED.has(bet_outcome) ? 'Returned' : STAKE_STATE[bet_status];

const postingRows = (context: Context, memberCode: string, from: number, to: number): Timed[] =>
  context.db.all<PostingRow>(POSTINGS, memberCode, from, to).map((posting) => ({
    transactionId: posting.id,
    type: typeOf(posting.kind),
    title: posting.title,
    methodCode: null,
    at: posting.created_at,
    amount: fenOf(BigInt(posting.amount)),
    status: 'Approved',
    createdAt: isoAt(posting.created_at),
    updatedAt: isoAt(posting.created_at),
    canCancel: false,
    stakeState: stakeStateOf(posting),
    timeline: [{ status: 'Approved', at: isoAt(posting.created_at), note: '已完成' }],
  }));

function fits(row: Timed, filter: HistoryFilter): boolean {
  return (
    (filter.type === undefined || row.type === filter.type) &&
    (filter.status === undefined || row.status === filter.status)
  );
}

const settled = (rows: readonly Timed[], wanted: (amount: Fen) => boolean): Fen =>
  sumFen(
    rows
      .filter((row) => row.status === 'Approved' && row.type !== 'Transfer' && wanted(row.amount))
      .map((row) => row.amount),
  );

/** One page of the history, newest first, with the totals of the whole selection. */
export function historyPage(context: Context, memberCode: string, filter: HistoryFilter) {
  const from = filter.dateFrom === undefined ? 0 : dayStart(filter.dateFrom);
  const to =
    filter.dateTo === undefined ? Number.MAX_SAFE_INTEGER : dayStart(filter.dateTo) + DAY_MS;
  const applications = selectApplications(
    context,
    'member_code = ? AND created_at >= ? AND created_at < ?',
    memberCode,
    from,
    to,
  );
  const rows = [
    ...applications.map((each) => applicationRow(context, each)),
    ...postingRows(context, memberCode, from, to),
  ]
    .filter((row) => fits(row, filter))
    .sort((a, b) => b.at - a.at);
  const currentPage = Number(filter.currentPage ?? 1);
  const [moneyIn, moneyOut] = [
    settled(rows, (amount) => amount > 0n),
    settled(rows, (amount) => amount < 0n),
  ];
  return {
    transactions: rows
      .slice((currentPage - 1) * PER_PAGE, currentPage * PER_PAGE)
      .map(({ at: _at, ...row }) => row),
    page: {
      currentPage,
      totalPage: Math.max(1, Math.ceil(rows.length / PER_PAGE)),
      perPageSize: PER_PAGE,
      totalRecord: rows.length,
    },
    totals: { moneyIn, moneyOut, net: fenOf(moneyIn + moneyOut) },
  };
}

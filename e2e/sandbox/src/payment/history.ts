/** The transaction history: deposits with their state, and everything else that moved the member's wallets. */
import type { Transaction } from '@site/contracts/payment';
import { fenOf, sumFen, type Fen } from '@site/domain/money';
import { dayStart, isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { methodOf } from './methods';
import { selectApplications, type StoredApplication } from './store';

const PER_PAGE = 50;
const DAY_MS = 86_400_000;

/** Filters of the history. */
export interface HistoryFilter {
  readonly type?: Transaction['type']; readonly status?: Transaction['status']; readonly dateFrom?: string; readonly dateTo?: string;
  readonly currentPage?: number | string;
}

type Timed = Transaction & { readonly at: number };

function applicationRow(application: StoredApplication): Timed {
  return {
    transactionId: application.transactionId, type: application.direction, at: application.createdAt,
    title: `${application.direction === 'Deposit' ? '存款' : '提款'} · ${methodOf(application.method)?.name ?? application.method}`,
    methodCode: application.method, amount: application.direction === 'Deposit' ? application.amount : fenOf(-application.amount),
    status: application.status, createdAt: isoAt(application.createdAt), updatedAt: isoAt(application.updatedAt),
    canCancel: application.direction === 'Deposit' && (application.status === 'Created' || application.status === 'Processing'),
    timeline: application.timeline.map((step) => ({ ...step, at: isoAt(step.at) })),
  };
}

/** Postings that already appear as applications or are no movement a member made. */
const HIDDEN: ReadonlySet<string> = new Set(['deposit', 'withdrawal', 'opening']);

function postingRows(context: Context, memberCode: string): Timed[] {
  return context.ledger.postingsOf(memberCode).filter(({ kind }) => !HIDDEN.has(kind)).map((posting) => ({
    transactionId: posting.id, type: posting.kind === 'transfer' ? 'Transfer' : 'Other', title: posting.title, methodCode: null, at: posting.createdAt,
    amount: sumFen(posting.entries.filter(({ account }) => account.startsWith(`${memberCode}:`)).map(({ amount }) => amount)),
    status: 'Approved', createdAt: isoAt(posting.createdAt), updatedAt: isoAt(posting.createdAt), canCancel: false,
    timeline: [{ status: 'Approved', at: isoAt(posting.createdAt), note: '已完成' }],
  }));
}

function fits(row: Timed, filter: HistoryFilter): boolean {
  return (filter.type === undefined || row.type === filter.type)
    && (filter.status === undefined || row.status === filter.status)
    && (filter.dateFrom === undefined || row.at >= dayStart(filter.dateFrom))
    && (filter.dateTo === undefined || row.at < dayStart(filter.dateTo) + DAY_MS);
}

const settled = (rows: readonly Timed[], wanted: (amount: Fen) => boolean): Fen =>
  sumFen(rows.filter((row) => row.status === 'Approved' && wanted(row.amount)).map((row) => row.amount));

/** One page of the history, newest first, with the totals of the whole selection. */
export function historyPage(context: Context, memberCode: string, filter: HistoryFilter) {
  const rows = [...selectApplications(context, 'member_code = ?', memberCode).map(applicationRow), ...postingRows(context, memberCode)]
    .filter((row) => fits(row, filter)).sort((a, b) => b.at - a.at);
  const currentPage = Number(filter.currentPage ?? 1);
  const [moneyIn, moneyOut] = [settled(rows, (amount) => amount > 0n), settled(rows, (amount) => amount < 0n)];
  return {
    transactions: rows.slice((currentPage - 1) * PER_PAGE, currentPage * PER_PAGE).map(({ at: _at, ...row }) => row),
    page: { currentPage, totalPage: Math.max(1, Math.ceil(rows.length / PER_PAGE)), perPageSize: PER_PAGE, totalRecord: rows.length },
    totals: { moneyIn, moneyOut, net: fenOf(moneyIn + moneyOut) },
  };
}


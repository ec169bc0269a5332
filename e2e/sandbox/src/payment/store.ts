/** Payment applications: one row each with its timeline; crediting is one posting that can happen once. */
import { APPLICATION_STATUS, type Application, type ApplicationStatus, type PayTo } from '@site/contracts/payment';
import { fenOf, ZERO_FEN, type Fen } from '@site/domain/money';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { HOUSE, walletOf } from '../ledger/ledger';
import { methodOf } from './methods';

/** Wallet that deposits go into. */
const TARGET_GROUP = 2;

interface Step { readonly status: ApplicationStatus; readonly at: number; readonly note: string }

/** A stored application. */
export interface StoredApplication {
  readonly id: string; readonly transactionId: string; readonly memberCode: string; readonly direction: 'Deposit' | 'Withdrawal';
  readonly method: string; readonly amount: Fen; readonly status: ApplicationStatus; readonly payTo: PayTo | null;
  readonly createdAt: number; readonly updatedAt: number; readonly expiresAt: number | null;
  /** When the sandbox decides it by itself. */
  readonly dueAt: number | null;
  readonly timeline: readonly Step[];
}

interface Row {
  id: string; transaction_id: string; member_code: string; direction: 'Deposit' | 'Withdrawal'; method: string; amount: number; status: string;
  pay_to: string | null; created_at: number; updated_at: number; expires_at: number | null; due_at: number | null; timeline: string;
}

const fromRow = (row: Row): StoredApplication => ({
  id: row.id, transactionId: row.transaction_id, memberCode: row.member_code, direction: row.direction, method: row.method,
  amount: fenOf(BigInt(row.amount)), status: APPLICATION_STATUS.find((each) => each === row.status) ?? 'Created',
  payTo: row.pay_to === null ? null : (JSON.parse(row.pay_to) as PayTo), createdAt: row.created_at, updatedAt: row.updated_at,
  expiresAt: row.expires_at, dueAt: row.due_at, timeline: JSON.parse(row.timeline) as Step[],
});

/** Applications that match a condition, newest first. */
export const selectApplications = (context: Context, where: string, ...params: (string | number)[]): StoredApplication[] =>
  context.db.all<Row>(`SELECT * FROM applications WHERE ${where} ORDER BY created_at DESC, rowid DESC`, ...params).map(fromRow);

/** Writes a new application. */
export function insertApplication(context: Context, application: StoredApplication): void {
  context.db.run(
    `INSERT INTO applications (id, transaction_id, member_code, direction, method, amount, status, pay_to, created_at, updated_at, expires_at, due_at, timeline)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    application.id, application.transactionId, application.memberCode, application.direction, application.method, application.amount,
    application.status, application.payTo === null ? null : JSON.stringify(application.payTo), application.createdAt, application.updatedAt,
    application.expiresAt, application.dueAt, JSON.stringify(application.timeline),
  );
}

/** Moves an application on; an approval credits the wallet in the same transaction. */
export function moveApplication(context: Context, application: StoredApplication, status: ApplicationStatus, note: string, dueAt: number | null = null): StoredApplication {
  const at = context.clock.now();
  const moved: StoredApplication = { ...application, status, dueAt, updatedAt: at, timeline: [...application.timeline, { status, at, note }] };
  context.db.tx(() => {
    context.db.run(
      'UPDATE applications SET status = ?, due_at = ?, updated_at = ?, timeline = ? WHERE id = ?',
      status, dueAt, at, JSON.stringify(moved.timeline), application.id,
    );
    if (status !== 'Approved') return;
    context.ledger.post({
      kind: 'deposit', ref: application.transactionId, title: `存款 ${methodOf(application.method)?.name ?? application.method}`,
      movements: [
        { account: walletOf(application.memberCode, TARGET_GROUP), amount: application.amount },
        { account: HOUSE.payments, amount: fenOf(-application.amount) },
      ],
    }, at);
  });
  return moved;
}

/** The wire form. */
export function applicationView(application: StoredApplication): Application {
  return {
    applicationId: application.id, transactionId: application.transactionId, transactionType: application.direction,
    methodCode: application.method, methodName: methodOf(application.method)?.name ?? application.method, amount: application.amount, fee: ZERO_FEN,
    status: application.status, nextStep: application.status === 'Created' ? 'paid' : null,
    payTo: application.status === 'Created' || application.status === 'Processing' ? application.payTo : null,
    createdAt: isoAt(application.createdAt), expiresAt: application.expiresAt === null ? null : isoAt(application.expiresAt),
    timeline: application.timeline.map((step) => ({ ...step, at: isoAt(step.at) })),
  };
}

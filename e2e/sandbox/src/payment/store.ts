/**
 * Payment applications: one row each with its timeline and details; what a state moves in the
 * ledger is one posting that can happen once.
 */
import { APPLICATION_STATUS, type ApplicationStatus, type PayTo } from '@site/contracts/payment';
import { fenOf, type Fen } from '@site/domain/money';
import { tellMember } from '../alerts/store';
import { depositAlert } from '../alerts/texts';
import { takeWithFunding } from '../bonus/actions';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { HOUSE, walletOf, type Movement } from '../ledger/ledger';
import { memberOfCall } from '../members/routes';
import { writeInfo } from '../members/store';
import { drawFrom } from '../wallet/funds';
import { methodOf } from './methods';

/** Wallet that deposits go into. */
const TARGET_GROUP = 2;

/** One line of the timeline. */
export interface Step {
  readonly status: ApplicationStatus;
  readonly at: number;
  readonly note: string;
}

/** What only some applications have. */
export interface Detail {
  readonly depositorName?: string;
  readonly subMethod?: string;
  readonly bonusId?: string;
  /** What became of that bonus when the money came. */
  readonly bonusOutcome?: 'given' | 'refused';
  readonly attachmentId?: string;
  /** When the member said "paid". */
  readonly paidAt?: number;
  readonly crypto?: {
    readonly network: string;
    readonly address: string;
    readonly coinAmount: string;
    readonly rate: string;
    readonly rateLockedUntil: number;
    readonly needed: number;
  };
  /** Saved card or wallet of a withdrawal, and how the member reads it. */
  readonly memberBankId?: string;
  readonly paidTo?: string;
  /** Transaction that replaces this one. */
  readonly resubmittedAs?: string;
  /** Where the payment page lives. */
  readonly pageUrl?: string;
}

/** A stored application. */
export interface StoredApplication {
  readonly id: string;
  readonly transactionId: string;
  readonly memberCode: string;
  readonly direction: 'Deposit' | 'Withdrawal';
  readonly method: string;
  readonly amount: Fen;
  readonly status: ApplicationStatus;
  readonly payTo: PayTo | null;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly expiresAt: number | null;
  /** When the sandbox decides it by itself. */
  readonly dueAt: number | null;
  readonly timeline: readonly Step[];
  readonly detail: Detail;
}

interface Row {
  id: string;
  transaction_id: string;
  member_code: string;
  direction: 'Deposit' | 'Withdrawal';
  method: string;
  amount: number;
  status: string;
  pay_to: string | null;
  created_at: number;
  updated_at: number;
  expires_at: number | null;
  due_at: number | null;
  timeline: string;
  detail: string | null;
}

const fromRow = (row: Row): StoredApplication => ({
  id: row.id,
  transactionId: row.transaction_id,
  memberCode: row.member_code,
  direction: row.direction,
  method: row.method,
  amount: fenOf(BigInt(row.amount)),
  status: APPLICATION_STATUS.find((each) => each === row.status) ?? 'Created',
  payTo: row.pay_to === null ? null : (JSON.parse(row.pay_to) as PayTo),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  expiresAt: row.expires_at,
  dueAt: row.due_at,
  timeline: JSON.parse(row.timeline) as Step[],
  detail: row.detail === null ? {} : (JSON.parse(row.detail) as Detail),
});

/** Applications that match a condition, newest first. */
export const selectApplications = (
  context: Context,
  where: string,
  ...params: (string | number)[]
): StoredApplication[] =>
  context.db
    .all<Row>(
      `SELECT a.*, d.detail FROM applications a LEFT JOIN application_details d ON d.application_id = a.id WHERE ${where} ORDER BY a.created_at DESC, a.rowid DESC`,
      ...params,
    )
    .map(fromRow);

/** Writes details of an application. */
export function saveDetail(
  context: Context,
  application: StoredApplication,
  change: Detail,
): StoredApplication {
  const detail = { ...application.detail, ...change };
  context.db.run(
    'INSERT INTO application_details (application_id, detail) VALUES (?, ?) ON CONFLICT (application_id) DO UPDATE SET detail = excluded.detail',
    application.id,
    JSON.stringify(detail),
  );
  return { ...application, detail };
}

/**
 * Writes a new application; a withdrawal holds its amount in the same transaction.
 *
 * @throws InsufficientFunds
 */
export function insertApplication(context: Context, application: StoredApplication): void {
  context.db.tx(() => {
    context.db.run(
      `INSERT INTO applications (id, transaction_id, member_code, direction, method, amount, status, pay_to, created_at, updated_at, expires_at, due_at, timeline)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      application.id,
      application.transactionId,
      application.memberCode,
      application.direction,
      application.method,
      application.amount,
      application.status,
      application.payTo === null ? null : JSON.stringify(application.payTo),
      application.createdAt,
      application.updatedAt,
      application.expiresAt,
      application.dueAt,
      JSON.stringify(application.timeline),
    );
    saveDetail(context, application, {});
    if (application.direction === 'Withdrawal')
      post(
        context,
        application,
        'withdrawal',
        drawFrom(context, application.memberCode, application.amount),
      );
  });
}

const titleOf = ({ direction, method }: StoredApplication): string =>
  `${direction === 'Deposit' ? '存款' : '提款'} ${methodOf(method, direction)?.name ?? method}`;

function post(
  context: Context,
  application: StoredApplication,
  kind: string,
  movements: readonly Movement[],
): void {
  context.ledger.post(
    { kind, ref: application.transactionId, title: titleOf(application), movements },
    context.clock.now(),
  );
}

/** What the hold took, put back where it came from. */
function givenBack(context: Context, { transactionId }: StoredApplication): Movement[] {
  return context.db
    .all<{ account_id: string; amount: number }>(
      "SELECT e.account_id, e.amount FROM entries e JOIN postings p ON p.id = e.posting_id WHERE p.kind = 'withdrawal' AND p.ref = ?",
      transactionId,
    )
    .map(({ account_id: account, amount }) => ({ account, amount: fenOf(BigInt(-amount)) }));
}

/**
 * The bonus that a deposit was made with; before the member counts as deposited, so that
 * first-deposit bonuses are still open.
 */
function takeBonus(context: Context, application: StoredApplication): StoredApplication {
  const { memberCode, amount, detail } = application;
  if (detail.bonusId === undefined) return application;
  try {
    takeWithFunding(context, memberOfCall(context, memberCode), detail.bonusId, amount);
    return saveDetail(context, application, { bonusOutcome: 'given' });
  } catch (error) {
    // A bonus that can't be had any more never holds the deposit back.
    if (!(error instanceof ApiError)) throw error;
    return saveDetail(context, application, { bonusOutcome: 'refused' });
  }
}

function credit(context: Context, application: StoredApplication): StoredApplication {
  const { memberCode, amount } = application;
  post(context, application, 'deposit', [
    { account: walletOf(memberCode, TARGET_GROUP), amount },
    { account: HOUSE.payments, amount: fenOf(-amount) },
  ]);
  const credited = takeBonus(context, application);
  writeInfo(context, memberCode, { isDeposited: true });
  return credited;
}

/** What reaching a state does to the ledger; the application as it is then. */
const ON: Readonly<
  Partial<
    Record<
      `${'Deposit' | 'Withdrawal'}.${ApplicationStatus}`,
      (context: Context, application: StoredApplication) => StoredApplication
    >
  >
> = {
  'Deposit.Approved': credit,
  'Withdrawal.Approved': (context, application) => {
    post(context, application, 'withdrawal.paid', [
      { account: HOUSE.held, amount: fenOf(-application.amount) },
      { account: HOUSE.payments, amount: application.amount },
    ]);
    return application;
  },
  'Withdrawal.Rejected': (context, application) => {
    post(context, application, 'withdrawal.refund', givenBack(context, application));
    return application;
  },
};

/** Moves an application on, and the ledger with it, in one transaction. */
export function moveApplication(
  context: Context,
  application: StoredApplication,
  status: ApplicationStatus,
  note: string,
  dueAt: number | null = null,
): StoredApplication {
  const at = context.clock.now();
  const moved: StoredApplication = {
    ...application,
    status,
    dueAt,
    updatedAt: at,
    timeline: [...application.timeline, { status, at, note }],
  };
  return context.db.tx(() => {
    context.db.run(
      'UPDATE applications SET status = ?, due_at = ?, updated_at = ?, timeline = ? WHERE id = ?',
      status,
      dueAt,
      at,
      JSON.stringify(moved.timeline),
      application.id,
    );
    const done = ON[`${application.direction}.${status}`]?.(context, moved) ?? moved;
    const alert = moved.direction === 'Deposit' ? depositAlert(moved) : null;
    if (alert !== null) tellMember(context, moved.memberCode, alert);
    return done;
  });
}

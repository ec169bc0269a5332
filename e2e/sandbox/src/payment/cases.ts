/** When a deposit did not arrive: receipts, sending it again within 7 days, and cases. */
import { ATTACHMENT_MAX_BYTES, CASE_STATUS, type FundCase } from '@site/contracts/payment-cases';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { readUpload } from '../members/uploads';
import { methodOf } from './methods';
import { moveApplication, saveDetail, selectApplications, type StoredApplication } from './store';

/** How long a failed deposit may be sent again, in milliseconds. */
const RESUBMIT_MS = 7 * 86_400_000;
/** Time to the next state of a case. */
const CASE_MS = 20_000;

/** Keeps that a receipt came; its content is not kept. */
export function takeAttachment(
  context: Context,
  memberCode: string,
  fileName: string,
  contentBase64: string,
) {
  const file = readUpload(contentBase64, ATTACHMENT_MAX_BYTES);
  const attachmentId = newId('AT');
  context.db.run(
    'INSERT INTO attachments (id, member_code, file_name, bytes, hash, at) VALUES (?, ?, ?, ?, ?, ?)',
    attachmentId,
    memberCode,
    fileName,
    file.bytes,
    file.hash,
    context.clock.now(),
  );
  return { attachmentId, fileName, bytes: file.bytes };
}

/** @throws ApiError when the receipt is not this member's. */
export function checkAttachment(context: Context, memberCode: string, attachmentId: string): void {
  const found = context.db.one(
    'SELECT 1 AS x FROM attachments WHERE id = ? AND member_code = ?',
    attachmentId,
    memberCode,
  );
  if (found === null) throw new ApiError(422, 'PAY00422', '凭证不存在，请重新上传');
}

const FAILED: ReadonlySet<string> = new Set(['Rejected', 'Expired', 'Cancelled']);

/**
 * Whether a deposit may be sent again now; one payment is credited by its case or by being sent
 * again, never by both.
 */
export const canResubmit = (
  context: Context,
  { direction, status, createdAt, detail, method, transactionId }: StoredApplication,
): boolean =>
  direction === 'Deposit' &&
  FAILED.has(status) &&
  detail.resubmittedAs === undefined &&
  context.clock.now() - createdAt < RESUBMIT_MS &&
  (caseOf(context, transactionId)?.status ?? 'Closed') === 'Closed' &&
  methodOf(method)?.isAvailable === true &&
  methodOf(method)?.kind !== 'voucher';

/** Deposits that may be sent again. */
export const resubmitsOf = (context: Context, memberCode: string) =>
  selectApplications(context, "member_code = ? AND direction = 'Deposit'", memberCode)
    .filter((each) => canResubmit(context, each))
    .map((each) => ({
      transactionId: each.transactionId,
      methodCode: each.method,
      methodName: methodOf(each.method)?.name ?? each.method,
      amount: each.amount,
      createdAt: isoAt(each.createdAt),
      until: isoAt(each.createdAt + RESUBMIT_MS),
    }));

interface Row {
  id: string;
  member_code: string;
  transaction_id: string;
  description: string;
  attachment_id: string | null;
  status: string;
  answer: string;
  created_at: number;
  updated_at: number;
  due_at: number | null;
}

const caseOf = (context: Context, transactionId: string): Row | null =>
  context.db.one<Row>('SELECT * FROM fund_cases WHERE transaction_id = ?', transactionId);

/**
 * Whether a case may be opened: paid but not credited, or expired or refused, not sent again, and
 * none yet.
 */
export const canReport = (
  context: Context,
  { direction, status, transactionId, detail }: StoredApplication,
): boolean =>
  direction === 'Deposit' &&
  detail.resubmittedAs === undefined &&
  (status === 'Processing' || status === 'Expired' || status === 'Rejected') &&
  caseOf(context, transactionId) === null;

function view(context: Context, row: Row): FundCase {
  const [application] = selectApplications(context, 'transaction_id = ?', row.transaction_id);
  if (application === undefined) throw new TypeError(`case ${row.id} without its application`);
  return {
    caseId: row.id,
    transactionId: row.transaction_id,
    amount: application.amount,
    status: CASE_STATUS.find((each) => each === row.status) ?? 'Submitted',
    description: row.description,
    answer: row.answer,
    createdAt: isoAt(row.created_at),
    updatedAt: isoAt(row.updated_at),
  };
}

/** Cases of a member, newest first. */
export const casesOf = (context: Context, memberCode: string): FundCase[] =>
  context.db
    .all<Row>(
      'SELECT * FROM fund_cases WHERE member_code = ? ORDER BY created_at DESC, rowid DESC',
      memberCode,
    )
    .map((row) => view(context, row));

/**
 * Opens a case.
 *
 * @throws ApiError PAY00425 when the deposit can have none.
 */
export function openCase(
  context: Context,
  application: StoredApplication,
  description: string,
  attachmentId: string | undefined,
): FundCase {
  if (!canReport(context, application))
    throw new ApiError(409, 'PAY00425', '该订单无法提交未到账申请');
  if (attachmentId !== undefined) checkAttachment(context, application.memberCode, attachmentId);
  const now = context.clock.now();
  const row: Row = {
    id: newId('FN'),
    member_code: application.memberCode,
    transaction_id: application.transactionId,
    description,
    attachment_id: attachmentId ?? null,
    status: 'Submitted',
    answer: '已收到您的申请，正在核实',
    created_at: now,
    updated_at: now,
    due_at: now + CASE_MS,
  };
  context.db.run(
    `INSERT INTO fund_cases (id, member_code, transaction_id, description, attachment_id, status, answer, created_at, updated_at, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.member_code,
    row.transaction_id,
    description,
    row.attachment_id,
    row.status,
    row.answer,
    now,
    now,
    row.due_at,
  );
  return view(context, row);
}

/**
 * Where a case ends: credited with a receipt, closed without one or when the deposit came by
 * itself.
 */
function outcome(
  application: StoredApplication,
  row: Row,
): readonly ['Credited' | 'Closed', string] {
  if (application.status === 'Approved') return ['Closed', '该笔存款已到账'];
  if (application.status === 'Cancelled') return ['Closed', '该笔存款已由您取消'];
  return row.attachment_id === null
    ? ['Closed', '请补充付款凭证后联系在线客服']
    : ['Credited', '核实完成，款项已到账'];
}

/** Moves cases on: after 20 s looked into, after 20 s more decided. */
export function decideCases(context: Context): void {
  for (const row of context.db.all<Row>(
    "SELECT * FROM fund_cases WHERE due_at <= ? AND status IN ('Submitted', 'Investigating')",
    context.clock.now(),
  )) {
    const at = row.due_at ?? 0;
    const set =
      'UPDATE fund_cases SET status = ?, answer = ?, updated_at = ?, due_at = ? WHERE id = ?';
    const [application] = selectApplications(context, 'transaction_id = ?', row.transaction_id);
    if (row.status === 'Submitted' || application === undefined) {
      context.db.run(set, 'Investigating', '正在与支付渠道核实', at, at + CASE_MS, row.id);
      continue;
    }
    const [status, answer] = outcome(application, row);
    context.db.tx(() => {
      context.db.run(set, status, answer, at, null, row.id);
      if (status === 'Credited')
        moveApplication(context, application, 'Approved', '经核实，存款已补入账户');
    });
  }
}

/** Marks a deposit as sent again. */
export const markResubmitted = (
  context: Context,
  application: StoredApplication,
  transactionId: string,
): StoredApplication => saveDetail(context, application, { resubmittedAs: transactionId });

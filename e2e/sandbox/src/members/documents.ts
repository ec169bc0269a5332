/**
 * Documents: the sandbox decides by file name: "reject" is refused, "pending" stays, anything else
 * is approved after 20 s.
 */
import * as rows from '@site/contracts/documents';
import type { FastifyInstance } from 'fastify';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { mount } from '../http/mount';
import { writeInfo } from './store';
import { readUpload } from './uploads';

const DECISION_MS = 20_000;
const REJECTED = '图片不清晰，请重新拍摄并上传';

interface Row {
  id: string;
  member_code: string;
  type: string;
  file_name: string;
  status: string;
  reason: string;
  uploaded_at: number;
  decided_at: number | null;
  due_at: number | null;
}

const typeOf = (text: string) =>
  rows.DOCUMENT_TYPE.find((each) => each === text) ?? 'IdentityFront';
const statusOf = (text: string) => rows.DOCUMENT_STATUS.find((each) => each === text) ?? 'Pending';

const view = (row: Row) => ({
  documentId: row.id,
  documentType: typeOf(row.type),
  fileName: row.file_name,
  status: statusOf(row.status),
  reason: row.reason,
  uploadedAt: isoAt(row.uploaded_at),
  decidedAt: row.decided_at === null ? null : isoAt(row.decided_at),
});

const listOf = (context: Context, memberCode: string): Row[] =>
  context.db.all<Row>(
    'SELECT * FROM documents WHERE member_code = ? ORDER BY uploaded_at DESC, rowid DESC',
    memberCode,
  );

/** State of the whole: refused wins, then pending, then approved. */
export function documentStatusOf(
  context: Context,
  memberCode: string,
): { readonly status: rows.DocumentStatus; readonly reason: string } {
  decideDocuments(context);
  const latest = latestPerType(listOf(context, memberCode));
  const worst =
    latest.find(({ status }) => status === 'Rejected') ??
    latest.find(({ status }) => status === 'Pending') ??
    latest[0];
  return worst === undefined
    ? { status: 'NotUploaded', reason: '' }
    : { status: statusOf(worst.status), reason: worst.reason };
}

function latestPerType(all: readonly Row[]): Row[] {
  const seen = new Map<string, Row>();
  for (const row of all) if (!seen.has(row.type)) seen.set(row.type, row);
  return [...seen.values()];
}

/** Sides of the identity card; both have to be good. */
const IDENTITY = ['IdentityFront', 'IdentityBack'] as const;

function isKnown(context: Context, memberCode: string): boolean {
  const latest = latestPerType(listOf(context, memberCode));
  return IDENTITY.every((side) =>
    latest.some(({ type, status }) => type === side && status === 'Approved'),
  );
}

/**
 * Decides whatever became due. An identity card that is approved on both sides makes the member
 * known (`isKyc`).
 */
export function decideDocuments(context: Context): void {
  const now = context.clock.now();
  for (const row of context.db.all<Row>(
    "SELECT * FROM documents WHERE status = 'Pending' AND due_at <= ?",
    now,
  )) {
    const rejected = /reject/i.test(row.file_name);
    context.db.tx(() => {
      context.db.run(
        'UPDATE documents SET status = ?, reason = ?, decided_at = ?, due_at = NULL WHERE id = ?',
        rejected ? 'Rejected' : 'Approved',
        rejected ? REJECTED : '',
        row.due_at ?? now,
        row.id,
      );
      if (!rejected && isKnown(context, row.member_code))
        writeInfo(context, row.member_code, { isKyc: true });
    });
  }
}

function take(
  context: Context,
  memberCode: string,
  body: { documentType: string; fileName: string; contentBase64: string },
) {
  const file = readUpload(body.contentBase64, rows.DOCUMENT_MAX_BYTES);
  decideDocuments(context);
  const waiting = latestPerType(listOf(context, memberCode)).find(
    ({ type, status }) => type === body.documentType && status === 'Pending',
  );
  if (waiting !== undefined) throw new ApiError(409, 'DOC00409', '该文件正在审核中，请耐心等待');
  const now = context.clock.now();
  const stays = /pending/i.test(body.fileName);
  const row: Row = {
    id: newId('DOC'),
    member_code: memberCode,
    type: body.documentType,
    file_name: body.fileName,
    status: 'Pending',
    reason: '',
    uploaded_at: now,
    decided_at: null,
    due_at: stays ? null : now + DECISION_MS,
  };
  context.db.run(
    `INSERT INTO documents (id, member_code, type, file_name, bytes, hash, status, reason, uploaded_at, decided_at, due_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?)`,
    row.id,
    memberCode,
    row.type,
    row.file_name,
    file.bytes,
    file.hash,
    row.status,
    '',
    now,
    row.due_at,
  );
  return view(row);
}

export function mountDocuments(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.getMemberDocuments, ({ memberCode }) => {
    decideDocuments(context);
    return listOf(context, memberCode).map(view);
  });
  mount(app, context, rows.getDocumentApprovalStatus, ({ memberCode }) => {
    const whole = documentStatusOf(context, memberCode);
    const latest = latestPerType(listOf(context, memberCode));
    return {
      ...whole,
      documents: rows.DOCUMENT_TYPE.map((documentType) => {
        const row = latest.find(({ type }) => type === documentType);
        return {
          documentType,
          status: row === undefined ? ('NotUploaded' as const) : statusOf(row.status),
          reason: row?.reason ?? '',
        };
      }),
    };
  });
  mount(app, context, rows.uploadMemberDocument, ({ memberCode, body }) =>
    take(context, memberCode, body),
  );
}

/**
 * Documents of the member for verification (§7.2, domain.md). Contents never come back: a list
 * tells names and states only.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { isoTime } from './wire';

/** Kinds of documents. */
export const DOCUMENT_TYPE = [
  'IdentityFront',
  'IdentityBack',
  'Selfie',
  'BankCard',
  'AddressProof',
] as const;
/** State of a document. */
export const DOCUMENT_STATUS = ['NotUploaded', 'Pending', 'Approved', 'Rejected'] as const;
/** State of a document. */
export type DocumentStatus = (typeof DOCUMENT_STATUS)[number];

/** Most bytes of one document. */
export const DOCUMENT_MAX_BYTES = 7 * 1_024 * 1_024;

/** A document as lists show it. */
export const memberDocument = v.object({
  documentId: v.string(),
  documentType: v.picklist(DOCUMENT_TYPE),
  fileName: v.string(),
  status: v.picklist(DOCUMENT_STATUS),
  /** Why it was refused, empty otherwise. */
  reason: v.string(),
  uploadedAt: isoTime,
  decidedAt: v.nullable(isoTime),
});

/** GET Member/MemberDocuments: newest first. */
export const getMemberDocuments = defineEndpoint({
  id: 'member.documents',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/MemberDocuments',
  auth: 'member',
  confidential: true,
  result: v.array(memberDocument),
});

/** GET Member/DocumentApprovalStatus: the state per kind, and of the whole. */
export const getDocumentApprovalStatus = defineEndpoint({
  id: 'member.documentStatus',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/DocumentApprovalStatus',
  auth: 'member',
  confidential: true,
  result: v.object({
    status: v.picklist(DOCUMENT_STATUS),
    reason: v.string(),
    documents: v.array(
      v.object({
        documentType: v.picklist(DOCUMENT_TYPE),
        status: v.picklist(DOCUMENT_STATUS),
        reason: v.string(),
      }),
    ),
  }),
});

/** Base64 needs a third more, and the rest of the body some room. */
const UPLOAD_BYTES = Math.ceil((DOCUMENT_MAX_BYTES * 4) / 3) + 65_536;

/**
 * POST Member/MemberDocument/Upload: jpg, png or pdf by their first bytes, at most 7 MB. DOC00415
 * another kind, DOC00413 too large, DOC00409 one waits.
 */
export const uploadMemberDocument = defineEndpoint({
  errors: ['DOC00409', 'DOC00413', 'DOC00415'],
  id: 'member.uploadDocument',
  quiet: 'outcome',
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/MemberDocument/Upload',
  auth: 'member',
  confidential: true,
  maxBodyBytes: UPLOAD_BYTES,
  body: v.object({
    documentType: v.picklist(DOCUMENT_TYPE),
    fileName: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    contentBase64: v.string(),
  }),
  result: memberDocument,
});

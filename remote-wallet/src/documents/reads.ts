/**
 * Reads of the documents: states per kind and the list behind them; asked again while something
 * waits for a decision.
 */
import { getDocumentApprovalStatus, getMemberDocuments } from '@site/contracts/documents';
import type { ResultOf } from '@site/contracts/endpoint';
import { STALE, useCall, type CallError } from '@site/platform';

/** States per kind, and of the whole. */
export type ApprovalStatus = ResultOf<typeof getDocumentApprovalStatus>;
/** One upload. */
export type MemberDocument = ResultOf<typeof getMemberDocuments>[number];

const WATCH_MS = 2_000;

/** Everything the page shows; undefined while it is not known. */
export interface Documents {
  readonly approval: ApprovalStatus | undefined;
  readonly list: readonly MemberDocument[];
  readonly error: CallError | null;
  readonly isPending: boolean;
  readonly refetch: () => void;
}

export function useDocuments(): Documents {
  const first = useCall(getDocumentApprovalStatus, {}, { staleMs: STALE.always });
  const watching = first.data?.documents.some(({ status }) => status === 'Pending') === true;
  useCall(
    getDocumentApprovalStatus,
    {},
    { staleMs: STALE.always, enabled: watching, ...(watching ? { refetchMs: WATCH_MS } : {}) },
  );
  const list = useCall(
    getMemberDocuments,
    {},
    { staleMs: STALE.always, ...(watching ? { refetchMs: WATCH_MS } : {}) },
  );
  return {
    approval: first.data,
    error: first.error,
    list: list.data ?? [],
    isPending: first.isPending,
    refetch: () => {
      void first.refetch();
      void list.refetch();
    },
  };
}

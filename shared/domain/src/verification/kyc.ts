/**
 * Where a member stands with who they are. The account says whether they are known, the documents
 * where each file stands: one answer comes of both, so that no two pages contradict each other.
 */

/** The one thing that every page says. */
export type KycStanding = 'verified' | 'reviewing' | 'refused' | 'open';

/** Where a file stands, or all of them together. */
export type FileState = 'NotUploaded' | 'Pending' | 'Approved' | 'Rejected';

/** Files alone make nobody known: with those that were approved, others are still to come. */
const BY_FILES: Readonly<Record<FileState, KycStanding>> = {
  NotUploaded: 'open',
  Pending: 'reviewing',
  Approved: 'open',
  Rejected: 'refused',
};

/**
 * The standing. Who is known stays so, whatever becomes of files that were asked for later.
 *
 * @param isKyc what the account says.
 * @param files where the files stand together.
 */
export const kycStanding = (isKyc: boolean, files: FileState): KycStanding =>
  isKyc ? 'verified' : BY_FILES[files];

/** Files that make a member known once both are approved. */
export const IDENTITY_FILES = ['IdentityFront', 'IdentityBack'] as const;

/**
 * Whether the files have made the member known, which the account learns a moment later: an
 * approved card is not told "not yet" meanwhile.
 */
export const isIdentityShown = (
  files: readonly { readonly documentType: string; readonly status: FileState }[],
): boolean =>
  IDENTITY_FILES.every((side) =>
    files.some(({ documentType, status }) => documentType === side && status === 'Approved'),
  );

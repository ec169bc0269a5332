/**
 * What a picture or document of a member must be before it is sent (§7.2 uploads): its kind by the
 * first bytes, never by its name.
 */

/** Kinds that the server takes. */
export const FILE_KINDS = ['jpg', 'png', 'pdf'] as const;
/** A kind of file. */
export type FileKind = (typeof FILE_KINDS)[number];

/** First bytes of each kind. */
const SIGNATURE: Readonly<Record<FileKind, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** Kind of a file by its first bytes, or null. */
export const fileKind = (bytes: Uint8Array): FileKind | null =>
  FILE_KINDS.find((kind) => SIGNATURE[kind].every((byte, at) => bytes[at] === byte)) ?? null;

/** Why a file cannot be sent. */
export type FileProblem = 'empty' | 'tooLarge' | 'kind';

/**
 * Checks a file.
 *
 * @param mostBytes the limit of the call.
 * @returns what is wrong, or null.
 */
export function fileProblem(bytes: Uint8Array, mostBytes: number): FileProblem | null {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > mostBytes) return 'tooLarge';
  return fileKind(bytes) === null ? 'kind' : null;
}

/** Longest name of a file that the server takes. */
const MOST_NAME = 120;

/**
 * A file's name as it is sent: no folder, no control characters, at most 120 characters, its end
 * kept.
 */
export function sentFileName(name: string): string {
  const bare = [...(name.split(/[\\/]/).at(-1) ?? '')]
    .filter((character) => character >= ' ' && character !== '\u007f')
    .join('')
    .trim();
  return bare === '' ? 'file' : bare.slice(-MOST_NAME);
}

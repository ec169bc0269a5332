/** A chosen file, read and checked before it is sent. */
import {
  fileKind,
  fileProblem,
  sentFileName,
  type FileProblem,
} from '@site/domain/documents/file-check';

const MIME = { jpg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;

/** What a file input offers to choose from. */
export const FILE_ACCEPT = Object.values(MIME).join(',');

/** A file that may be sent; its bytes stay in memory so that sending can be repeated. */
export interface ReadyFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isPicture: boolean;
  readonly mime: string;
}

/** By a reader and not by `arrayBuffer`: older WebViews have no such method. */
const bytesOf = (file: Blob): Promise<Uint8Array<ArrayBuffer> | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : null),
    );
    reader.addEventListener('error', () => resolve(null));
    reader.readAsArrayBuffer(file);
  });

/**
 * Reads a file.
 *
 * @returns it, or why it cannot be sent; `unreadable` when the phone did not hand it out.
 */
export async function readFile(
  file: File,
  mostBytes: number,
): Promise<ReadyFile | FileProblem | 'unreadable'> {
  // By its stated size first: a video of gigabytes would take the phone's memory before it could be refused.
  if (file.size > mostBytes) return 'tooLarge';
  const bytes = await bytesOf(file);
  if (bytes === null) return 'unreadable';
  const problem = fileProblem(bytes, mostBytes);
  const kind = fileKind(bytes);
  if (problem !== null || kind === null) return problem ?? 'kind';
  return { name: sentFileName(file.name), bytes, isPicture: kind !== 'pdf', mime: MIME[kind] };
}

/** Bytes per step: `String.fromCharCode` takes that many arguments everywhere. */
const STEP = 0x8000;

/** The bytes as the calls carry them. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + STEP)));
  return btoa(parts.join(''));
}

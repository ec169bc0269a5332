/**
 * Which uploads a reload cut off: their kinds and nothing else, for even a file's name may hold a
 * person's (safety C-40); the file has to be chosen again.
 */
import { DOCUMENT_TYPE } from '@site/contracts/documents';
import { jsonKey, type SiteStorage } from '@site/platform';

/** Kind of a document. */
export type DocumentType = (typeof DOCUMENT_TYPE)[number];

const key = jsonKey<readonly DocumentType[]>('unfinishedUploads', 'session', 'logout', 2, (value) =>
  Array.isArray(value) ? DOCUMENT_TYPE.filter((type) => value.includes(type)) : null,
);

export const isUnfinished = (storage: SiteStorage, type: DocumentType): boolean =>
  storage.read(key)?.includes(type) === true;

/** Notes that one of a kind is being sent, or that it arrived or nobody waits for it. */
export function noteUnfinished(
  storage: SiteStorage,
  type: DocumentType,
  unfinished: boolean,
): void {
  const others = (storage.read(key) ?? []).filter((each) => each !== type);
  const next = unfinished ? [...others, type] : others;
  if (next.length === 0) storage.remove(key);
  else storage.write(key, next);
}

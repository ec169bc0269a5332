/** Which upload a reload cut off: kind and name only, never the file (safety C-40); the file itself has to be chosen again. */
import { DOCUMENT_TYPE } from '@site/contracts/documents';
import { jsonKey, type SiteStorage } from '@site/platform';

/** Kind of a document. */
export type DocumentType = (typeof DOCUMENT_TYPE)[number];

type Unfinished = Readonly<Partial<Record<DocumentType, string>>>;

const MOST_NAME = 120;

const key = jsonKey<Unfinished>('unfinishedUploads', 'session', 'logout', 1, (value) => {
  if (typeof value !== 'object' || value === null) return null;
  const kept = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(DOCUMENT_TYPE.flatMap((type) => {
    const name = kept.get(type);
    return typeof name === 'string' && name.length <= MOST_NAME ? [[type, name] as const] : [];
  }));
});

export const unfinishedOf = (storage: SiteStorage, type: DocumentType): string | null => storage.read(key)?.[type] ?? null;

/** Notes the name of what is being sent, or null once it arrived or nobody waits for it. */
export function noteUnfinished(storage: SiteStorage, type: DocumentType, name: string | null): void {
  const { [type]: _before, ...others } = storage.read(key) ?? {};
  const next = name === null ? others : { ...others, [type]: name };
  if (Object.keys(next).length === 0) storage.remove(key);
  else storage.write(key, next);
}

/**
 * Lists that come in pages (§7.3, §9, safety B19): they end, whatever a server says of their
 * length.
 */
import { Paging } from './constants';
import { done, type Outcome } from './errors/app-error';

/** One page of a list, and how many pages the server says there are. */
export interface PageOf<T> {
  readonly rows: readonly T[];
  readonly pages: number;
}

/** A list as far as it could be read, in the server's order. */
export interface PagedList<T> {
  readonly rows: readonly T[];
  /**
   * False when a later page failed, hung past its deadline or repeated earlier rows, or there were
   * too many.
   */
  readonly isWhole: boolean;
}

/** How a list is read. */
export interface PagedRead<T> {
  /** @param page 1 and up. A read that hangs ends by its own deadline as a failure. */
  readonly read: (page: number) => Promise<Outcome<PageOf<T>>>;
  /** What tells one row from another. */
  readonly keyOf: (row: T) => string;
  /** True once nobody wants the rest. */
  readonly isStopped?: () => boolean;
}

/**
 * Reads page after page: to the last, to an empty one, to one that brings only rows that came
 * before, or to the 200th. A row that moved to a later page meanwhile stands once.
 *
 * @returns the failure of the first page; a later page that fails leaves the list before it, marked
 *   as not whole.
 */
export async function readPages<T>({
  read,
  keyOf,
  isStopped,
}: PagedRead<T>): Promise<Outcome<PagedList<T>>> {
  const rows = new Map<string, T>();
  const end = (isWhole: boolean): Outcome<PagedList<T>> =>
    done({ rows: [...rows.values()], isWhole });
  for (let page = 1; page <= Paging.maxPages; page += 1) {
    const answer = await read(page);
    if (!answer.ok) return page === 1 ? answer : end(false);
    const before = rows.size;
    for (const row of answer.value.rows) rows.set(keyOf(row), row);
    if (page >= answer.value.pages || answer.value.rows.length === 0) return end(true);
    if (rows.size === before || isStopped?.() === true) return end(false);
  }
  return end(false);
}

/**
 * The rows of pages that members read on by themselves, each once: a list that moves while it is
 * read names a row on two pages, and a server may repeat a page.
 *
 * @returns in the order in which they first came, each as it came last.
 */
export const rowsOnce = <T>(
  pages: readonly (readonly T[])[],
  keyOf: (row: T) => string,
): readonly T[] => [...new Map(pages.flat().map((row) => [keyOf(row), row])).values()];

/**
 * The page after those that were read one by one, for lists that members read on by themselves.
 *
 * @param pages keys of the rows of each page so far.
 * @param total pages as the server counts them.
 * @returns null at the end, at a page that brought nothing new, and after 200.
 */
export function nextPage(pages: readonly (readonly string[])[], total: number): number | null {
  const before = new Set(pages.slice(0, -1).flat());
  const bringsNew = (pages.at(-1) ?? []).some((key) => !before.has(key));
  return bringsNew && pages.length < Math.min(total, Paging.maxPages) ? pages.length + 1 : null;
}

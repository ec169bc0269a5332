/** Lists of several vendors as one, newest first, while each is only partly read. */

/** What was read of one list. Rows are in falling order of their moment. */
export interface ReadList<W> {
  readonly rows: readonly W[];
  /** More can be read. */
  readonly hasMore: boolean;
}

/** The merged list. */
export interface MergedList<W> {
  readonly rows: readonly W[];
  /** Places of the lists that must be read on for the next rows; empty at the end. */
  readonly next: readonly number[];
}

/**
 * Merges lists. Rows older than the oldest one of a list that goes on are held back: what is not
 * read yet may belong between them.
 *
 * @param momentOf epoch ms by which the lists fall.
 */
export function mergeLists<W>(
  lists: readonly ReadList<W>[],
  momentOf: (row: W) => number,
): MergedList<W> {
  const ends = lists.map(({ rows, hasMore }) => {
    const last = rows.at(-1);
    return hasMore && last !== undefined ? momentOf(last) : Number.NEGATIVE_INFINITY;
  });
  const frontier = Math.max(Number.NEGATIVE_INFINITY, ...ends);
  const rows = lists
    .flatMap((list) => list.rows)
    .filter((row) => momentOf(row) >= frontier)
    .toSorted((a, b) => momentOf(b) - momentOf(a));
  const next = lists.flatMap(({ hasMore }, at) => (hasMore && ends[at] === frontier ? [at] : []));
  return { rows, next };
}

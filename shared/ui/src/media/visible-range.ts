/**
 * Which rows of a list of known heights are on the screen; pure, so that scrolling costs two binary
 * searches.
 */

/** Start of each row and the end of the last, in CSS pixels: one longer than the list. */
export function rowOffsets(count: number, heightOf: (index: number) => number): readonly number[] {
  const offsets = [0];
  for (let index = 0; index < count; index += 1)
    offsets.push((offsets[index] ?? 0) + heightOf(index));
  return offsets;
}

/** Index of the row that holds a position; the first or last row for positions outside. */
export function rowAt(offsets: readonly number[], position: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * First and last row to keep, with some beyond the screen on each side; `last` is -1 for an empty
 * list.
 */
export function visibleRange(
  offsets: readonly number[],
  top: number,
  height: number,
  overscan: number,
): { readonly first: number; readonly last: number } {
  const count = offsets.length - 1;
  if (count === 0) return { first: 0, last: -1 };
  return {
    first: Math.max(0, rowAt(offsets, top) - overscan),
    last: Math.min(count - 1, rowAt(offsets, top + height) + overscan),
  };
}

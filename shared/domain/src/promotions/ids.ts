/** Ids for CMS look-ups: each once, comma-joined, at most 90 in one call (§7.3, §9, R7.3-3). */
import { Paging } from '../constants';

/** Splits ids into chunks for single calls; empty and repeated ones are left out, the order stays. */
export function idChunks(
  ids: readonly string[],
  size: number = Paging.cmsIdChunk,
): readonly (readonly string[])[] {
  const wanted = [...new Set(ids)].filter((id) => id !== '');
  return Array.from({ length: Math.ceil(wanted.length / size) }, (_, at) =>
    wanted.slice(at * size, (at + 1) * size),
  );
}

/** The last part of each look-up address. */
export const idPaths = (ids: readonly string[]): readonly string[] =>
  idChunks(ids).map((chunk) => chunk.map(encodeURIComponent).join(','));

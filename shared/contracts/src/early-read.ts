/**
 * Reads that a page makes first, declared with its route or slot: the edge makes them for visitors
 * and carries the answers in the document (ADR 055).
 */
import * as v from 'valibot';
import type { AnyEndpoint } from './endpoint';
import { buildRequest, type BuiltRequest } from './request';

/** Most reads of one route or slot: a first screen shows no more. */
export const MOST_EARLY_READS = 12;

/** One read: the id of its row, and the query as the page gives it. */
export const earlyRead = v.object({
  row: v.pipe(v.string(), v.regex(/^[a-zA-Z]{2,40}\.[a-zA-Z]{2,40}$/)),
  query: v.optional(v.record(v.string(), v.string())),
});

/** One read of {@link earlyRead}. */
export type EarlyRead = v.InferOutput<typeof earlyRead>;

/**
 * The reads of a surface that can be used; one that cannot costs the page a round trip, nothing
 * else.
 */
export const readsIn = (value: unknown): EarlyRead[] =>
  (Array.isArray(value) ? value : []).slice(0, MOST_EARLY_READS).flatMap((raw) => {
    const read = v.safeParse(earlyRead, raw);
    return read.success ? [read.output] : [];
  });

/** Answers by the path and query that the page would ask for; bodies as they came. */
export type EarlyAnswers = Readonly<Record<string, unknown>>;

/** Whether a row may be read before anybody asks: nothing of a member, the same for all. */
export const isEarlyRow = (row: AnyEndpoint): boolean =>
  row.method === 'GET' &&
  row.forAll === true &&
  row.auth === 'none' &&
  !row.confidential &&
  !row.path.includes(':');

/**
 * The request of a read, as the page of a visitor builds it.
 *
 * @param rows all rows that this side knows.
 * @returns null for a row that is not known here or may not be read early: the page asks itself.
 */
export function earlyRequest(
  { row: id, query }: EarlyRead,
  rows: readonly AnyEndpoint[],
): BuiltRequest | null {
  const row = rows.find((each) => each.id === id);
  return row === undefined || !isEarlyRow(row) ? null : buildRequest(row, { query, token: null });
}

/** Header by which a back end knows a read that nobody waits for yet, as browsers mark theirs. */
export const EARLY_HEADER = { name: 'sec-purpose', value: 'prefetch' } as const;

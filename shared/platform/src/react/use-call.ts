/** Server data in components: a contract row as a query. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Endpoint } from '@site/contracts/endpoint';
import type { AppError, Outcome } from '@site/domain/errors/app-error';
import type { CallInput } from '../api/types';
import { usePlatform } from './context';

/** A failed read as react-query wants it: thrown, with the reason inside. */
export class CallError extends Error {
  /** @param path of the call, where it is known: a 503 is told by what was wanted. */
  constructor(
    readonly reason: AppError,
    readonly path: string | null = null,
  ) {
    super(`call failed: ${reason.kind}`);
    this.name = 'CallError';
  }
}

/** The value of an outcome, or a thrown CallError. */
export function valueOrThrow<T>(outcome: Outcome<T>, path?: string): T {
  if (outcome.ok) return outcome.value;
  throw new CallError(outcome.error, path);
}

/**
 * A read is asked once more when the network dropped it (safety D2); a deadline or an answer is not
 * argued with.
 */
export const retryRead = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof CallError && error.reason.kind === 'network';

/** How long answers count as fresh; names instead of numbers at the call. */
export const STALE = {
  always: 0,
  seconds: 10_000,
  minute: 60_000,
  fiveMinutes: 300_000,
  session: Number.POSITIVE_INFINITY,
} as const;

/** What a read may be told. */
export interface UseCallOptions {
  readonly staleMs?: number;
  readonly enabled?: boolean;
  readonly refetchMs?: number;
  /** Fetched before the page that needs it: that one asks anew, and tells a failure. */
  readonly ahead?: boolean;
}

/** Reads a row and keeps it by row id and input; dedupes callers of the same read. */
export function useCall<Q, B, R>(
  row: Endpoint<Q, B, R>,
  input: Omit<CallInput<Q, B>, 'signal'> = {},
  options: UseCallOptions = {},
): UseQueryResult<R, CallError> {
  const { api } = usePlatform();
  return useQuery<R, CallError>({
    queryKey: [row.id, input.params ?? null, input.query ?? null, input.body ?? null],
    queryFn: async ({ signal, client, queryKey }) => {
      const known = client.getQueryState(queryKey);
      // What repeats itself is told of its first turn alone.
      const isTurn =
        options.refetchMs !== undefined &&
        known !== undefined &&
        known.dataUpdateCount + known.errorUpdateCount > 0;
      const unasked = options.ahead === true ? 'ahead' : isTurn ? 'turn' : undefined;
      return valueOrThrow(await api.call(row, { ...input, signal, unasked }), row.path);
    },
    staleTime: options.staleMs ?? STALE.minute,
    enabled: options.enabled ?? true,
    ...(options.refetchMs === undefined ? {} : { refetchInterval: options.refetchMs }),
  });
}

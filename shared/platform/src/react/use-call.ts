/** Server data in components: a contract row as a query. */
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Endpoint } from '@site/contracts/endpoint';
import type { AppError, Outcome } from '@site/domain/errors/app-error';
import type { CallInput } from '../api/types';
import { usePlatform } from './context';

/** A failed read as react-query wants it: thrown, with the reason inside. */
export class CallError extends Error {
  constructor(readonly reason: AppError) {
    super(`call failed: ${reason.kind}`);
    this.name = 'CallError';
  }
}

/** The value of an outcome, or a thrown CallError. */
export function valueOrThrow<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new CallError(outcome.error);
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
  /** Failures are shown by the component alone. */
  readonly silent?: boolean;
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
    queryFn: async ({ signal }) =>
      valueOrThrow(await api.call(row, { ...input, signal, silent: options.silent ?? true })),
    staleTime: options.staleMs ?? STALE.minute,
    enabled: options.enabled ?? true,
    ...(options.refetchMs === undefined ? {} : { refetchInterval: options.refetchMs }),
  });
}

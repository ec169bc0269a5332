/** Answers: amounts in fen become JSON numbers with at most 2 places (domain.md "Response shapes"). */
import { fenOf, toCnyString } from '@site/domain/money';

const replace = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? Number(toCnyString(fenOf(value))) : value;

/** JSON text of a value that may hold amounts in fen. */
export const toJson = (value: unknown): string => JSON.stringify(value, replace);

/** The success envelope. */
export const okText = (result: unknown): string =>
  toJson({ isSuccess: true, result: result ?? null });

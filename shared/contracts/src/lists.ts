/** Lists of which one wrong row must not take the others along. */
import * as v from 'valibot';

/**
 * A list for members: rows that do not fit are dropped one by one, the rest counts (architecture
 * §2.6, lenient in production). A list that is not empty and of which no row fits stays a mismatch
 * and is never an empty list. Dropped rows are reported nowhere: a schema has nobody to tell. The
 * sandbox and the tests are strict all the same, because `parseWith` refuses a list that lost a
 * row.
 *
 * @param row schema of one row. For lists that only show something: a row of money or of a gate
 *   that is left out would say what is not so.
 */
export function rowsOf<O>(row: v.GenericSchema<unknown, O>) {
  const rowOrNone: v.GenericSchema<unknown, O | null> = row;
  return v.pipe(
    v.array(v.fallback(rowOrNone, null)),
    v.check(
      (rows) => rows.length === 0 || rows.some((each) => each !== null),
      'no row of the list fits',
    ),
    v.transform((rows) => rows.filter((each) => each !== null)),
  );
}

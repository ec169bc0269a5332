/** Small shapes that many calls share. */
import * as v from 'valibot';
import { dayKey, dayStart } from '@site/domain/formatting/day';

/** Date and time, ISO 8601 with the offset +08:00. */
export const isoTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/),
);

/** Months have 28 to 31 days: a text that is no day would become no time at all. */
function isCalendarDay(text: string): boolean {
  const at = dayStart(text);
  return !Number.isNaN(at) && dayKey(at) === text.replaceAll('/', '-');
}

/** Calendar day `YYYY-MM-DD` or `YYYY/MM/DD` at +08:00. */
export const day = v.pipe(v.string(), v.regex(/^\d{4}[-/]\d\d[-/]\d\d$/), v.check(isCalendarDay));

/** A whole number that may travel as text in a query. */
export const pageNumber = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/)),
]);

/** Position in a list, 1-based. */
export const page = v.object({
  currentPage: v.number(),
  totalPage: v.number(),
  perPageSize: v.number(),
  totalRecord: v.optional(v.number()),
});

/** An answer without content. */
export const nothing = v.nullish(v.unknown());

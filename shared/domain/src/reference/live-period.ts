/** Parts of play in the site's own words; every vendor's list maps onto them (§4.7 "live periods"). */

/** Kinds of part. */
export const PERIOD_KINDS = [
  'notStarted',
  'half',
  'halfTime',
  'quarter',
  'set',
  'game',
  'inning',
  'map',
  'overtime',
  'penalties',
  'interrupted',
  'ended',
] as const;
/** Kind of part. */
export type PeriodKind = (typeof PERIOD_KINDS)[number];

/** A part of play: its kind and, where it counts, which one (1-based). */
export interface LivePeriod {
  readonly kind: PeriodKind;
  readonly number: number | null;
}

/** Makes a part. */
export const livePeriod = (kind: PeriodKind, number: number | null = null): LivePeriod => ({
  kind,
  number,
});

/** Numbered parts under codes that a vendor builds from a number, e.g. `Q1` to `Q4`. */
export const numbered = (
  kind: PeriodKind,
  count: number,
  code: (at: number) => string,
): readonly (readonly [string, LivePeriod])[] =>
  Array.from(
    { length: count },
    (_, index) => [code(index + 1), livePeriod(kind, index + 1)] as const,
  );

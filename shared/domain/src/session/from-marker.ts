/** Places that hand a member over (§2.4); anything else is ignored (safety B5). */
export const FROM_MARKERS = ['helpcenter', 'app', 'sports', 'promotions', 'deposit'] as const;
/** A place that hands a member over. */
export type FromMarker = (typeof FROM_MARKERS)[number];

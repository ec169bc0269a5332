/** Name under which the counts of all vendors are kept. */
export const COUNTS = 'sports.counts';

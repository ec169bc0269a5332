/** Of what a bonus's turnover is a multiple: the amount paid in and the bonus, or the bonus alone. */
export const TURNOVER_BASE = ['both', 'bonus'] as const;

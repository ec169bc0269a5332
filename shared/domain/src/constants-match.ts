/** Constants that only the page of a match reads, through `constants`, their one home. */

/**
 * Lines of one kind of market on a match's page: so many around the main one stand open; a line
 * with a price that is next to nothing, or so high that the other side is, is folded (EU prices).
 */
export const MarketLines = { open: 3, deadUpTo: '1.05', deadFrom: '15' } as const;

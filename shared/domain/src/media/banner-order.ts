/**
 * In which order banners stand: one rule for the pages that show them and the document that names
 * the first.
 */

/** A banner's place, as the content host gives it. */
interface Placed {
  readonly sort: number;
}

/**
 * Banners as they are shown (`GET /cms/banners`): the lowest `sort` first, those of one place as
 * they came.
 */
export const inBannerOrder = <Banner extends Placed>(banners: readonly Banner[]): Banner[] =>
  banners.toSorted((a, b) => a.sort - b.sort);

/** In which order the banners of home stand for one member. */

/** What of a banner says whom its offer is for. */
interface Meant {
  /** `newbie`: for who has not made a deposit yet. */
  readonly audience: 'all' | 'newbie';
}

/**
 * Banners for one who looks: what can no longer be had stands last, as in the list of offers; the
 * rest as they came.
 *
 * @param hasDeposited false for a visitor, and for a member whose first deposit is still to come.
 */
export const bannersFor = <Banner extends Meant>(
  banners: readonly Banner[],
  hasDeposited: boolean,
): Banner[] =>
  hasDeposited
    ? [
        ...banners.filter(({ audience }) => audience !== 'newbie'),
        ...banners.filter(({ audience }) => audience === 'newbie'),
      ]
    : [...banners];

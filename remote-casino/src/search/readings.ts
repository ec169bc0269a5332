/** How characters are said; a part of its own that loads with the search only. */
import { toReadings, type Readings } from '@site/domain/games/search-spelling';

/** Names are found as they are written, and not by pinyin. */
export const NO_READINGS: Readings = new Map();
let loading: Promise<Readings> | null = null;

/**
 * The readings. Without them (no network) names are still found as they are written; the next visit
 * asks again.
 */
export function loadReadings(): Promise<Readings> {
  loading ??= import('pinyin-match/src/simplified_dict.js')
    .then(({ dict }) => toReadings(dict))
    .catch(() => {
      loading = null;
      return NO_READINGS;
    });
  return loading;
}

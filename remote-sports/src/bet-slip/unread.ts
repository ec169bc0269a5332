/** Limits and prices that were asked for in vain. */
import { legsKey, type SlipRow, type SlipState } from './slip-model';

/** The vendor was asked for limits and price, and has not told them. */
export const isUnread = ({ info, trouble }: SlipRow): boolean => info === null && trouble !== null;
/** As {@link isUnread}, of all selections together. */
export const isComboUnread = ({ rows, combo }: SlipState): boolean =>
  combo.trouble !== null && (combo.offers === null || combo.offersFor !== legsKey(rows));

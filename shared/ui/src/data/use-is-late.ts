import { MoneyAction } from '@site/domain/constants';
import { useLeft } from './use-left';

/**
 * Whether a money action has been open for so long that the member is shown the way to the customer
 * service beside the manual check (safety D3).
 *
 * @param startedAt and `now` in ms of the same clock.
 */
export const useIsLate = (startedAt: number, now: () => number): boolean =>
  useLeft(startedAt + MoneyAction.foregroundMs, now) === 0;

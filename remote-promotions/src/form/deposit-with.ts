import { targets } from '@site/platform';

/** The deposit with a bonus chosen. */
export const depositWith = (bonusId: string): string =>
  `${targets.toDeposit()}?bonus=${encodeURIComponent(bonusId)}`;

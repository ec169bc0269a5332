/**
 * Reads that visitors may do too, done as the member: the vendor's token is seen to first, so that
 * what comes back is the member's own.
 */
import type { Endpoint } from '@site/contracts/endpoint';

/** The row as a call of the member. */
export const asMember = <Q, B, R>(row: Endpoint<Q, B, R>): Endpoint<Q, B, R> => ({
  ...row,
  auth: 'member',
});

/** Calls that gateways know by two addresses (§7.2): the newer one first. */
import type { AppError, Outcome } from '@site/domain/errors/app-error';

/** The gateway's word for an address that it does not have. */
const UNKNOWN_ADDRESS = 'GEN0404';

/** All that says so, for calls that have an older address to try. */
export const UNKNOWN_ADDRESSES = [UNKNOWN_ADDRESS, 'http404', 'http405'] as const;

/** What says that a gateway does not have an address. */
export const isUnknownAddress = (error: AppError): boolean =>
  (error.kind === 'api' && error.code === UNKNOWN_ADDRESS) ||
  (error.kind === 'http' && (error.status === 404 || error.status === 405));

/** The same by the older address, only where the newer one is unknown: any other answer stands. */
export async function orOlder<R>(
  answer: Outcome<R>,
  older: () => Promise<Outcome<R>>,
): Promise<Outcome<R>> {
  return !answer.ok && isUnknownAddress(answer.error) ? older() : answer;
}

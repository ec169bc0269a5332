/** The site goes into maintenance once nothing of its picture is proven any more. */
import { closeWhenOver } from '@site/federation/follow/when-over';
import type { Federation } from '@site/federation/types';
import type { Platform } from '@site/platform';

/**
 * Leads to the maintenance page, as soon as nothing of a member's is under way.
 *
 * @returns the check, for each time that the pointer was fetched.
 */
export const maintenanceWhenOver = (
  federation: Pick<Federation, 'view' | 'subscribe'>,
  { locks, navigator }: Pick<Platform, 'locks' | 'navigator'>,
): (() => void) =>
  closeWhenOver(federation, locks.isHeld, () => navigator.go('/maintenance', { replace: true }));

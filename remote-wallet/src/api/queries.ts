/** Reads of the wallet; every page of this remote asks through these. */
import { getSelfExclusion } from '@site/contracts/self-exclusion';
import { getApplication, type ApplicationStatus } from '@site/contracts/payment';
import { STALE, useCall } from '@site/platform';

/** How often an open deposit is asked for. */
const OPEN_MS = 2_000;
const OPEN: readonly ApplicationStatus[] = ['Created', 'Processing'];

export const isOpen = (status: ApplicationStatus): boolean => OPEN.includes(status);

export const useSelfExclusion = (enabled: boolean) =>
  useCall(getSelfExclusion, {}, { staleMs: STALE.seconds, enabled });

/** One application, asked again every 2 s while it is open. */
export function useApplication(applicationId: string, enabled: boolean, watching: boolean) {
  return useCall(
    getApplication,
    { params: { applicationId } },
    { staleMs: STALE.always, enabled, ...(watching ? { refetchMs: OPEN_MS } : {}) },
  );
}

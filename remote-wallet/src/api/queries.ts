/** Reads of the wallet; every page of this remote asks through these. */
import { getSelfExclusion } from '@site/contracts/member';
import {
  getApplication, getMethodSettings, getMethods, getProcessingDeposit, getSuggestedAmounts, type ApplicationStatus,
} from '@site/contracts/payment';
import { STALE, useCall } from '@site/platform';

const DEPOSIT = 'Deposit' as const;
/** How often an open deposit is asked for. */
const OPEN_MS = 2_000;
const OPEN: readonly ApplicationStatus[] = ['Created', 'Processing'];

export const isOpen = (status: ApplicationStatus): boolean => OPEN.includes(status);

export const useSelfExclusion = (enabled: boolean) => useCall(getSelfExclusion, {}, { staleMs: STALE.seconds, enabled });

export const useMethods = (enabled: boolean) => useCall(getMethods, { query: { transactionType: DEPOSIT } }, { staleMs: STALE.minute, enabled });

export const useMethodSettings = (methodCode: string) =>
  useCall(getMethodSettings, { query: { transactionType: DEPOSIT, methodCode } }, { staleMs: STALE.minute });

export const useSuggestedAmounts = (methodCode: string) =>
  useCall(getSuggestedAmounts, { query: { transactionType: DEPOSIT, methodCode } }, { staleMs: STALE.minute });

export const useOpenDeposit = (methodCode: string) => useCall(getProcessingDeposit, { query: { methodCode } }, { staleMs: STALE.always });

/** One application, asked again every 2 s while it is open. */
export function useApplication(applicationId: string, enabled: boolean, watching: boolean) {
  return useCall(getApplication, { params: { applicationId } }, { staleMs: STALE.always, enabled, ...(watching ? { refetchMs: OPEN_MS } : {}) });
}

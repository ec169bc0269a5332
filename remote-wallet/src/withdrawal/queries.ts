/** Reads of a withdrawal: what it will be asked, the ways, the turnover that is missing. */
import { getBonusProgress } from '@site/contracts/bonus';
import { getSafehouse } from '@site/contracts/member-profile';
import { getMethods } from '@site/contracts/payment';
import { getMethodDetails, getWithdrawalThresholds } from '@site/contracts/payment-methods';
import { STALE, useCall } from '@site/platform';

const WITHDRAWAL = 'Withdrawal' as const;

/**
 * Always anew: an hour-old limit is a wrong one.
 *
 * @param watching asks again and again: what closes the way ends by a settled bet or at midnight.
 */
export const useThresholds = (watching = false) =>
  useCall(
    getWithdrawalThresholds,
    {},
    { staleMs: STALE.always, ...(watching ? { refetchMs: STALE.minute } : {}) },
  );

export const useWithdrawalMethods = () =>
  useCall(getMethods, { query: { transactionType: WITHDRAWAL } });

export const useMethodDetail = (methodCode: string) =>
  useCall(
    getMethodDetails,
    { query: { transactionType: WITHDRAWAL, methodCode } },
    { enabled: methodCode !== '' },
  );

export const useSafehouse = () => useCall(getSafehouse, {}, { staleMs: STALE.always });

/** Running bonuses with the turnover each still asks. */
export const useProgress = () =>
  useCall(getBonusProgress, { query: {} }, { staleMs: STALE.seconds });

/** Reads of the deposit pages. */
import { getKycVerification } from '@site/contracts/member-verification';
import { getMethodSettings, getMethods, getSuggestedAmounts } from '@site/contracts/payment';
import { getProcessingDeposit } from '@site/contracts/payment-deposit';
import { getResubmits } from '@site/contracts/payment-cases';
import {
  getCryptoInfo,
  getMethodDetails,
  getMethodsDetails,
} from '@site/contracts/payment-methods';
import { STALE, useCall } from '@site/platform';

const DEPOSIT = { transactionType: 'Deposit' } as const;
const oneMethod = (methodCode: string) => ({ query: { ...DEPOSIT, methodCode } });

/** Which methods there are and which of them work now; one may close while the form is filled in. */
export const useMethods = () =>
  useCall(getMethods, { query: DEPOSIT }, { staleMs: STALE.seconds, refetchMs: STALE.minute });

/** Form, fee and times of every method. */
export const useMethodsDetails = () =>
  useCall(getMethodsDetails, { query: DEPOSIT }, { staleMs: STALE.minute });

/** One method with its notes, for a deposit whose method may be closed by now. */
export const useMethodDetails = (methodCode: string) =>
  useCall(getMethodDetails, oneMethod(methodCode), { staleMs: STALE.minute });

/** Fee and times of the chosen method, asked anew when it is chosen. */
export const useMethodSettings = (methodCode: string) =>
  useCall(getMethodSettings, oneMethod(methodCode), { staleMs: STALE.seconds });

export const useSuggestedAmounts = (methodCode: string) =>
  useCall(getSuggestedAmounts, oneMethod(methodCode), { staleMs: STALE.minute });

/** How often an open deposit that stands in place of the form is asked for. */
const STANDING_MS = 10_000;

/**
 * The deposit that is still open with a method, or null; without a method nothing is asked.
 *
 * @param watching asks again and again: what is open ends elsewhere too.
 */
export const useOpenDeposit = (methodCode: string | null, watching: boolean) =>
  useCall(
    getProcessingDeposit,
    { query: { methodCode: methodCode ?? '' } },
    {
      staleMs: STALE.always,
      enabled: methodCode !== null,
      ...(watching ? { refetchMs: STANDING_MS } : {}),
    },
  );

/** Rates of this moment. */
export const useCryptoInfo = () => useCall(getCryptoInfo, {}, { staleMs: STALE.seconds });

/** Deposits that may be sent again. */
export const useResubmits = (enabled: boolean) =>
  useCall(getResubmits, {}, { staleMs: STALE.always, enabled });

/** Where the member stands with the deposit verification (§4.5). */
export const useKyc = (enabled: boolean) =>
  useCall(getKycVerification, {}, { staleMs: STALE.always, enabled });

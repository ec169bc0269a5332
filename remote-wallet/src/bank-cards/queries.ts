/** Reads of the saved accounts, and of what adding one asks (§4.5, R4.5-3). */
import { getMemberFlags, getVerificationAttempt } from '@site/contracts/member-verification';
import { getAccountHolderName } from '@site/contracts/member-profile';
import { getBankChoices, getMemberBanks } from '@site/contracts/payment-banks';
import { STALE, useCall } from '@site/platform';

export const useSavedAccounts = (enabled = true) =>
  useCall(getMemberBanks, {}, { staleMs: STALE.always, enabled });

/** Banks, how many accounts fit, and the vault page, whose address holds for half an hour. */
export const useBankChoices = () => useCall(getBankChoices, {}, { staleMs: STALE.fiveMinutes });

export const useHolderName = () => useCall(getAccountHolderName, {}, { staleMs: STALE.always });

export const useCardFlags = () =>
  useCall(
    getMemberFlags,
    { query: { flagKey: 'BankCardVerification' } },
    { staleMs: STALE.always },
  );

export const useCardAttempts = () =>
  useCall(
    getVerificationAttempt,
    { query: { channelType: 'SMS', serviceAction: 'BankCardVerification' } },
    { staleMs: STALE.always },
  );

/** Reads of choosing a bonus. */
import {
  getBonusEligible,
  getBonusPreview,
  getBonuses,
  getBonusesV2,
  type BONUS_TRANSACTION_TYPE,
} from '@site/contracts/bonus';
import { ZERO_FEN, toCnyString, type Fen } from '@site/domain/money';
import { STALE, useCall } from '@site/platform';

/** What a bonus is taken with. */
export type FundingType = (typeof BONUS_TRANSACTION_TYPE)[number];

/**
 * What a member may take with a deposit or transfer.
 *
 * @param watching asks again and again: an offer ends while its form stands open.
 */
export const useBonuses = (transactionType: FundingType, watching = false) =>
  useCall(
    getBonuses,
    { query: { transactionType } },
    { staleMs: STALE.seconds, ...(watching ? { refetchMs: STALE.minute } : {}) },
  );

/** What a bonus asks and gives at a glance. */
export type Bonus = NonNullable<ReturnType<typeof useBonuses>['data']>[number];

/** Every reason against a bonus, with the amount once there is one. */
export const useBonusEligible = (bonusId: string, amount: Fen | null) =>
  useCall(
    getBonusEligible,
    { query: { bonusId, ...(amount === null ? {} : { amount: toCnyString(amount) }) } },
    { staleMs: STALE.seconds },
  );

/** What an amount would bring. */
export const useBonusPreview = (bonusId: string, amount: Fen | null) =>
  useCall(
    getBonusPreview,
    { query: { bonusId, amount: toCnyString(amount ?? ZERO_FEN) } },
    { staleMs: STALE.seconds, enabled: amount !== null },
  );

/**
 * All terms of what a member may take: what each gives for an amount is worked out from them.
 *
 * @param ahead before anybody looks at them: a failure is told by whoever does.
 */
export const useOffers = (transactionType: FundingType, enabled: boolean, ahead = false) =>
  useCall(getBonusesV2, { query: { transactionType } }, { staleMs: STALE.minute, enabled, ahead });

/** Reads of the referrer programme. */
import type { ResultOf } from '@site/contracts/endpoint';
import {
  getRefereeTasks,
  getReferrerCampaign,
  getReferrerEligible,
  getReferrerInfo,
  getReferrerRewards,
} from '@site/contracts/referrer';
import { isSignedIn } from '@site/domain/session/access';
import { STALE, useCall, useSession } from '@site/platform';

const useIsMember = (): boolean => isSignedIn(useSession());

export const useProgramme = () => useCall(getReferrerCampaign, {}, { staleMs: STALE.fiveMinutes });
export const useReferrer = () =>
  useCall(getReferrerInfo, {}, { enabled: useIsMember(), staleMs: STALE.seconds });
export const useReferrerEligible = (enabled: boolean) =>
  useCall(getReferrerEligible, {}, { enabled, staleMs: STALE.always });
export const useReferees = () =>
  useCall(getRefereeTasks, {}, { enabled: useIsMember(), staleMs: STALE.seconds });
export const useReferralRewards = () =>
  useCall(getReferrerRewards, {}, { enabled: useIsMember(), staleMs: STALE.seconds });

/** The programme's terms; the member's own part of it. */
export type Programme = ResultOf<typeof getReferrerCampaign>;
export type Referrer = NonNullable<ResultOf<typeof getReferrerInfo>>;
export type Referee = ResultOf<typeof getRefereeTasks>[number];
export type ReferralReward = ResultOf<typeof getReferrerRewards>[number];

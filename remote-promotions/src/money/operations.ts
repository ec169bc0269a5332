/** Everything that gives or takes a member's offer money, by what it is called in the journal. */
import {
  cancelBonus,
  cancelBonusByRef,
  claimBonus,
  claimBonusByRef,
  takeBonusSos,
  takeBonusSosByRef,
} from '@site/contracts/bonus';
import { takeAssignedClaim, takeAssignedClaimByRef } from '@site/contracts/campaign';
import { takeReferrerReward, takeReferrerRewardByRef } from '@site/contracts/referrer';
import { redeemReward, redeemRewardByRef } from '@site/contracts/reward-store';

/** The call that acts, and the one that tells what became of it. */
export const OPERATIONS = {
  claim: { row: claimBonus, byRef: claimBonusByRef },
  cancel: { row: cancelBonus, byRef: cancelBonusByRef },
  sos: { row: takeBonusSos, byRef: takeBonusSosByRef },
  gift: { row: takeAssignedClaim, byRef: takeAssignedClaimByRef },
  referral: { row: takeReferrerReward, byRef: takeReferrerRewardByRef },
  redeem: { row: redeemReward, byRef: redeemRewardByRef },
} as const;

/** Name of an operation. */
export type OperationName = keyof typeof OPERATIONS;

/** Body and answer of an operation. */
export type BodyOf<N extends OperationName> = NonNullable<
  NonNullable<(typeof OPERATIONS)[N]['row']['body']>['~types']
>['input'];
export type ResultOf<N extends OperationName> = NonNullable<
  (typeof OPERATIONS)[N]['row']['result']['~types']
>['output'];

/** How the journal refers to an attempt: over a reload only this tells which look-up to ask. */
export const refOf = (name: OperationName, id: string): string => `${name}:${id}`;

/** The operation of such a reference; null for what another version of this part wrote. */
export function operationOf(ref: string | undefined): OperationName | null {
  const name = ref?.split(':', 1)[0];
  return name !== undefined && Object.hasOwn(OPERATIONS, name) ? (name as OperationName) : null;
}

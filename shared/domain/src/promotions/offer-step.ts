/**
 * What a member does next with an offer (§3.7): the own application where one runs, the promotion's
 * action otherwise.
 */
import { PromotionAction } from './item';
import { promotionStep, type PromotionStep, type PromotionTarget } from './navigation';

/** What is read of an application here. */
export interface OwnApplication {
  readonly applicationId: string;
  readonly bonusRuleGroupId: string;
  readonly status: string;
  readonly canClaim: boolean;
}

/**
 * A step of the promotion, or one of the member's own application: its money is there, is still to
 * come, or is being wagered.
 */
export type OfferStep =
  | PromotionStep
  | { readonly kind: 'login' }
  | { readonly kind: 'claim' | 'fund' | 'progress'; readonly applicationId: string };

const RUNNING: ReadonlySet<string> = new Set(['Serving', 'Wagering']);

/** True while an application is served or wagered. */
export const isRunning = ({ status }: Pick<OwnApplication, 'status'>): boolean =>
  RUNNING.has(status);

/** The running application of a rule's group; the newest where a server sends several. */
export const runningOf = <T extends OwnApplication>(
  group: string | null,
  applications: readonly T[],
): T | null =>
  group === null
    ? null
    : (applications.find((each) => each.bonusRuleGroupId === group && isRunning(each)) ?? null);

/** Steps that need a member. */
const OWN: ReadonlySet<PromotionAction> = new Set([
  PromotionAction.FUND_IN,
  PromotionAction.APPLY_FORM,
  PromotionAction.SOS,
]);

/** @param running the member's application of the promotion's group. */
export function offerStep(
  target: PromotionTarget,
  running: OwnApplication | null,
  isSignedIn: boolean,
): OfferStep {
  if (!isSignedIn && OWN.has(target.actionType)) return { kind: 'login' };
  if (running === null) return promotionStep(target);
  const { applicationId, status, canClaim } = running;
  return { kind: status === 'Wagering' ? 'progress' : canClaim ? 'claim' : 'fund', applicationId };
}

/** What is read of a promotion to know whether its bonus may be taken with a deposit. */
export interface DepositOffer {
  readonly actionType: PromotionAction;
  readonly bonusId: string | null;
  /** 1: `bonusId` is the rule itself; 2: a group of rules to choose from. */
  readonly bonusVersion: 1 | 2;
  readonly transactionType: 'Deposit' | 'Transfer' | 'None' | null;
}

/**
 * The rule that the deposit itself takes along, where a deposit is all that it asks for (§3.7
 * FUND_IN): the form asks for the same amount once more. Null where there are tiers to choose from,
 * or where the form has to say why not.
 *
 * @param offers what the member may take now, by rule; null while that is not known.
 */
export function bonusWithDeposit(
  { actionType, bonusId, bonusVersion, transactionType }: DepositOffer,
  offers: readonly { readonly id: string }[] | null,
): string | null {
  if (actionType !== PromotionAction.FUND_IN || transactionType !== 'Deposit') return null;
  if (bonusId === null || bonusId === '' || bonusVersion !== 1) return null;
  return offers === null || offers.some(({ id }) => id === bonusId) ? bonusId : null;
}

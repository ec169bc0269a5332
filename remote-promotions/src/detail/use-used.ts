/** Whether an offer was used already, in the server's words. */
import { PromotionAction } from '@site/domain/promotions/item';
import { useApplications, useEligible, useOffers } from '../api/queries';

/** The server's reason: it was taken as often as its period allows. */
const USED = 'BON_PERIOD';

/**
 * Why the member cannot take it once more, where an earlier application is the reason: it is known
 * before the form is opened. Null for everything else, and until the server has told it.
 *
 * @param bonusId rule or group of the promotion; null without one.
 */
export function useUsed(actionType: PromotionAction, bonusId: string | null): string | null {
  const offers = useOffers().data;
  const own = useApplications().data?.find(
    ({ bonusRuleId, bonusRuleGroupId }) => bonusRuleId === bonusId || bonusRuleGroupId === bonusId,
  );
  const isClosed =
    actionType === PromotionAction.FUND_IN &&
    offers !== undefined &&
    offers.every(({ id, groupID }) => id !== bonusId && groupID !== bonusId);
  const ruleId = isClosed ? (own?.bonusRuleId ?? null) : null;
  const eligible = useEligible(ruleId ?? '', null, ruleId !== null);
  return ruleId === null
    ? null
    : (eligible.data?.reasons.find(({ code }) => code === USED)?.text ?? null);
}

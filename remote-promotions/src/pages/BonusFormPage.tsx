import { useState } from 'react';
import styled from 'styled-components';
import { isRunning } from '@site/domain/promotions/offer-step';
import { Link, targets, useSearchParams } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { EmptyState, Lock, PageBody, Skeleton, buttonLook } from '@site/ui';
import { useApplications, useEligible, useOffers, usePromotions, type Offer } from '../api/queries';
import { BonusForm } from '../form/BonusForm';
import { Verdict } from '../form/FormParts';
import { PHONE } from '../form/ReasonLines';
import { BONUS_FORM } from '../phrases/form';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** Not to be had now: the running application, or every reason against it. */
function Gone({ id }: { readonly id: string }) {
  const [applications, promotions] = [useApplications(), usePromotions()];
  const own = (applications.data ?? []).filter(
    ({ bonusRuleId, bonusRuleGroupId }) => bonusRuleId === id || bonusRuleGroupId === id,
  );
  const running = own.find(isRunning) ?? null;
  // Reasons are asked for by rule. An address may name a group: then an own application tells the rule, and without one there is nothing to ask.
  const standsAlone =
    promotions.data?.some(
      ({ bonus_id: bonus, bonusVersion }) => bonus === id && bonusVersion === 1,
    ) === true;
  const ruleId = (running ?? own[0])?.bonusRuleId ?? (standsAlone ? id : null);
  const eligible = useEligible(ruleId ?? '', null, ruleId !== null);
  const isChecking =
    ruleId === null ? applications.isPending || promotions.isPending : eligible.isPending;
  const reasons = ruleId === null ? [] : (eligible.data?.reasons ?? []);
  // One that has its own way on is told with it.
  const isSaid = reasons.length > 0 && reasons.every(({ code }) => code !== PHONE);
  return (
    <>
      <EmptyState
        icon={<Lock />}
        title={BONUS_FORM.gone}
        hint={
          isSaid ? (
            <span role="status" data-testid="bonus-reasons">
              {reasons.map(({ text }) => text).join('；')}
            </span>
          ) : isChecking ? (
            BONUS_FORM.checking
          ) : (
            BONUS_FORM.goneHint
          )
        }
        testId="bonus-gone"
        action={
          running === null ? (
            <StyledWay to={targets.toPromotions()} data-kind="secondary">
              {BONUS_FORM.all}
            </StyledWay>
          ) : (
            <StyledWay to={targets.toAppliedBonus(running.applicationId)} data-kind="primary">
              {BONUS_FORM.mine}
            </StyledWay>
          )
        }
      />
      {ruleId === null || isSaid || isChecking ? null : <Verdict eligible={eligible} />}
    </>
  );
}

function Body({ id }: { readonly id: string }) {
  const offers = useOffers();
  // By the group of the promotion or by one of its rules; several rules of a group are tiers to choose from.
  const isMeant = (each: Offer): boolean => each.id === id || each.groupID === id;
  // Once applied for, the list lacks it: the form stays for what comes next.
  const [kept, setKept] = useState(offers.data);
  if (offers.data !== kept && offers.data?.some(isMeant) === true) setKept(offers.data);
  const [first, ...others] = (kept ?? []).filter(isMeant);
  if (first !== undefined) return <BonusForm offers={[first, ...others]} />;
  if (offers.isPending) return <Skeleton kind="form" />;
  if (offers.data === undefined)
    return (
      <ReadFailed
        title={BONUS_FORM.failed}
        why={offers.error}
        onRetry={() => void offers.refetch()}
      />
    );
  return <Gone id={id} />;
}

/**
 * /Promotions/PromotionBonusForm?id= (R2.3-6); without an id the host's guard leads to the list and
 * says so.
 */
export function Page() {
  const id = (useSearchParams()[0].get('id') ?? '').trim();
  return (
    <PageBody>
      <Body key={id} id={id} />
    </PageBody>
  );
}

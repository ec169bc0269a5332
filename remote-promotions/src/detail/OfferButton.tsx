import { useState } from 'react';
import styled from 'styled-components';
import { Promotion } from '@site/domain/constants';
import type { ResultOf } from '@site/contracts/endpoint';
import type { getPromotion } from '@site/contracts/promotion';
import { actionOf, promotionPhase } from '@site/domain/promotions/item';
import {
  bonusWithDeposit,
  offerStep,
  runningOf,
  type OfferStep,
} from '@site/domain/promotions/offer-step';
import { isSignedIn } from '@site/domain/session/access';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, targets, useLocation, usePlatform, useSession } from '@site/platform';
import { useChatLink } from '@site/remote-kit';
import { Button, Notice, buttonLook, color, px, radius, type } from '@site/ui';
import { useApplications, useOffers } from '../api/queries';
import { depositWith } from '@site/remote-kit/deposit-with';
import { PROMO, STEP_TEXT } from '../phrases/zh-cn';
import { useEdge } from '../list/use-edge';
import { SosSheet } from './SosSheet';
import { useUsed } from './use-used';

const StyledLink = styled(Link)`
  ${buttonLook}
`;
const StyledAnchor = styled.a`
  ${buttonLook}
`;
/** The second way beside the first: what is known late changes no height. */
const StyledWays = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(10)};
  /* Beside the body of its sheet it has the width of one way, and height for both. */
  @media (max-height: 500px) and (min-aspect-ratio: 16/10) {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Letters so large that two ways have no room side by side (ADR 110). */
  @media (max-width: 17em) {
    grid-template-columns: minmax(0, 1fr);
    a {
      white-space: normal;
    }
  }
`;
const StyledAuto = styled.p`
  text-align: center;
  font-size: ${type.s};
  color: ${color('text-2')};
  padding-block: ${px(6)};
`;
/** In the place of the button, and of its height: it comes late. */
const StyledUsed = styled.p`
  display: grid;
  place-items: center;
  min-height: ${px(48)};
  padding: ${px(4)} ${px(14)};
  border-radius: ${radius.m};
  text-align: center;
  font-size: ${type.m};
  background: ${color('sunken')};
  color: ${color('text-2')};
`;

const LOOK = {
  'data-kind': 'primary',
  'data-block': 'true',
  'data-testid': 'promo-claim',
} as const;

/** Words of a step that leads to another page. */
const wordsOf = (path: string): string =>
  path.startsWith('/Promotions/Manual')
    ? STEP_TEXT.manual
    : path.startsWith('/Promotions/')
      ? STEP_TEXT.form
      : STEP_TEXT.deposit;

interface StepProps {
  readonly step: OfferStep;
  /** The bonus that the deposit itself takes along; null where the step's own page is the way. */
  readonly withDeposit: string | null;
}

function Step({ step, withDeposit }: StepProps) {
  const { toast } = usePlatform();
  const { pathname, search } = useLocation();
  const chat = useChatLink();
  const [isOpen, setIsOpen] = useState(false);
  switch (step.kind) {
    case 'none':
      return <StyledAuto>{PROMO.auto}</StyledAuto>;
    case 'login':
      // In its own place: after the login the detail stands there once, and closing it leads back to the list.
      return (
        <StyledLink {...LOOK} replace to={loginAddress(pathname, search)}>
          {STEP_TEXT.login}
        </StyledLink>
      );
    case 'go':
      return withDeposit !== null ? (
        <StyledWays>
          <StyledLink {...LOOK} data-testid="promo-deposit" to={depositWith(withDeposit)}>
            {STEP_TEXT.withDeposit}
          </StyledLink>
          <StyledLink to={step.path} data-kind="secondary" data-testid="promo-claim">
            {STEP_TEXT.formFirst}
          </StyledLink>
        </StyledWays>
      ) : (
        <StyledLink {...LOOK} to={step.path}>
          {wordsOf(step.path)}
        </StyledLink>
      );
    case 'claim':
    case 'fund':
    case 'progress':
      return (
        <StyledLink {...LOOK} to={targets.toAppliedBonus(step.applicationId)}>
          {STEP_TEXT[step.kind]}
        </StyledLink>
      );
    case 'liveChat':
      // Without a chat server there is still the page of customer service.
      return chat === null ? (
        <StyledLink {...LOOK} to={targets.toCustomerService()}>
          {STEP_TEXT.liveChat}
        </StyledLink>
      ) : (
        <StyledAnchor {...LOOK} {...chat}>
          {STEP_TEXT.liveChat}
        </StyledAnchor>
      );
    case 'missingId':
      return (
        <Button
          block
          data-testid="promo-claim"
          onClick={() =>
            void toast.show('error', PROMO.noId, { durationMs: Promotion.noIdToastMs })
          }
        >
          {STEP_TEXT.form}
        </Button>
      );
    case 'sos':
      return (
        <>
          <Button block data-testid="promo-claim" onClick={() => setIsOpen(true)}>
            {STEP_TEXT.sos}
          </Button>
          <SosSheet bonusId={step.bonusId} open={isOpen} onClose={() => setIsOpen(false)} />
        </>
      );
  }
}

/** The one thing to do with a promotion, by its action type and the member's own application (§3.7). */
export function OfferButton({ item }: { readonly item: ResultOf<typeof getPromotion> }) {
  const { clock } = usePlatform();
  const isMember = isSignedIn(useSession());
  const running = runningOf(item.bonus_id, useApplications().data ?? []);
  const offers = useOffers();
  const phase = promotionPhase(item, clock.now());
  useEdge(Date.parse(phase === 'soon' ? item.dateRange.startDate : item.dateRange.endDate));
  const actionType = actionOf(item.cmsActionType);
  const used = useUsed(actionType, item.bonus_id);
  // What was applied for in time is still gone on with after the end.
  if (phase !== 'running' && running === null)
    return (
      <Notice tone="info" testId="promo-closed">
        {phase === 'ended' ? PROMO.ended : PROMO.notYet}
      </Notice>
    );
  if (running === null && used !== null)
    return (
      <StyledUsed role="status" data-testid="promo-used">
        {PROMO.used(used)}
      </StyledUsed>
    );
  const target = {
    actionType,
    promoId: item.promoId,
    bonusId: item.bonus_id,
  };
  return (
    <Step
      step={offerStep(target, running, isMember)}
      withDeposit={bonusWithDeposit(
        {
          ...target,
          bonusVersion: item.bonusVersion,
          transactionType: item.bonusTerms?.transactionType ?? null,
        },
        offers.data ?? null,
      )}
    />
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import type { Campaign } from '@site/contracts/campaign';
import { promotionPhase } from '@site/domain/promotions/item';
import { Link, targets, usePlatform, useSearchParams } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  CircleCheck,
  Clock,
  DateText,
  EmptyState,
  Notice,
  PageBody,
  Search,
  Skeleton,
  Tag,
  buttonLook,
} from '@site/ui';
import { useCampaigns, useForms, type SentForm } from '../api/queries';
import { Arrived } from '../form/Arrived';
import { OfferHead } from '../form/OfferHead';
import { useEdge } from '../list/use-edge';
import { CampaignDates } from '../manual/CampaignDates';
import { CampaignForm } from '../manual/CampaignForm';
import { Enrol } from '../manual/Enrol';
import { MANUAL } from '../phrases/form';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** What stands where the form would: sent and waiting, or taken. */
function Sent({ form: { status, appliedDate } }: { readonly form: SentForm }) {
  const isPending = status === 'Pending';
  return (
    <EmptyState
      icon={isPending ? <Clock /> : <CircleCheck />}
      title={isPending ? MANUAL.pendingTitle : MANUAL.approvedTitle}
      hint={
        <>
          {isPending ? MANUAL.pendingHint : MANUAL.approvedHint}
          <br />
          <DateText at={appliedDate} />
        </>
      }
      testId={isPending ? 'campaign-pending' : 'campaign-approved'}
      action={
        <StyledWay to={targets.toPromotions('applied')} data-kind="secondary">
          {MANUAL.mine}
        </StyledWay>
      }
    />
  );
}

function Part({
  campaign,
  listed,
}: {
  readonly campaign: Campaign;
  readonly listed: SentForm | null;
}) {
  const { clock } = usePlatform();
  // Sent in this visit: what was answered stands in the form's place and takes its focus, also while the list does not have it yet.
  const [sent, setSent] = useState<SentForm | null>(null);
  const form =
    sent !== null &&
    (listed === null || Date.parse(listed.appliedDate) < Date.parse(sent.appliedDate))
      ? sent
      : listed;
  const phase = promotionPhase({ dateRange: campaign }, clock.now());
  useEdge(Date.parse(phase === 'soon' ? campaign.startDate : campaign.endDate));
  // What was sent in time is still told after the end.
  if (form !== null && form.status !== 'Rejected')
    return sent !== null ? (
      <Arrived>
        <Sent form={form} />
      </Arrived>
    ) : (
      <Sent form={form} />
    );
  if (phase === 'ended')
    return (
      <EmptyState
        icon={<Clock />}
        title={MANUAL.ended}
        testId="campaign-ended"
        action={
          <StyledWay to={targets.toPromotions()} data-kind="secondary">
            {MANUAL.all}
          </StyledWay>
        }
      />
    );
  if (campaign.needsEnrolment && !campaign.isEnrolled)
    return (
      <>
        {phase === 'soon' ? <Notice tone="info">{MANUAL.notYet}</Notice> : null}
        <Enrol campaign={campaign} />
      </>
    );
  if (campaign.fields.length === 0 || phase === 'soon')
    return (
      <Notice tone="ok" testId="campaign-joined">
        <Tag tone="ok">{MANUAL.enrolled}</Tag>{' '}
        {campaign.fields.length === 0 ? MANUAL.noForm : MANUAL.notYet}
      </Notice>
    );
  return (
    <>
      {form?.status === 'Rejected' ? (
        <Notice tone="warn" testId="campaign-rejected">
          {MANUAL.rejected(form.reason)}
        </Notice>
      ) : null}
      <CampaignForm campaign={campaign} onSent={setSent} />
    </>
  );
}

function Body({ promoId }: { readonly promoId: string }) {
  const campaigns = useCampaigns();
  const forms = useForms();
  if (campaigns.isPending || forms.isPending) return <Skeleton kind="form" />;
  if (campaigns.data === undefined || forms.data === undefined) {
    return (
      <ReadFailed
        title={MANUAL.failed}
        why={campaigns.error ?? forms.error}
        onRetry={() => {
          void campaigns.refetch();
          void forms.refetch();
        }}
      />
    );
  }
  const campaign = campaigns.data.find((each) => each.promoId === promoId);
  if (campaign === undefined)
    return (
      <EmptyState
        icon={<Search />}
        title={MANUAL.missing}
        hint={MANUAL.missingHint}
        action={
          <StyledWay to={targets.toPromotions()} data-kind="secondary">
            {MANUAL.all}
          </StyledWay>
        }
        testId="campaign-missing"
      />
    );
  return (
    <>
      <div data-testid="campaign" data-campaign={campaign.campaignId}>
        <OfferHead promoId={promoId} title={campaign.title} applying={campaign}>
          <p>{campaign.description}</p>
          <CampaignDates campaign={campaign} />
        </OfferHead>
      </div>
      <Part
        campaign={campaign}
        listed={forms.data.find(({ campaignId }) => campaignId === campaign.campaignId) ?? null}
      />
    </>
  );
}

/**
 * /Promotions/Manual?id= (R2.3-6): the form of a campaign, by the promotion that leads there;
 * without an id the host's guard leads to the list and says so.
 */
export function Page() {
  const id = (useSearchParams()[0].get('id') ?? '').trim();
  return (
    <PageBody>
      <Body key={id} promoId={id} />
    </PageBody>
  );
}

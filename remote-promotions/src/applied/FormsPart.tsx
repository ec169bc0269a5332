import styled from 'styled-components';
import type { Campaign } from '@site/contracts/campaign';
import { Link, targets } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Card,
  DateText,
  EmptyState,
  ReceiptText,
  Skeleton,
  Tag,
  buttonLook,
  color,
  px,
  type,
  type TagProps,
} from '@site/ui';
import { useCampaigns, useEnrolments, useForms, type SentForm } from '../api/queries';
import { FORMS } from '../phrases/applied';

const TONES: Readonly<Record<SentForm['status'], NonNullable<TagProps['tone']>>> = {
  Pending: 'gold',
  Approved: 'ok',
  Rejected: 'danger',
};

const StyledList = styled.ul`
  display: grid;
  gap: ${px(12)};
`;
const StyledForm = styled(Card)`
  display: grid;
  gap: ${px(8)};
  font-size: ${type.s};
  color: ${color('text-2')};
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${px(10)};
  }
  h2 {
    font-size: ${type.l};
    font-weight: 650;
    color: ${color('text')};
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;
const StyledAgain = styled(Link)`
  ${buttonLook}
`;

function Sent({
  form: { title, status, reason, appliedDate, decidedDate },
  promoId,
}: {
  readonly form: SentForm;
  readonly promoId: string | null;
}) {
  return (
    <StyledForm data-testid="sent-form" data-status={status}>
      <div>
        <h2>{title}</h2>
        <Tag tone={TONES[status]}>{FORMS.status[status]}</Tag>
      </div>
      <small>
        {FORMS.applied} <DateText at={appliedDate} />
        {decidedDate === null ? null : (
          <>
            {' '}
            · {FORMS.decided} <DateText at={decidedDate} />
          </>
        )}
      </small>
      {status === 'Rejected' ? (
        <p>
          {FORMS.reason}：{reason}
        </p>
      ) : status === 'Approved' ? (
        <p>{FORMS.gift}</p>
      ) : null}
      {status === 'Rejected' && promoId !== null ? (
        <StyledAgain to={targets.toPromotionManual(promoId)} data-kind="secondary">
          {FORMS.again}
        </StyledAgain>
      ) : null}
    </StyledForm>
  );
}

function Enrolled({
  campaign: { title, promoId, fields },
  at,
}: {
  readonly campaign: Campaign;
  readonly at: string;
}) {
  return (
    <StyledForm data-testid="enrolment">
      <div>
        <h2>{title}</h2>
        <Tag tone="brand">{FORMS.enrolled}</Tag>
      </div>
      <small>
        {FORMS.enrolledAt} <DateText at={at} />
      </small>
      {fields.length === 0 || promoId === null ? null : (
        <StyledAgain to={targets.toPromotionManual(promoId)} data-kind="secondary">
          {FORMS.fill}
        </StyledAgain>
      )}
    </StyledForm>
  );
}

/**
 * Campaigns that the member takes part in: forms that were sent and what became of them, and
 * enrolments whose form is still to be sent.
 */
export function FormsPart() {
  const forms = useForms();
  const enrolments = useEnrolments();
  const campaigns = useCampaigns();
  if (forms.isPending || enrolments.isPending || campaigns.isPending)
    return <Skeleton kind="list" />;
  if (forms.data === undefined || enrolments.data === undefined || campaigns.data === undefined)
    return (
      <ReadFailed
        title={FORMS.failed}
        why={forms.error ?? enrolments.error ?? campaigns.error}
        onRetry={() => {
          void forms.refetch();
          void enrolments.refetch();
          void campaigns.refetch();
        }}
      />
    );
  const campaignOf = new Map(campaigns.data.map((campaign) => [campaign.campaignId, campaign]));
  // Newest first: a form that was followed by another one is no longer to be sent again.
  const newest = new Map(
    forms.data.map(({ campaignId }, at) => [campaignId, at] as const).toReversed(),
  );
  // A campaign that is over is in no list any more, and has no form to send.
  const open = enrolments.data.flatMap(({ campaignId, enrolledAt }) => {
    const campaign = newest.has(campaignId) ? undefined : campaignOf.get(campaignId);
    return campaign === undefined ? [] : [{ campaign, at: enrolledAt }];
  });
  if (forms.data.length + open.length === 0)
    return <EmptyState icon={<ReceiptText />} title={FORMS.empty} hint={FORMS.emptyHint} />;
  return (
    <StyledList>
      {open.map(({ campaign, at }) => (
        <li key={campaign.campaignId}>
          <Enrolled campaign={campaign} at={at} />
        </li>
      ))}
      {forms.data.map((form, at) => (
        <li key={form.applicationId}>
          <Sent
            form={form}
            promoId={
              newest.get(form.campaignId) === at
                ? (campaignOf.get(form.campaignId)?.promoId ?? null)
                : null
            }
          />
        </li>
      ))}
    </StyledList>
  );
}

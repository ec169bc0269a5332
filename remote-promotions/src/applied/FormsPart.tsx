import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { Card, DateText, EmptyState, FailedState, ReceiptText, Skeleton, Tag, buttonLook, color, px, type, type TagProps } from '@site/ui';
import { useCampaigns, useForms, type SentForm } from '../api/queries';
import { FORMS } from '../phrases/applied';

const TONES: Readonly<Record<SentForm['status'], NonNullable<TagProps['tone']>>> = { Pending: 'gold', Approved: 'ok', Rejected: 'danger' };

const StyledList = styled.ul`display: grid; gap: ${px(12)};`;
const StyledForm = styled(Card)`
  display: grid; gap: ${px(8)}; font-size: ${type.s}; color: ${color('text-2')};
  & > div { display: flex; align-items: center; justify-content: space-between; gap: ${px(10)}; } h3 { font-size: ${type.l}; font-weight: 650; color: ${color('text')}; } small { font-size: ${type.xs}; color: ${color('text-3')}; }
`;
const StyledAgain = styled(Link)`${buttonLook}`;

/** Forms of campaigns that were sent, and what became of them. */
export function FormsPart() {
  const forms = useForms();
  const promoOf = new Map((useCampaigns().data ?? []).map(({ campaignId, promoId }) => [campaignId, promoId]));
  if (forms.isPending) return <Skeleton kind="list" />;
  if (forms.data === undefined) return <FailedState title={FORMS.failed} onRetry={() => void forms.refetch()} />;
  if (forms.data.length === 0) return <EmptyState icon={<ReceiptText />} title={FORMS.empty} hint={FORMS.emptyHint} />;
  return (
    <StyledList>
      {forms.data.map(({ applicationId, campaignId, title, status, reason, appliedDate, decidedDate }) => {
        const promoId = promoOf.get(campaignId) ?? null;
        return (
          <li key={applicationId}>
            <StyledForm data-testid="sent-form" data-status={status}>
              <div><h3>{title}</h3><Tag tone={TONES[status]}>{FORMS.status[status]}</Tag></div>
              <small>{FORMS.applied} <DateText at={appliedDate} />{decidedDate === null ? null : <> · {FORMS.decided} <DateText at={decidedDate} /></>}</small>
              {status === 'Rejected' ? <p>{FORMS.reason}：{reason}</p> : status === 'Approved' ? <p>{FORMS.gift}</p> : null}
              {status === 'Rejected' && promoId !== null ? <StyledAgain to={targets.toPromotionManual(promoId)} data-kind="secondary">{FORMS.again}</StyledAgain> : null}
            </StyledForm>
          </li>
        );
      })}
    </StyledList>
  );
}

import styled from 'styled-components';
import { enrol, type Campaign } from '@site/contracts/campaign';
import { formatWhole } from '@site/domain/formatting/whole';
import { placesLeft } from '@site/domain/promotions/campaign';
import { usePlatform, useQueryClient } from '@site/platform';
import { errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { Button, Card, Notice, px, type } from '@site/ui';
import { MANUAL } from '../phrases/form';

const StyledCard = styled(Card)`
  display: grid;
  gap: ${px(12)};
  p {
    font-size: ${type.s};
  }
  b {
    font-size: ${type.l};
    font-weight: 650;
  }
`;

/**
 * Taking part comes before the form. Enrolling again changes nothing, so that a lost answer may
 * simply be repeated.
 */
export function Enrol({ campaign }: { readonly campaign: Campaign }) {
  const { api, toast } = usePlatform();
  const queries = useQueryClient();
  const { errors, show } = useFormErrors<never>();
  const { busy, send } = useSend();
  const left = placesLeft(campaign);
  const take = async (): Promise<void> => {
    const answer = await api.call(enrol, {
      body: { campaignId: campaign.campaignId },
    });
    if (answer.ok) toast.show('success', MANUAL.enrolled);
    show(answer.ok ? {} : { form: errorText(answer.error) });
    void api.anew(() => queries.invalidateQueries());
  };
  if (left === 0)
    return (
      <Notice tone="warn" testId="campaign-full">
        <b>{MANUAL.full}</b> {MANUAL.fullHint}
      </Notice>
    );
  return (
    <StyledCard>
      <b>{MANUAL.enrolFirst}</b>
      <p className="num">
        {MANUAL.count(formatWhole(campaign.enrolledCount))}
        {left === null ? '' : ` · ${MANUAL.places(left)}`}
      </p>
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert" testId="enrol-refused">
          {errors.form}
        </Notice>
      )}
      <Button block loading={busy} data-testid="campaign-enrol" onClick={() => void send(take)}>
        {MANUAL.enrol}
      </Button>
    </StyledCard>
  );
}

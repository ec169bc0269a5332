import styled from 'styled-components';
import { applyCampaign, type Campaign } from '@site/contracts/campaign';
import { firstFault, type AnswerFault } from '@site/domain/promotions/campaign';
import { usePlatform, useQueryClient } from '@site/platform';
import { errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { Button, Notice, TextField, px } from '@site/ui';
import { SelectField } from '@site/ui/select-field';
import type { SentForm } from '../api/queries';
import { MANUAL } from '../phrases/form';
import { useCampaignDraft } from './use-campaign-draft';

const StyledForm = styled.form`
  display: grid;
  gap: ${px(16)};
`;

type Field = Campaign['fields'][number];

const WORDS: Readonly<Record<AnswerFault, (field: Field) => string>> = {
  missing: ({ label, kind }) =>
    kind === 'select' ? MANUAL.chooseField(label) : MANUAL.missingField(label),
  tooLong: ({ label, maxLength }) => MANUAL.tooLong(label, maxLength),
  notNumber: ({ label }) => MANUAL.number(label),
  notOption: ({ label }) => MANUAL.chooseField(label),
};

/** The form of a campaign, drawn from the server's fields: a new campaign needs no code. */
export function CampaignForm({
  campaign: { campaignId, fields },
  onSent,
}: {
  readonly campaign: Campaign;
  readonly onSent: (sent: SentForm) => void;
}) {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const [answers, change, forget] = useCampaignDraft(campaignId);
  const { form, errors, show, clear } = useFormErrors<string>();
  const sending = useSend();
  const { busy } = sending;
  const send = async (): Promise<void> => {
    const answer = await api.call(applyCampaign, {
      body: {
        campaignId,
        answers: Object.fromEntries(fields.map(({ name }) => [name, (answers[name] ?? '').trim()])),
      },
    });
    if (answer.ok) {
      forget();
      onSent(answer.value);
    }
    const isRead = api.anew(() => queries.invalidateQueries());
    if (answer.ok) return;
    // Whether a form whose answer was lost arrived shows in the list: until that is read, it is not sent again.
    await isRead;
    show({ form: answer.error.kind === 'api' ? errorText(answer.error) : MANUAL.lost });
  };
  const submit = (): void => {
    const fault = firstFault(fields, answers);
    // Before the form is busy: a field that is not to be changed cannot take the focus.
    if (fault === null) void sending.send(send);
    else show({ [fault.field.name]: WORDS[fault.fault](fault.field) });
  };
  return (
    <StyledForm
      ref={form}
      noValidate
      data-testid="campaign-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {fields.map(({ name, label, kind, required, options, maxLength }) => {
        const typed = (text: string): void => {
          clear(name);
          change(name, text);
        };
        return kind === 'select' ? (
          <SelectField
            key={name}
            label={label}
            value={answers[name] ?? ''}
            placeholder={MANUAL.choose}
            options={options.map((value) => ({ value, label: value }))}
            onChange={typed}
            error={errors[name]}
            disabled={busy}
            testId={`field-${name}`}
          />
        ) : (
          <TextField
            key={name}
            label={label}
            value={answers[name] ?? ''}
            onChange={typed}
            error={errors[name]}
            disabled={busy}
            maxLength={maxLength}
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            testId={`field-${name}`}
            {...(required ? {} : { hint: MANUAL.optional })}
          />
        );
      })}
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert" testId="campaign-refused">
          {errors.form}
        </Notice>
      )}
      <Button type="submit" block loading={busy} data-testid="campaign-submit">
        {busy ? MANUAL.submitting : MANUAL.submit}
      </Button>
    </StyledForm>
  );
}

import { usePlatform, useStateView } from '@site/platform';
import { ACCOUNT } from '../phrases/account';
import type { StepFormProps } from '../verify/FormFrame';
import { ChoiceForm } from './ChoiceForm';

/** Nationality or region; one the list does not know stays among the choices. */
export function NationalityForm(props: StepFormProps) {
  const now = useStateView(usePlatform().profile)?.nationality ?? '';
  const names = [...new Set([...(now === '' ? [] : [now]), ...ACCOUNT.nationalities])];
  return (
    <ChoiceForm
      {...props}
      memberKey="Nationality"
      label={ACCOUNT.fields.nationality}
      now={now}
      options={names.map((name) => ({ value: name, label: name }))}
    />
  );
}

/** The fields by which an account is found. */
import { TextField, space, type TextFieldProps } from '@site/ui';
import styled from 'styled-components';
import { PASSWORD } from '../../phrases/password';
import type { FormErrors } from '@site/remote-kit/forms';
import type { WhoField, WhoValues } from './forgot-ways';

/** A form inside a tab. */
export const PanelForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`;

type Looks = Pick<
  TextFieldProps,
  'label' | 'placeholder' | 'name' | 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize'
>;

const LOOKS: Record<WhoField, Looks> = {
  userName: {
    label: PASSWORD.userName,
    placeholder: PASSWORD.userNameHint,
    name: 'username',
    autoComplete: 'username',
    autoCapitalize: 'off',
  },
  phoneNumber: {
    label: PASSWORD.phone,
    placeholder: PASSWORD.phoneHint,
    name: 'tel',
    type: 'tel',
    autoComplete: 'tel-national',
    inputMode: 'tel',
  },
  email: {
    label: PASSWORD.email,
    placeholder: PASSWORD.emailHint,
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'off',
  },
};

/** Props of {@link WhoFields}. */
export interface WhoFieldsProps {
  readonly fields: readonly WhoField[];
  readonly values: WhoValues;
  readonly errors: FormErrors<WhoField>;
  readonly onChange: (values: WhoValues) => void;
}

/** Those fields of an account that a way asks for. */
export function WhoFields({ fields, values, errors, onChange }: WhoFieldsProps) {
  return fields.map((field) => (
    <TextField
      key={field}
      {...LOOKS[field]}
      value={values[field]}
      onChange={(text) => onChange({ ...values, [field]: text })}
      error={errors[field]}
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      testId={`forgot-${field}`}
    />
  ));
}

import { useState } from 'react';
import { putMember } from '@site/contracts/member';
import { fitsAccountRule } from '@site/domain/member/account-rules';
import { addressLine, type Place } from '@site/domain/member/address';
import { errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { usePlatform, useStateView } from '@site/platform';
import { Notice, TextField } from '@site/ui';
import { ACCOUNT } from '../phrases/account';
import { FormFrame, type StepFormProps } from '../verify/FormFrame';
import { PlaceFields, placeErrors } from '../verify/PlaceFields';
import { addressText } from './field-values';

/** Where the member lives: city, line and postal code belong together and go in one call. */
export function AddressForm({ onSaved, submitText = ACCOUNT.save }: StepFormProps) {
  const { api, profile: view } = usePlatform();
  const profile = useStateView(view);
  const { busy, send } = useSend();
  const { form, errors, show, clear } = useFormErrors<keyof Place | 'street' | 'zip'>();
  const [place, setPlace] = useState<Place>({ province: '', district: '', town: '' });
  const [street, setStreet] = useState('');
  const [zip, setZip] = useState('');
  const now = profile === null ? '' : addressText(profile);
  const submit = async (): Promise<void> => {
    const fits = show({
      ...placeErrors(place),
      ...(street.trim() === '' ? { street: ACCOUNT.streetMissing } : {}),
      ...(zip === '' || fitsAccountRule('zipCode', zip) ? {} : { zip: ACCOUNT.zipUnfit }),
    });
    if (!fits) return;
    await send(async () => {
      const answer = await api.call(putMember, {
        body: {
          city: place.district,
          address: addressLine(place, street),
          ...(zip === '' ? {} : { zipCode: zip }),
        },
      });
      if (answer.ok) await onSaved();
      else show({ form: errorText(answer.error) });
    });
  };
  return (
    <FormFrame
      form={form}
      error={errors.form}
      busy={busy}
      submitText={submitText}
      onSubmit={submit}
    >
      {now === '' ? null : <Notice>{ACCOUNT.addressNow(now)}</Notice>}
      <PlaceFields
        value={place}
        errors={errors}
        onChange={(next) => {
          setPlace(next);
          clear('province');
          clear('district');
          clear('town');
        }}
      />
      <TextField
        label={ACCOUNT.street}
        hint={ACCOUNT.streetHint}
        value={street}
        error={errors.street}
        name="street-address"
        autoComplete="street-address"
        maxLength={80}
        testId="verify-street"
        onChange={(text) => {
          setStreet(text);
          clear('street');
        }}
      />
      <TextField
        label={ACCOUNT.zip}
        hint={ACCOUNT.zipHint}
        value={zip}
        error={errors.zip}
        name="postal-code"
        autoComplete="postal-code"
        inputMode="numeric"
        enterKeyHint="go"
        testId="verify-zip"
        onChange={(text) => {
          setZip(text.replace(/\D/g, '').slice(0, 6));
          clear('zip');
        }}
      />
    </FormFrame>
  );
}

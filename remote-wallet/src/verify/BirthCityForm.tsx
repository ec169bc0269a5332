import { useState } from 'react';
import { birthCheck } from '@site/domain/member/account-rules';
import { addressLine, type Place } from '@site/domain/member/address';
import { dayKey } from '@site/domain/formatting/day';
import { useFormErrors, useSend } from '@site/remote-kit/forms';
import { usePlatform } from '@site/platform';
import { TextField } from '@site/ui';
import { BirthField } from '@site/ui/birth-field';
import { VERIFY } from '../phrases/verify';
import { FormFrame, type StepFormProps } from './FormFrame';
import { PlaceFields, placeErrors } from './PlaceFields';
import { useMemberPatch, type MemberChange } from './use-member-patch';

const NOWHERE: Place = { province: '', district: '', town: '' };
const BIRTH_TEXT = {
  adult: undefined,
  tooYoung: VERIFY.tooYoung,
  noDate: VERIFY.birthUnfit,
} as const;

interface BirthCityFormProps extends StepFormProps {
  /** What is asked: only what is missing. */
  readonly asks: { readonly birth: boolean; readonly city: boolean };
}

/** Date of birth and where the member lives. */
export function BirthCityForm({ asks, onSaved, submitText = VERIFY.saveNext }: BirthCityFormProps) {
  const { clock } = usePlatform();
  const patch = useMemberPatch();
  const { busy, send } = useSend();
  const { form, errors, show, clear } = useFormErrors<'birth' | keyof Place>();
  const [birth, setBirth] = useState('');
  const [place, setPlace] = useState<Place>(NOWHERE);
  const [street, setStreet] = useState('');
  const now = clock.now();
  const submit = async (): Promise<void> => {
    const wrong = birth === '' ? VERIFY.birthMissing : BIRTH_TEXT[birthCheck(birth, now)];
    if (
      !show({
        ...(asks.birth && wrong !== undefined ? { birth: wrong } : {}),
        ...(asks.city ? placeErrors(place) : {}),
      })
    )
      return;
    const changes: readonly MemberChange[] = [
      ...(asks.birth ? [{ key: 'DOB' as const, value1: birth }] : []),
      ...(asks.city
        ? [
            { key: 'City' as const, value1: place.district },
            { key: 'Address' as const, value1: addressLine(place, street) },
          ]
        : []),
    ];
    await send(async () => {
      const problem = await patch(changes);
      if (problem === null) await onSaved();
      else show({ form: problem });
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
      {asks.birth ? (
        <BirthField
          value={birth}
          error={errors.birth}
          thisYear={Number(dayKey(now).slice(0, 4))}
          testId="verify-birth"
          onChange={(date) => {
            setBirth(date);
            clear('birth');
          }}
        />
      ) : null}
      {asks.city ? (
        <>
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
            label={VERIFY.street}
            hint={VERIFY.streetHint}
            value={street}
            name="street-address"
            autoComplete="street-address"
            maxLength={80}
            enterKeyHint="go"
            testId="verify-street"
            onChange={setStreet}
          />
        </>
      ) : null}
    </FormFrame>
  );
}

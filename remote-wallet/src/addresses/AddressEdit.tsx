import { useState } from 'react';
import styled from 'styled-components';
import {
  addShippingAddress,
  changeShippingAddress,
  type ShippingAddress,
} from '@site/contracts/member-profile';
import { localPhone } from '@site/domain/member/phone';
import { useFormErrors, useSend } from '@site/remote-kit/forms';
import { usePlatform } from '@site/platform';
import { Button, Card, PageBody, TextField, px, type } from '@site/ui';
import { useFocusHere } from '@site/ui/focus-here';
import { Switch } from '@site/ui/switch';
import { ADDRESSES } from '../phrases/account';
import { FormFrame } from '../verify/FormFrame';
import { PlaceFields } from '../verify/PlaceFields';
import {
  addressBodyOf,
  addressErrors,
  addressRefusal,
  valuesOf,
  type AddressField,
  type AddressValues,
} from './address-form';

const StyledEdit = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  h2 {
    font-size: ${type.l};
    font-weight: 700;
    outline: none;
  }
`;

interface AddressEditProps {
  /** null adds a new one. */
  readonly address: ShippingAddress | null;
  readonly onSaved: () => void;
  readonly onLeave: () => void;
}

/** Who receives it: masks of a kept address stay until they are typed over. */
function PersonFields({
  values,
  errors,
  hint: maskedHint,
  onChange: change,
}: {
  readonly values: AddressValues;
  readonly errors: Partial<Record<AddressField, string>>;
  readonly hint: string | undefined;
  readonly onChange: (patch: Partial<AddressValues>) => void;
}) {
  return (
    <>
      <TextField
        label={ADDRESSES.recipient}
        hint={maskedHint}
        value={values.recipient}
        error={errors.recipient}
        name="name"
        autoComplete="name"
        maxLength={30}
        testId="address-recipient"
        onFocus={(event) => event.target.select()}
        onChange={(recipient) => change({ recipient })}
      />
      <TextField
        label={ADDRESSES.phone}
        hint={maskedHint}
        value={values.phone}
        error={errors.phone}
        name="tel"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        testId="address-phone"
        onFocus={(event) => event.target.select()}
        onChange={(phone) => change({ phone: phone.includes('*') ? phone : localPhone(phone) })}
      />
    </>
  );
}

/** Adds or changes one address. */
export function AddressEdit({ address, onSaved, onLeave }: AddressEditProps) {
  const { api, toast } = usePlatform();
  const { busy, send } = useSend();
  const { form, errors, show, clear } = useFormErrors<AddressField>();
  const [before] = useState(() => valuesOf(address));
  const [values, setValues] = useState(before);
  const heading = useFocusHere<HTMLHeadingElement>(address, 'shown');
  const change = (patch: Partial<AddressValues>): void => {
    setValues((now) => ({ ...now, ...patch }));
    (Object.keys(patch) as AddressField[]).forEach(clear);
  };
  const submit = async (): Promise<void> => {
    if (!show(addressErrors(values, before))) return;
    await send(async () => {
      const body = addressBodyOf(values);
      const answer =
        address === null
          ? await api.call(addShippingAddress, { body })
          : await api.call(changeShippingAddress, {
              params: { addressId: address.addressId },
              body,
            });
      if (!answer.ok) return void show(addressRefusal(answer.error));
      toast.show('success', ADDRESSES.saved);
      onSaved();
    });
  };
  const title = address === null ? ADDRESSES.add : ADDRESSES.edit;
  const maskedHint = address === null ? undefined : ADDRESSES.masked;
  return (
    <PageBody data-testid="address-edit">
      <Card>
        <StyledEdit aria-label={title}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <FormFrame
            form={form}
            error={errors.form}
            busy={busy}
            submitText={ADDRESSES.save}
            onSubmit={submit}
          >
            <PersonFields values={values} errors={errors} hint={maskedHint} onChange={change} />
            <PlaceFields
              value={values}
              errors={errors}
              onChange={({ province, district, town }) => change({ province, district, town })}
            />
            <TextField
              label={ADDRESSES.street}
              hint={ADDRESSES.streetHint}
              value={values.street}
              error={errors.street}
              name="street-address"
              autoComplete="street-address"
              maxLength={120}
              testId="address-street"
              onChange={(street) => change({ street })}
            />
            <TextField
              label={ADDRESSES.zip}
              hint={ADDRESSES.zipHint}
              value={values.zip}
              error={errors.zip}
              name="postal-code"
              autoComplete="postal-code"
              inputMode="numeric"
              enterKeyHint="go"
              testId="address-zip"
              onChange={(zip) => change({ zip: zip.replace(/\D/g, '').slice(0, 6) })}
            />
            {before.isDefault ? null : (
              <Switch
                label={ADDRESSES.makeDefault}
                checked={values.isDefault}
                testId="address-default"
                onChange={(isDefault) => change({ isDefault })}
              />
            )}
          </FormFrame>
        </StyledEdit>
      </Card>
      <Button kind="ghost" block data-testid="address-back" onClick={onLeave}>
        {ADDRESSES.back}
      </Button>
    </PageBody>
  );
}

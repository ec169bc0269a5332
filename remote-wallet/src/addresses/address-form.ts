/** The form of a shipping address: what it starts with, what does not fit, and what it sends. */
import type { AddressForm, ShippingAddress } from '@site/contracts/member-profile';
import { fitsAccountRule } from '@site/domain/member/account-rules';
import type { Place } from '@site/domain/member/address';
import { readMasked } from '@site/domain/formatting/masked-input';
import { codeOf, errorText, type FormErrors } from '@site/remote-kit/forms';
import type { AppError } from '@site/domain/errors/app-error';
import { ADDRESSES } from '../phrases/account';
import { placeErrors } from '../verify/PlaceFields';

export interface AddressValues extends Place {
  readonly recipient: string;
  readonly phone: string;
  readonly street: string;
  readonly zip: string;
  readonly isDefault: boolean;
}
/** A field of the form. */
export type AddressField = keyof AddressValues;

const EMPTY: AddressValues = {
  recipient: '',
  phone: '',
  province: '',
  district: '',
  town: '',
  street: '',
  zip: '',
  isDefault: false,
};

/** What the form starts with: an address as the server masked it, or nothing. */
export const valuesOf = (address: ShippingAddress | null): AddressValues =>
  address === null
    ? EMPTY
    : {
        recipient: address.recipientName,
        phone: address.phoneNumber,
        province: address.province,
        district: address.district,
        town: address.town,
        street: address.street,
        zip: address.zipCode,
        isDefault: address.isDefault,
      };

const MOST = { recipient: 30, street: 120 } as const;
const isFilled = (text: string, most: number): boolean =>
  text.trim() !== '' && [...text.trim()].length <= most;

/**
 * Everything that does not fit. A masked value that was left alone fits; one that is half typed
 * does not.
 */
export function addressErrors(
  values: AddressValues,
  before: AddressValues,
): FormErrors<AddressField> {
  const recipient = readMasked(before.recipient, values.recipient);
  const phone = readMasked(before.phone, values.phone);
  return {
    ...(recipient === 'kept' || (recipient === 'new' && isFilled(values.recipient, MOST.recipient))
      ? {}
      : { recipient: ADDRESSES.recipientMissing }),
    ...(phone === 'kept' || (phone === 'new' && fitsAccountRule('phone', values.phone))
      ? {}
      : { phone: ADDRESSES.phoneUnfit }),
    ...placeErrors(values),
    ...(isFilled(values.street, MOST.street) ? {} : { street: ADDRESSES.streetMissing }),
    ...(values.zip === '' || fitsAccountRule('zipCode', values.zip)
      ? {}
      : { zip: ADDRESSES.zipUnfit }),
  };
}

/** What is sent; masked values go back untouched, the server keeps what is behind them. */
export const addressBodyOf = ({
  recipient,
  phone,
  province,
  district,
  town,
  street,
  zip,
  isDefault,
}: AddressValues): AddressForm => ({
  recipientName: recipient.trim(),
  phoneNumber: phone,
  province,
  district,
  town,
  street: street.trim(),
  zipCode: zip,
  isDefault,
});

/** Words by which a refusal names its field. */
const ABOUT: readonly (readonly [RegExp, AddressField])[] = [
  [/手机/, 'phone'],
  [/邮政编码/, 'zip'],
];

/** Where a refusal stands. */
export function addressRefusal(error: AppError): FormErrors<AddressField> {
  const text = errorText(error);
  const field =
    codeOf(error) === 'VAL08052' ? ABOUT.find(([word]) => word.test(text))?.[1] : undefined;
  return { [field ?? 'form']: text };
}

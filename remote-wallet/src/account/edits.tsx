/** What of the account can be edited, by the word in the address (`?edit=phone`). */
import type { ComponentType } from 'react';
import { ACCOUNT_FIELDS, isEditable, type AccountField } from '@site/domain/member/account-fields';
import type { MemberProfile } from '@site/platform';
import { ACCOUNT } from '../phrases/account';
import { BirthCityForm } from '../verify/BirthCityForm';
import type { StepFormProps } from '../verify/FormFrame';
import { IdentityForm } from '../verify/IdentityForm';
import { NameForm } from '../verify/NameForm';
import { AddressForm } from './AddressForm';
import { ContactChange } from './ContactChange';
import { NationalityForm } from './NationalityForm';
import { PreferWalletForm } from './PreferWalletForm';
import { SecretQuestionForm } from './SecretQuestionForm';

/** Parts of the profile, and what is kept beside it. */
export type EditName = AccountField | 'question' | 'wallet';

/** One edit: its name and its form. */
export interface Edit {
  readonly title: string;
  readonly Form: ComponentType<StepFormProps>;
}

const { fields } = ACCOUNT;

export const EDITS: Readonly<Record<EditName, Edit>> = {
  firstName: { title: fields.firstName, Form: NameForm },
  lastName: { title: fields.lastName, Form: (props) => <NameForm {...props} part="LastName" /> },
  identityCard: { title: fields.identityCard, Form: IdentityForm },
  dob: {
    title: fields.dob,
    Form: (props) => <BirthCityForm {...props} asks={{ birth: true, city: false }} />,
  },
  nationality: { title: fields.nationality, Form: NationalityForm },
  phone: { title: fields.phone, Form: (props) => <ContactChange {...props} channel="SMS" /> },
  email: { title: fields.email, Form: (props) => <ContactChange {...props} channel="Email" /> },
  address: { title: fields.address, Form: AddressForm },
  question: { title: ACCOUNT.question, Form: SecretQuestionForm },
  wallet: { title: ACCOUNT.wallet, Form: PreferWalletForm },
};

/** The edit of an address; an unknown word is none. */
export const readEdit = (text: string | null): EditName | null =>
  text !== null && Object.hasOwn(EDITS, text) ? (text as EditName) : null;

/** Whether an edit is open to this member. */
export const mayEdit = (name: EditName, profile: MemberProfile): boolean => {
  const field = ACCOUNT_FIELDS.find((each) => each === name);
  return field === undefined || isEditable(field, profile);
};

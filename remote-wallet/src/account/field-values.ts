/** What the page shows of each part of the profile: as the server masked it, names masked here (§5). */
import { maskName } from '@site/domain/formatting/mask';
import type { AccountField } from '@site/domain/member/account-fields';
import { isMasked } from '@site/domain/member/account-fields';
import type { MemberProfile } from '@site/platform';

/** The member's address in one line; what the server hid stays hidden. */
export const addressText = ({ address }: MemberProfile): string =>
  [address?.address, address?.city, address?.zipCode]
    .filter((part) => part !== undefined && part !== null && part !== '' && !isMasked(part))
    .join(' ');

export const FIELD_VALUE: Readonly<Record<AccountField, (profile: MemberProfile) => string>> = {
  firstName: ({ firstName }) => maskName(firstName ?? ''),
  lastName: ({ lastName }) => maskName(lastName ?? ''),
  identityCard: ({ identityCard }) => identityCard ?? '',
  dob: ({ dob }) => (dob ?? '').slice(0, 10).replaceAll('-', '/'),
  nationality: ({ nationality }) => nationality ?? '',
  phone: ({ phoneNumber }) => phoneNumber ?? '',
  email: ({ email }) => email ?? '',
  address: ({ address }) => address?.city ?? '',
};

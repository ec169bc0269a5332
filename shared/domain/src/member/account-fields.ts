/**
 * Where each part of a member's profile stands (§3.1), and what of it can still be changed by the
 * member.
 */
import { isVerified, type MemberHalf } from './merge';

/** Parts of the profile, in the order a page shows them. */
export const ACCOUNT_FIELDS = [
  'firstName',
  'lastName',
  'identityCard',
  'dob',
  'nationality',
  'phone',
  'email',
  'address',
] as const;
/** A part of the profile. */
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

/** `locked`: only customer service can change it now. */
export type FieldState = 'missing' | 'set' | 'unverified' | 'verified' | 'locked';

const textAt = (part: unknown, name: string): string => {
  const value: unknown =
    typeof part === 'object' && part !== null
      ? new Map<string, unknown>(Object.entries(part)).get(name)
      : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

/** What stands in each part. */
const VALUE: Readonly<Record<AccountField, (member: MemberHalf) => string>> = {
  firstName: (member) => textAt(member, 'firstName'),
  lastName: (member) => textAt(member, 'lastName'),
  identityCard: (member) => textAt(member, 'identityCard'),
  dob: (member) => textAt(member, 'dob'),
  nationality: (member) => textAt(member, 'nationality'),
  phone: (member) => textAt(member, 'phoneNumber'),
  email: (member) => textAt(member, 'email'),
  address: (member) => textAt(member['address'], 'city'),
};

const once = (): FieldState => 'locked';
/** Who somebody is stays as it was checked: a change after the check would make it worthless. */
const untilKnown = (member: MemberHalf): FieldState =>
  member['isKyc'] === true ? 'locked' : 'set';
const contact =
  (status: string) =>
  (member: MemberHalf): FieldState =>
    isVerified(member[status]) ? 'verified' : 'unverified';
const free = (): FieldState => 'set';

/** State of a part that is there. */
const STATE: Readonly<Record<AccountField, (member: MemberHalf) => FieldState>> = {
  firstName: once,
  lastName: once,
  identityCard: untilKnown,
  dob: untilKnown,
  nationality: untilKnown,
  phone: contact('phoneStatus'),
  email: contact('emailStatus'),
  address: free,
};

/** Where a part stands. */
export const fieldState = (field: AccountField, member: MemberHalf): FieldState =>
  VALUE[field](member) === '' ? 'missing' : STATE[field](member);

/** Whether the member may change it here. */
export const isEditable = (field: AccountField, member: MemberHalf): boolean =>
  fieldState(field, member) !== 'locked';

/**
 * Text that was masked by the server and handed back untouched: it must not be sent as a new value
 * (C-38).
 */
export const isMasked = (text: string): boolean => text.includes('*');

/** What differs between verifying a phone number and a mail address. */
import type { ChannelType } from '@site/contracts/member-verification';
import { fitsAccountRule } from '@site/domain/member/account-rules';
import { maskEmail, maskTail } from '@site/domain/formatting/mask';
import { isVerified } from '@site/domain/member/merge';
import { localPhone } from '@site/domain/member/phone';
import type { MemberProfile } from '@site/platform';
import { VERIFY } from '../phrases/verify';

/** One channel. */
export interface ContactKind {
  /** Masked value the account has, empty when there is none. */
  readonly kept: (profile: MemberProfile | null) => string;
  readonly verified: (profile: MemberProfile | null) => boolean;
  readonly read: (text: string) => string;
  readonly unfit: (value: string) => string | null;
  readonly mask: (value: string) => string;
  readonly label: string;
  readonly placeholder: string;
  readonly testId: string;
  readonly input: {
    readonly type: string;
    readonly inputMode: 'numeric' | 'email';
    readonly autoComplete: string;
    readonly name: string;
  };
}

export const CONTACTS: Readonly<Record<ChannelType, ContactKind>> = {
  SMS: {
    kept: (profile) => profile?.phoneNumber ?? '',
    verified: (profile) => isVerified(profile?.phoneStatus),
    read: localPhone,
    mask: maskTail,
    unfit: (value) => (fitsAccountRule('phone', value) ? null : VERIFY.phoneUnfit),
    label: VERIFY.phone,
    placeholder: VERIFY.phonePlaceholder,
    testId: 'verify-phone',
    input: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', name: 'phone' },
  },
  Email: {
    kept: (profile) => profile?.email ?? '',
    verified: (profile) => isVerified(profile?.emailStatus),
    read: (text) => text.trim(),
    mask: maskEmail,
    unfit: (value) => (fitsAccountRule('email', value) ? null : VERIFY.emailUnfit),
    label: VERIFY.email,
    placeholder: VERIFY.emailPlaceholder,
    testId: 'verify-email',
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', name: 'email' },
  },
};

/**
 * The two stored records as answers carry them: what is state elsewhere is read there (attempts,
 * failures, contacts).
 */
import type { MemberInfo } from '@site/contracts/member';
import type { Context } from '../core/context';
import { attemptsLeft } from '../verification/codes';
import { masked } from './private';
import type { Member } from './store';

type Contact = NonNullable<MemberInfo['contacts']>[number];

/** Phone and mail as the list of §3.1; empty ones are none. */
function contactsOf({ memberCode, newInfo }: Member): Contact[] {
  const rows = [
    ['Phone', newInfo.phoneNumber, newInfo.phoneStatus],
    ['Email', newInfo.email, newInfo.emailStatus],
  ] as const;
  return rows.flatMap(([contactType, contact, status], at) =>
    contact === undefined || contact === null || contact === ''
      ? []
      : [
          {
            contactType,
            contact,
            status: status ?? 'Unverified',
            id: at + 1,
            memberCode,
            isPrimary: true,
            isActive: true,
            createdBy: memberCode,
            createdDate: newInfo.registerDate,
            modifiedBy: null,
            modifiedDate: null,
          },
        ],
  );
}

const hidden = (
  value: string | null | undefined,
  mask: (text: string) => string,
): string | null | undefined =>
  value === null || value === undefined || value === '' ? value : mask(value);

/** A masked mail would lose more of itself each time; a masked number stays what it is. */
const maskedMail = (value: string): string => (value.includes('*') ? value : masked.email(value));

/** A record without anything in the clear (C-38), also where a test wrote it so. */
const safe = (info: MemberInfo): MemberInfo => ({
  ...info,
  phoneNumber: hidden(info.phoneNumber, masked.phone),
  email: hidden(info.email, maskedMail),
  identityCard: hidden(info.identityCard, masked.identityCard),
});

/** Both records (§3.1); the newer one wins where it says anything. */
export function memberPair(
  context: Context,
  member: Member,
): { memberInfo: MemberInfo; memberNewInfo: MemberInfo } {
  const newInfo = safe(member.newInfo);
  const { verify } = attemptsLeft(context, {
    memberCode: member.memberCode,
    channel: 'SMS',
    action: 'ContactVerification',
  });
  return {
    memberInfo: { ...safe(member.oldInfo), failTimes: member.failed },
    memberNewInfo: {
      ...newInfo,
      verifyAttempts: verify,
      contacts: contactsOf({ ...member, newInfo }),
    },
  };
}

import { useState } from 'react';
import styled from 'styled-components';
import type { MemberKey } from '@site/contracts/member';
import { useSend } from '@site/remote-kit/forms';
import { usePlatform, type MemberProfile } from '@site/platform';
import { Card, Section, px } from '@site/ui';
import { Switch } from '@site/ui/switch';
import { ACCOUNT } from '../phrases/account';
import { useMemberPatch } from '../verify/use-member-patch';

const StyledSwitches = styled.div`
  display: grid;
  gap: ${px(6)};
`;

type OfferKey = Extract<
  MemberKey,
  'OfferGift' | 'OfferBonus' | 'ContactByCall' | 'ContactBySMS' | 'ContactByEmail'
>;

const LABELS: Readonly<Record<OfferKey, string>> = { ...ACCOUNT.offers, ...ACCOUNT.contacts };
const VALUES: Readonly<Record<OfferKey, (profile: MemberProfile) => boolean>> = {
  OfferGift: ({ offers }) => offers?.isGift === true,
  OfferBonus: ({ offers }) => offers?.isBonus === true,
  ContactByCall: ({ offerContacts }) => offerContacts?.isCall === true,
  ContactBySMS: ({ offerContacts }) => offerContacts?.isSMS === true,
  ContactByEmail: ({ offerContacts }) => offerContacts?.isEmail === true,
};
const KEYS = Object.keys(VALUES) as readonly OfferKey[];

/** One switch: shown at once, put back with a word when the server does not take it. */
function OfferSwitch({
  offer,
  profile,
}: {
  readonly offer: OfferKey;
  readonly profile: MemberProfile;
}) {
  const { session, toast } = usePlatform();
  const patch = useMemberPatch();
  const { send } = useSend();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = (checked: boolean): void =>
    void send(async () => {
      setWanted(checked);
      const problem = await patch([{ key: offer, value1: String(checked) }]);
      if (problem === null) await session.reloadMember();
      else toast.show('error', `${ACCOUNT.switchFailed}：${problem}`);
      setWanted(null);
    });
  return (
    <Switch
      label={LABELS[offer]}
      checked={wanted ?? VALUES[offer](profile)}
      onChange={change}
      testId={`account-${offer}`}
    />
  );
}

/** What the member wants to hear of, and how. */
export function OfferSwitches({ profile }: { readonly profile: MemberProfile }) {
  return (
    <Section title={ACCOUNT.notices}>
      <Card>
        <StyledSwitches>
          {KEYS.map((key) => (
            <OfferSwitch key={key} offer={key} profile={profile} />
          ))}
        </StyledSwitches>
      </Card>
    </Section>
  );
}

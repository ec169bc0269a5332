import { useState } from 'react';
import styled from 'styled-components';
import type { MemberKey } from '@site/contracts/member';
import { useSend } from '@site/remote-kit/forms';
import { usePlatform, type MemberProfile } from '@site/platform';
import { Card, Section, px, toSiteTime } from '@site/ui';
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

/** When the member takes calls, and when the last one was (§3.1); empty where nothing is known. */
const callHint = ({ offerContacts }: MemberProfile): string =>
  [
    (offerContacts?.timeRange ?? '') === ''
      ? ''
      : ACCOUNT.contactHours(offerContacts?.timeRange ?? ''),
    (offerContacts?.calledTime ?? '') === ''
      ? ''
      : ACCOUNT.lastCall(toSiteTime(offerContacts?.calledTime, 'day')),
  ]
    .filter((text) => text !== '')
    .join(' · ');

/** One switch: shown at once, put back with a word when the server does not take it. */
function OfferSwitch({
  offer,
  profile,
}: {
  readonly offer: OfferKey;
  readonly profile: MemberProfile;
}) {
  const { session } = usePlatform();
  const patch = useMemberPatch();
  const { send } = useSend();
  const hint = offer === 'ContactByCall' ? callHint(profile) : '';
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = (checked: boolean): void =>
    void send(async () => {
      setWanted(checked);
      // A refusal is told by the catalogue (R7.3-6), and the switch goes back.
      const problem = await patch([{ key: offer, value1: String(checked) }]);
      if (problem === null) await session.reloadMember();
      setWanted(null);
    });
  return (
    <Switch
      label={
        hint === '' ? (
          LABELS[offer]
        ) : (
          <>
            {LABELS[offer]}
            <br />
            <small>{hint}</small>
          </>
        )
      }
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

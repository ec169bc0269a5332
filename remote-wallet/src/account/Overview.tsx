import { getAccountHolderName, getSecretQuestions } from '@site/contracts/member-profile';
import { ACCOUNT_FIELDS, fieldState, type AccountField } from '@site/domain/member/account-fields';
import { maskTail } from '@site/domain/formatting/mask';
import { readPreferWallet } from '@site/domain/wallet/prefer-wallet';
import { STALE, targets, useCall, type MemberProfile } from '@site/platform';
import { DateText, List, ListRow, PageBody, Section } from '@site/ui';
import { FileCheck2, MapPin, Medal, ShieldCheck, Vault } from '@site/ui/more-icons';
import { MenuLink } from '../me/MenuLink';
import { ACCOUNT } from '../phrases/account';
import { FieldRow } from './FieldRow';
import { KycCard } from './KycCard';
import { OfferSwitches } from './OfferSwitches';
import { StandingNotices } from './StandingNotices';
import type { EditName } from './edits';
import { FIELD_VALUE } from './field-values';
import { WALLET_PATHS } from './paths';
import { useWalletNames } from './use-wallet-names';

interface PartProps {
  readonly profile: MemberProfile;
  readonly onEdit: (name: EditName) => void;
}

const SECTIONS: readonly { readonly title: string; readonly fields: readonly AccountField[] }[] = [
  {
    title: ACCOUNT.profile,
    fields: ACCOUNT_FIELDS.filter(
      (field) => field !== 'phone' && field !== 'email' && field !== 'address',
    ),
  },
  { title: ACCOUNT.contact, fields: ['phone', 'email', 'address'] },
];

/** What every member has from the start. */
function Facts({ profile }: { readonly profile: MemberProfile }) {
  const holder = useCall(getAccountHolderName, {}, { staleMs: STALE.always });
  return (
    <>
      <ListRow title={ACCOUNT.userName} trailing={maskTail(profile.userName ?? '')} />
      <ListRow
        title={ACCOUNT.memberCode}
        trailing={<span className="num">{profile.memberCode}</span>}
      />
      <ListRow
        title={ACCOUNT.registered}
        trailing={<DateText at={profile.registerDate ?? null} shape="day" />}
      />
      <ListRow
        title={ACCOUNT.holder}
        hint={ACCOUNT.holderHint}
        trailing={
          holder.data === undefined
            ? '--'
            : holder.data.isSet
              ? holder.data.accountHolderName
              : ACCOUNT.holderMissing
        }
        testId="account-holder"
      />
    </>
  );
}

function Choices({ profile, onEdit }: PartProps) {
  const { names } = useWalletNames();
  const questions = useCall(getSecretQuestions, {}, { staleMs: STALE.always });
  const group = readPreferWallet(profile.preferWallet);
  return (
    <Section title={ACCOUNT.preferences}>
      <List>
        <ListRow
          title={ACCOUNT.wallet}
          trailing={group === null ? ACCOUNT.walletNone : (names?.get(group) ?? '--')}
          testId="account-wallet"
          onClick={() => onEdit('wallet')}
        />
        <ListRow
          title={ACCOUNT.question}
          hint={ACCOUNT.questionHint}
          trailing={
            questions.data === undefined
              ? '--'
              : questions.data.selectedId === null
                ? ACCOUNT.questionMissing
                : ACCOUNT.questionSet
          }
          testId="account-question"
          onClick={() => onEdit('question')}
        />
      </List>
    </Section>
  );
}

/** The whole account: where it stands, every part of it, and the pages beside it. */
export function Overview({ profile, onEdit }: PartProps) {
  return (
    <PageBody data-testid="account">
      <StandingNotices profile={profile} />
      <KycCard profile={profile} />
      {SECTIONS.map(({ title, fields }, at) => (
        <Section key={title} title={title}>
          <List>
            {at === 0 ? <Facts profile={profile} /> : null}
            {fields.map((field) => (
              <FieldRow
                key={field}
                field={field}
                state={fieldState(field, profile)}
                value={FIELD_VALUE[field](profile)}
                onEdit={() => onEdit(field)}
              />
            ))}
          </List>
        </Section>
      ))}
      <Choices profile={profile} onEdit={onEdit} />
      <OfferSwitches profile={profile} />
      <Section title={ACCOUNT.more}>
        <List>
          <MenuLink
            to={WALLET_PATHS.security}
            icon={<ShieldCheck />}
            title={ACCOUNT.security}
            hint={ACCOUNT.securityHint}
          />
          <MenuLink
            to={WALLET_PATHS.safehouse}
            icon={<Vault />}
            title={ACCOUNT.safehouse}
            hint={ACCOUNT.safehouseHint}
          />
          <MenuLink
            to={targets.toUploads()}
            icon={<FileCheck2 />}
            title={ACCOUNT.uploads}
            hint={ACCOUNT.uploadsHint}
          />
          <MenuLink
            to={WALLET_PATHS.addresses}
            icon={<MapPin />}
            title={ACCOUNT.addresses}
            hint={ACCOUNT.addressesHint}
          />
          <MenuLink
            to={WALLET_PATHS.rewards}
            icon={<Medal />}
            title={ACCOUNT.rewards}
            hint={ACCOUNT.rewardsHint}
          />
        </List>
      </Section>
    </PageBody>
  );
}

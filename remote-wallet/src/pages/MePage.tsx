import { useEffect } from 'react';
import styled from 'styled-components';
import { isSignedIn } from '@site/domain/session/access';
import { targets, useBalances, usePlatform, useSession, useStateView } from '@site/platform';
import {
  Button,
  CircleUserRound,
  Crown,
  Dices,
  Gift,
  List,
  PageBody,
  Section,
  SupportCode,
  Tag,
  Trophy,
  color,
  px,
  type,
} from '@site/ui';
import {
  Bell,
  CreditCard,
  FileCheck2,
  ListOrdered,
  LogOut,
  MapPin,
  Medal,
  Share2,
  ShieldCheck,
  Sparkles,
  Timer,
  Vault,
} from '@site/ui/more-icons';
import { BalanceCard } from '../me/BalanceCard';
import { InboxRow } from '../me/InboxRow';
import { MenuLink } from '../me/MenuLink';
import { Preferences } from '../me/Preferences';
import { QuickActions } from '../me/QuickActions';
import { ReadyCard } from '../me/ReadyCard';
import { ServiceRow } from '../me/ServiceRow';
import { TurnoverCard } from '../me/TurnoverCard';
import { Visitor } from '../me/Visitor';
import { WalletGroups } from '../me/WalletGroups';
import { useFreshAfterMoney } from '../money/use-fresh-after-money';
import { useFreshFigures } from '../money/use-fresh-figures';
import { ME } from '../phrases/me';

const StyledHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${px(12)};
  padding: calc(${px(14)} + var(--sat)) ${px(4)} ${px(2)};
  & > span {
    display: grid;
    place-items: center;
    width: ${px(48)};
    height: ${px(48)};
    border-radius: 50%;
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
  }
  svg {
    width: ${px(28)};
    height: ${px(28)};
  }
  h1 {
    font-size: ${type.xl};
    display: flex;
    align-items: center;
    gap: ${px(8)};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-3')};
  }
`;

function ActivityPart() {
  const profile = useStateView(usePlatform().profile);
  return (
    <Section title={ME.activity}>
      <List>
        <InboxRow />
        <MenuLink
          to={targets.toAlerts()}
          icon={<Bell />}
          title={ME.alerts}
          hint={ME.alertsHint}
          testId="me-alerts"
        />
        <MenuLink
          to={targets.toPromotions()}
          icon={<Gift />}
          title={ME.promotions}
          hint={ME.promotionsHint}
        />
        <MenuLink
          to={targets.toPromotions('applied')}
          icon={<ListOrdered />}
          title={ME.applied}
          hint={ME.appliedHint}
          testId="me-applied"
        />
        <MenuLink
          to={targets.toClub('vip')}
          icon={<Crown />}
          title={ME.vipClub}
          hint={ME.vipClubHint}
        />
        <MenuLink
          to={targets.toRewardsStore()}
          icon={<Sparkles />}
          title={ME.store}
          hint={ME.storeHint}
        />
        {profile?.displayReferee === false ? null : (
          <MenuLink
            to={targets.toReferrer()}
            icon={<Share2 />}
            title={ME.referrer}
            hint={ME.referrerHint}
            testId="me-referrer"
          />
        )}
        <ServiceRow />
      </List>
    </Section>
  );
}

function MemberPart() {
  const { session, balances } = usePlatform();
  useFreshAfterMoney();
  useFreshFigures();
  const { record } = useBalances();
  useEffect(() => balances.refresh(), [balances]);
  return (
    <>
      <BalanceCard />
      <QuickActions />
      {record !== null && record.contract > 0n && record.contractBlocks ? <TurnoverCard /> : null}
      <ReadyCard />
      <WalletGroups />
      <Section title={ME.account}>
        <List>
          <MenuLink
            to={targets.toAccountInfo()}
            icon={<CircleUserRound />}
            title={ME.info}
            hint={ME.infoHint}
          />
          <MenuLink
            to={targets.toUploads()}
            icon={<FileCheck2 />}
            title={ME.uploads}
            hint={ME.uploadsHint}
          />
          <MenuLink to="/Me/BankCards" icon={<CreditCard />} title={ME.cards} hint={ME.cardsHint} />
          <MenuLink
            to="/Me/Addresses"
            icon={<MapPin />}
            title={ME.addresses}
            hint={ME.addressesHint}
          />
          <MenuLink to="/Me/Rewards" icon={<Medal />} title={ME.rewards} hint={ME.rewardsHint} />
        </List>
      </Section>
      <Section title={ME.safety}>
        <List>
          <MenuLink
            to={targets.toLimits()}
            icon={<Timer />}
            title={ME.limits}
            hint={ME.limitsHint}
          />
          <MenuLink
            to="/Me/Security"
            icon={<ShieldCheck />}
            title={ME.security}
            hint={ME.securityHint}
          />
          <MenuLink to="/Safehouse" icon={<Vault />} title={ME.safehouse} hint={ME.safehouseHint} />
        </List>
      </Section>
      <ActivityPart />
      <Preferences />
      <Button
        kind="ghost"
        block
        icon={<LogOut aria-hidden="true" />}
        data-testid="logout"
        onClick={() => void session.logOut('member')}
      >
        {ME.logout}
      </Button>
    </>
  );
}

function VisitorPart() {
  return (
    <>
      <Visitor />
      <List>
        <MenuLink to={targets.toSports()} icon={<Trophy />} title={ME.sports} />
        <MenuLink to={targets.toGames()} icon={<Dices />} title={ME.games} />
        <MenuLink
          to={targets.toPromotions()}
          icon={<Gift />}
          title={ME.promotions}
          hint={ME.promotionsHint}
        />
        <MenuLink to={targets.toLimits()} icon={<Timer />} title={ME.limits} hint={ME.limitsHint} />
        <ServiceRow />
      </List>
      <Preferences />
    </>
  );
}

/** The member's page: balances, ways to money, preferences, logout. */
export function Page() {
  const session = useSession();
  const { supportCode } = usePlatform();
  const member = session.status === 'member' ? session.member : null;
  return (
    <PageBody>
      <StyledHead>
        <span aria-hidden="true">
          <CircleUserRound />
        </span>
        <div>
          <h1>
            {member === null ? ME.title : ME.hello(member.userName)}
            {member?.isVip ? <Tag tone="gold">{ME.vip}</Tag> : null}
          </h1>
          {member === null ? null : (
            <p>
              {ME.memberCode} {member.memberCode}
            </p>
          )}
        </div>
      </StyledHead>
      {isSignedIn(session) ? <MemberPart /> : <VisitorPart />}
      <SupportCode code={supportCode()} />
    </PageBody>
  );
}

import { useEffect } from 'react';
import styled from 'styled-components';
import { isSignedIn } from '@site/domain/session/access';
import { targets, usePlatform, useSession } from '@site/platform';
import { ArrowDownToLine, Button, CircleUserRound, Dices, Gift, List, PageBody, ReceiptText, Section, SupportCode, Tag, Trophy, color, px, type } from '@site/ui';
import { LogOut } from '@site/ui/more-icons';
import { BalanceCard } from '../me/BalanceCard';
import { MenuLink } from '../me/MenuLink';
import { Preferences } from '../me/Preferences';
import { ServiceRow } from '../me/ServiceRow';
import { Visitor } from '../me/Visitor';
import { WalletGroups } from '../me/WalletGroups';
import { ME } from '../phrases/me';

const StyledHead = styled.header`
  display: flex; align-items: center; gap: ${px(12)}; padding: calc(${px(14)} + var(--sat)) ${px(4)} ${px(2)};
  & > span { display: grid; place-items: center; width: ${px(48)}; height: ${px(48)}; border-radius: 50%; background: ${color('brand-soft')}; color: ${color('brand-text')}; }
  & > span svg { width: ${px(28)}; height: ${px(28)}; }
  h1 { font-size: ${px(19)}; display: flex; align-items: center; gap: ${px(8)}; } p { font-size: ${type.s}; color: ${color('text-3')}; }
`;

function MemberPart() {
  const { session, balances } = usePlatform();
  useEffect(() => balances.refresh(), [balances]);
  return (
    <>
      <BalanceCard />
      <WalletGroups />
      <Section title={ME.funds}>
        <List>
          <MenuLink to={targets.toDeposit()} icon={<ArrowDownToLine />} title={ME.deposit} hint={ME.depositHint} />
          <MenuLink to={targets.toTransactions()} icon={<ReceiptText />} title={ME.records} hint={ME.recordsHint} />
          <MenuLink to={targets.toPromotions()} icon={<Gift />} title={ME.promotions} hint={ME.promotionsHint} />
          <ServiceRow />
        </List>
      </Section>
      <Preferences />
      <Button kind="ghost" block icon={<LogOut aria-hidden="true" />} data-testid="logout" onClick={() => void session.logOut('member')}>{ME.logout}</Button>
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
        <MenuLink to={targets.toPromotions()} icon={<Gift />} title={ME.promotions} hint={ME.promotionsHint} />
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
        <span aria-hidden="true"><CircleUserRound /></span>
        <div>
          <h1>{member === null ? ME.title : ME.hello(member.userName)}{member?.isVip ? <Tag tone="gold">{ME.vip}</Tag> : null}</h1>
          {member === null ? null : <p>{ME.memberCode} {member.memberCode}</p>}
        </div>
      </StyledHead>
      {isSignedIn(session) ? <MemberPart /> : <VisitorPart />}
      <SupportCode code={supportCode()} />
    </PageBody>
  );
}

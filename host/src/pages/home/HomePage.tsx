/** Home: slots of the remotes under the host's own quick entries; each slot fails alone (R2.5-5 comes with the shell issue). */
import { Link, targets, useSession } from '@site/platform';
import { ArrowDownToLine, Dices, Gift, PageBody, ReceiptText, Trophy, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { copy } from '../phrases/zh-CN';
import { Slot } from '../remotes/Slot';

const StyledQuick = styled.nav`
  display: grid; grid-template-columns: repeat(5, 1fr); gap: ${px(4)};
  a { display: flex; flex-direction: column; align-items: center; gap: ${px(6)}; padding: ${px(8)} 0; border-radius: ${radius.m}; font-size: ${type.s}; color: ${color('text')}; }
  a:active { background: ${color('raised')}; }
  span { display: grid; place-items: center; width: ${px(46)}; height: ${px(46)}; border-radius: ${px(15)}; background: ${color('brand-soft')}; color: ${color('brand-text')}; }
  svg { width: ${px(24)}; height: ${px(24)}; }
`;

const StyledBanner = styled.div`
  display: contents;
  &:empty { display: none; }
`;

const QUICK = [
  { to: '/sbtwo', label: copy.nav.sports, Icon: Trophy },
  { to: targets.toGames(), label: copy.nav.games, Icon: Dices },
  { to: targets.toDeposit(), label: copy.deposit, Icon: ArrowDownToLine },
  { to: targets.toPromotions(), label: copy.nav.promotions, Icon: Gift },
  { to: targets.toTransactions(), label: copy.records, Icon: ReceiptText },
] as const;

/** The home page. */
export function HomePage() {
  const session = useSession();
  const waiting = <div className="sk sk-hero" aria-hidden="true" />;
  return (
    <PageBody>
      <h1 className="vh">{session.status === 'member' ? copy.welcome(session.member.userName) : copy.visitorTitle}</h1>
      <StyledBanner><Slot name="home.banner" waiting={<div className="sk sk-banner" aria-hidden="true" />} /></StyledBanner>
      <StyledQuick aria-label={copy.quickEntry}>
        {QUICK.map(({ to, label, Icon }) => <Link key={to} to={to}><span aria-hidden="true"><Icon /></span>{label}</Link>)}
      </StyledQuick>
      <Slot name="season.entry" waiting={<div className="sk sk-entry" aria-hidden="true" />} />
      <Slot name="home.hot-events" waiting={waiting} />
      <Slot name="home.games" waiting={waiting} />
      <Slot name="home.promotions" waiting={waiting} />
    </PageBody>
  );
}

import styled from 'styled-components';
import { getClub, getClubStanding, type Club, type ClubName, type ClubStanding } from '@site/contracts/club';
import { isSignedIn } from '@site/domain/session/access';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, STALE, targets, useCall, useLocation, useSession } from '@site/platform';
import { useServiceUrl } from '@site/remote-kit';
import { Card, Crown, DateText, FailedState, PageBody, Section, Skeleton, Tag, buttonLook, color, px, radius, type } from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import { CLUBS } from '../phrases/clubs';
import { LevelTable } from './LevelTable';

const StyledHero = styled.header`
  display: grid; gap: ${px(10)}; padding: ${px(20)}; border-radius: ${radius.xl}; color: #f6ecd6; box-shadow: inset 0 0 0 1px rgb(255 255 255 / 12%);
  background: radial-gradient(120% 140% at 100% 0%, #6b5420 0%, transparent 55%), linear-gradient(150deg, #23201a, #0f0e0b 75%);
  &[data-club='king'] { background: radial-gradient(120% 140% at 100% 0%, #7a1f3a 0%, transparent 55%), linear-gradient(150deg, #2a1020, #12070d 75%); }
  h2 { display: flex; align-items: center; gap: ${px(8)}; font-size: ${px(22)}; font-weight: 800; color: #ffdf9a; svg { width: ${px(26)}; height: ${px(26)}; } } p { font-size: ${type.s}; line-height: 1.7; }
`;
const StyledOwn = styled(Card)`display: grid; gap: ${px(12)}; & > div:first-child { display: flex; align-items: center; justify-content: space-between; gap: ${px(10)}; b { font-size: ${px(20)}; font-weight: 750; } } p { font-size: ${type.s}; color: ${color('text-2')}; }`;
const StyledNeed = styled.div`display: grid; gap: ${px(6)}; font-size: ${type.s}; & > span { display: flex; justify-content: space-between; gap: ${px(8)}; color: ${color('text-2')}; }`;
const StyledPrivileges = styled.dl`display: grid; gap: ${px(14)}; dt { font-size: ${type.m}; font-weight: 700; margin-bottom: ${px(2)}; } dd { font-size: ${type.s}; line-height: 1.7; color: ${color('text-2')}; }`;
const StyledRules = styled.ol`display: grid; gap: ${px(8)}; list-style: decimal; padding-inline-start: 1.4em; font-size: ${type.s}; line-height: 1.7; color: ${color('text-2')};`;
const StyledWays = styled.div`display: grid; grid-template-columns: 1fr 1fr; gap: ${px(10)};`;
const StyledWay = styled(Link)`${buttonLook}`;
const StyledChat = styled.a`${buttonLook}`;

const whole = (value: number): string => value.toLocaleString('zh-CN');
const percentOf = (current: number, target: number): number => (target <= 0 ? 100 : Math.min(100, Math.floor((current * 100) / target)));

function Needs({ needs }: Pick<ClubStanding, 'needs'>) {
  return needs.map(({ code, label, unit, current, target }) => (
    <StyledNeed key={code} data-testid={`need-${code}`}>
      <span>{label}<i className="num">{CLUBS[unit](whole(current), whole(target))}</i></span>
      <ProgressBar label={CLUBS.progress(label)} percent={percentOf(current, target)} />
    </StyledNeed>
  ));
}

function Own({ club, standing }: { readonly club: Club; readonly standing: ClubStanding }) {
  const { isMember, levelCode, nextLevelName, since, manager, needs } = standing;
  const level = club.levels.find(({ code }) => code === levelCode);
  return (
    <StyledOwn data-testid="club-standing" data-level={levelCode ?? ''} data-member={isMember}>
      <div><b>{level?.name ?? CLUBS.invite}</b>{isMember ? <Tag tone="gold">{CLUBS.member}</Tag> : null}</div>
      {since === null ? null : <p>{CLUBS.since} <DateText at={since} />{manager === null ? null : ` · ${CLUBS.manager} ${manager}`}</p>}
      {nextLevelName === null ? <p>{CLUBS.top}</p> : <p>{CLUBS.needs(nextLevelName)}</p>}
      <Needs needs={needs} />
    </StyledOwn>
  );
}

function Standing({ club }: { readonly club: Club }) {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const standing = useCall(getClubStanding, { params: { club: club.club } }, { enabled: status === 'member', staleMs: STALE.seconds });
  if (status === 'visitor') return <StyledOwn data-testid="club-visitor"><p>{CLUBS.login}</p><StyledWay to={loginAddress(pathname, search)} data-kind="primary">{CLUBS.loginDo}</StyledWay></StyledOwn>;
  if (standing.isPending) return <Skeleton kind="plain" />;
  if (standing.data === undefined) return <FailedState title={CLUBS.standingFailed} onRetry={() => void standing.refetch()} />;
  return <Own club={club} standing={standing.data} />;
}

/** A club: what it is, where the member stands, levels and privileges. */
export function ClubBody({ name }: { readonly name: ClubName }) {
  const club = useCall(getClub, { params: { club: name } }, { staleMs: STALE.fiveMinutes });
  const service = useServiceUrl();
  const isMember = isSignedIn(useSession());
  if (club.isPending) return <Skeleton kind="article" />;
  if (club.data === undefined) return <FailedState title={CLUBS.failed} onRetry={() => void club.refetch()} />;
  const { title, lead, privileges, rules } = club.data;
  return (
    <PageBody data-testid="club" data-club={name}>
      <StyledHero data-club={name}><h2><Crown aria-hidden="true" />{title}</h2><p>{lead}</p></StyledHero>
      <Standing club={club.data} />
      <Section title={CLUBS.levels}><LevelTable club={club.data} /></Section>
      <Section title={CLUBS.privileges}><Card><StyledPrivileges>{privileges.map(({ code, title: name_, text }) => <div key={code}><dt>{name_}</dt><dd>{text}</dd></div>)}</StyledPrivileges></Card></Section>
      <Section title={CLUBS.rules}><Card><StyledRules>{rules.map((rule) => <li key={rule}>{rule}</li>)}</StyledRules></Card></Section>
      <StyledWays>
        {isMember ? <StyledWay to={targets.toRewards()} data-kind="secondary">{CLUBS.rewards}</StyledWay> : null}
        <StyledWay to={targets.toRewardsStore()} data-kind="secondary">{CLUBS.store}</StyledWay>
        <StyledWay to={targets.toClub(name === 'vip' ? 'king' : 'vip')} data-kind="ghost">{CLUBS.other[name]}</StyledWay>
        {service === null ? null : <StyledChat href={service} target="_blank" rel="noopener noreferrer" data-kind="ghost">{CLUBS.callback}</StyledChat>}
      </StyledWays>
    </PageBody>
  );
}

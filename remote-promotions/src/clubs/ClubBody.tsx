import styled from 'styled-components';
import { getClub, type ClubName } from '@site/contracts/club';
import { isSignedIn } from '@site/domain/session/access';
import { Link, STALE, targets, useCall, useSession } from '@site/platform';
import { useChatLink } from '@site/remote-kit';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Card,
  Crown,
  PageBody,
  Section,
  Skeleton,
  buttonLook,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import { CLUBS } from '../phrases/clubs';
import { LevelTable } from './LevelTable';
import { Privileges } from './Privileges';
import { Standing, useStanding } from './Standing';

const StyledHero = styled.header`
  display: grid;
  gap: ${px(10)};
  padding: ${px(20)};
  border-radius: ${radius.xl};
  color: #f6ecd6;
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 12%);
  background:
    radial-gradient(120% 140% at 100% 0%, #6b5420 0%, transparent 55%),
    linear-gradient(150deg, #23201a, #0f0e0b 75%);
  &[data-club='king'] {
    background:
      radial-gradient(120% 140% at 100% 0%, #7a1f3a 0%, transparent 55%),
      linear-gradient(150deg, #2a1020, #12070d 75%);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: ${px(8)};
    font-size: ${type.xxl};
    font-weight: 800;
    color: #ffdf9a;
  }
  svg {
    width: ${px(26)};
    height: ${px(26)};
  }
  p {
    font-size: ${type.s};
    line-height: 1.7;
  }
`;
const StyledRules = styled.ol`
  display: grid;
  gap: ${px(8)};
  list-style: decimal;
  padding-inline-start: 1.4em;
  font-size: ${type.s};
  line-height: 1.7;
  color: ${color('text-2')};
`;
const StyledWays = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${px(10)};
  /* Two in a row; one that is left over has the row to itself. */
  & > * {
    flex: 1 1 calc(50% - ${px(6)});
    min-width: 0;
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;
const StyledChat = styled.a`
  ${buttonLook}
`;

/** A club: what it is, where the member stands, levels and privileges. */
export function ClubBody({ name }: { readonly name: ClubName }) {
  const club = useCall(getClub, { params: { club: name } }, { staleMs: STALE.fiveMinutes });
  const own = useStanding(name).data?.levelCode ?? null;
  const chat = useChatLink();
  const session = useSession();
  const isVip = session.status === 'member' && session.member.isVip;
  if (club.isPending) return <Skeleton kind="article" />;
  if (club.data === undefined)
    return <ReadFailed title={CLUBS.failed} why={club.error} onRetry={() => void club.refetch()} />;
  const { title, lead, privileges, rules } = club.data;
  return (
    <PageBody data-testid="club" data-club={name}>
      <StyledHero data-club={name}>
        <h2>
          <Crown aria-hidden="true" />
          {title}
        </h2>
        <p>{lead}</p>
      </StyledHero>
      <Standing club={club.data} />
      <Section title={CLUBS.levels}>
        <LevelTable club={club.data} own={own} />
      </Section>
      <Section title={CLUBS.privileges}>
        <Privileges privileges={privileges} />
      </Section>
      <Section title={CLUBS.rules}>
        <Card>
          <StyledRules>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </StyledRules>
        </Card>
      </Section>
      <StyledWays>
        {isSignedIn(session) ? (
          <StyledWay to={targets.toRewards()} data-kind="secondary">
            {CLUBS.rewards}
          </StyledWay>
        ) : null}
        <StyledWay to={targets.toRewardsStore()} data-kind="secondary">
          {CLUBS.store}
        </StyledWay>
        <StyledWay to={targets.toClub(name === 'vip' ? 'king' : 'vip')} data-kind="ghost">
          {CLUBS.other[name]}
        </StyledWay>
        {isVip ? (
          <StyledWay to={targets.toCustomerService()} data-kind="ghost" data-testid="club-callback">
            {CLUBS.callBack}
          </StyledWay>
        ) : null}
        {chat === null ? null : (
          <StyledChat {...chat} data-kind="ghost">
            {CLUBS.chat}
          </StyledChat>
        )}
      </StyledWays>
    </PageBody>
  );
}

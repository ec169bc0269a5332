import styled from 'styled-components';
import { getClubStanding, type Club, type ClubName, type ClubStanding } from '@site/contracts/club';
import { formatWhole } from '@site/domain/formatting/whole';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, STALE, useCall, useLocation, useSession } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Card, DateText, SkeletonBar, Tag, buttonLook, color, px, type } from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import { CLUBS } from '../phrases/clubs';

const StyledOwn = styled(Card)`
  display: grid;
  gap: ${px(12)};
  .level {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${px(10)};
    b {
      font-size: ${type.xl};
      font-weight: 750;
    }
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;
const StyledNeed = styled.div`
  display: grid;
  gap: ${px(6)};
  font-size: ${type.s};
  & > span {
    display: flex;
    justify-content: space-between;
    gap: ${px(8)};
    color: ${color('text-2')};
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

const percentOf = (current: number, target: number): number =>
  target <= 0 ? 100 : Math.min(100, Math.floor((current * 100) / target));

/** Where the member stands; asked by whoever shows it, answered once. */
export const useStanding = (club: ClubName) =>
  useCall(
    getClubStanding,
    { params: { club } },
    { enabled: useSession().status === 'member', staleMs: STALE.seconds },
  );

function Needs({ needs }: Pick<ClubStanding, 'needs'>) {
  return needs.map(({ code, label, unit, current, target }) => (
    <StyledNeed key={code} data-testid={`need-${code}`}>
      <span>
        {label}
        <i className="num">{CLUBS[unit](formatWhole(current), formatWhole(target))}</i>
      </span>
      <ProgressBar label={CLUBS.progress(label)} percent={percentOf(current, target)} />
    </StyledNeed>
  ));
}

/** What leads to the next level, to an invitation, or nowhere further. */
function nextOf(club: ClubName, { isMember, nextLevelName }: ClubStanding): string {
  if (nextLevelName === null) return CLUBS.top;
  // Levels of the VIP club are everybody's; the other club goes by invitation.
  return isMember || club === 'vip' ? CLUBS.needs(nextLevelName) : CLUBS.inviteHint;
}

function Own({ club, standing }: { readonly club: Club; readonly standing: ClubStanding }) {
  const { isMember, levelCode, since, manager, needs } = standing;
  const level = club.levels.find(({ code }) => code === levelCode);
  return (
    <StyledOwn data-testid="club-standing" data-level={levelCode ?? ''} data-member={isMember}>
      <div className="level">
        <b>{level?.name ?? CLUBS.invite}</b>
        {isMember ? (
          <Tag tone="gold">{CLUBS.member}</Tag>
        ) : club.club === 'vip' ? null : (
          <Tag>{CLUBS.notInvited}</Tag>
        )}
      </div>
      {since === null ? null : (
        <p>
          {CLUBS.since} <DateText at={since} shape="day" />
          {manager === null ? null : ` · ${CLUBS.manager} ${manager}`}
        </p>
      )}
      <p>{nextOf(club.club, standing)}</p>
      <Needs needs={needs} />
    </StyledOwn>
  );
}

/** The member's own part; a visitor is asked to sign in. */
export function Standing({ club }: { readonly club: Club }) {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  const standing = useStanding(club.club);
  if (status === 'visitor')
    return (
      <StyledOwn data-testid="club-visitor">
        <p>{CLUBS.login}</p>
        <StyledWay to={loginAddress(pathname, search)} data-kind="primary">
          {CLUBS.loginDo}
        </StyledWay>
      </StyledOwn>
    );
  if (standing.isPending)
    return (
      <StyledOwn aria-busy="true">
        <SkeletonBar width="40%" height={px(30)} />
        <SkeletonBar width="60%" height={px(18)} />
        <SkeletonBar height={px(32)} />
      </StyledOwn>
    );
  if (standing.data === undefined)
    return (
      <ReadFailed
        title={CLUBS.standingFailed}
        why={standing.error}
        onRetry={() => void standing.refetch()}
      />
    );
  return <Own club={club} standing={standing.data} />;
}

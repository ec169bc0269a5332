import styled from 'styled-components';
import { isSignedIn } from '@site/domain/session/access';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, targets, useLocation, usePlatform, useSession } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Card, Notice, PageBody, Section, Skeleton, buttonLook, px, type } from '@site/ui';
import { REFERRAL } from '../phrases/referral';
import { CodeCard } from '../referral/CodeCard';
import { Hero, HowTo, Terms } from '../referral/Hero';
import { Join } from '../referral/Join';
import { useProgramme, useReferrer } from '../referral/queries';

const StyledWay = styled(Link)`
  ${buttonLook}
`;
const StyledRules = styled.ol`
  display: grid;
  gap: ${px(8)};
  list-style: decimal;
  padding-inline-start: 1.4em;
  font-size: ${type.s};
  line-height: 1.7;
`;
const StyledVisitor = styled(Card)`
  display: grid;
  gap: ${px(12)};
  & > div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${px(10)};
  }
  p {
    font-size: ${type.s};
  }
`;
const StyledLinks = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
  gap: ${px(10)};
`;

function Visitor() {
  const { pathname, search } = useLocation();
  const invited = usePlatform().visit.referral();
  return (
    <StyledVisitor data-testid="referral-visitor">
      <p>{REFERRAL.visitor}</p>
      {invited === null ? null : (
        <Notice tone="ok" testId="referral-invited">
          {REFERRAL.invited(invited)}
        </Notice>
      )}
      <div>
        <StyledWay to={targets.toRegister()} data-kind="primary" data-testid="referral-register">
          {REFERRAL.register}
        </StyledWay>
        <StyledWay to={loginAddress(pathname, search)} data-kind="secondary">
          {REFERRAL.login}
        </StyledWay>
      </div>
    </StyledVisitor>
  );
}

/** The member's own part: the code, or the way to get one. */
function Own() {
  const referrer = useReferrer();
  if (referrer.isPending) return <Skeleton kind="form" />;
  if (referrer.data === undefined)
    return (
      <ReadFailed
        title={REFERRAL.eligibleFailed}
        why={referrer.error}
        onRetry={() => void referrer.refetch()}
      />
    );
  return referrer.data === null ? <Join /> : <CodeCard referrer={referrer.data} />;
}

/** /ambassador: the referrer programme, open to everybody; members join and share from here. */
export function Page() {
  const isMember = isSignedIn(useSession());
  const programme = useProgramme();
  if (programme.isPending) return <Skeleton kind="article" />;
  if (programme.data === undefined)
    return (
      <ReadFailed
        title={REFERRAL.failed}
        why={programme.error}
        onRetry={() => void programme.refetch()}
      />
    );
  return (
    <PageBody data-testid="ambassador">
      <Hero programme={programme.data} />
      {isMember ? <Own /> : <Visitor />}
      <HowTo />
      <Terms programme={programme.data} />
      <Section title={REFERRAL.rules}>
        <Card>
          <StyledRules>
            {programme.data.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </StyledRules>
        </Card>
      </Section>
      <StyledLinks>
        <StyledWay to={targets.toReferrer()} data-kind="secondary">
          {REFERRAL.mine}
        </StyledWay>
        <StyledWay to="/whoisambassador" data-kind="ghost">
          {REFERRAL.whatIs}
        </StyledWay>
      </StyledLinks>
    </PageBody>
  );
}

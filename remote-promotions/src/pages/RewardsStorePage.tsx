import styled from 'styled-components';
import { getRewardPoints } from '@site/contracts/reward-store';
import { formatWhole } from '@site/domain/formatting/whole';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, STALE, useCall, useLocation, useSearchParams, useSession } from '@site/platform';
import { MemberOnly } from '@site/remote-kit/gate';
import { ReadFailed } from '@site/remote-kit/failed';
import { PageBody, Segmented, buttonLook, color, px, radius, type } from '@site/ui';
import { STORE } from '../phrases/clubs';
import { ItemGrid } from '../store/ItemGrid';
import { Records } from '../store/Records';

const StyledHead = styled.header`
  display: grid;
  gap: ${px(8)};
  padding: ${px(18)};
  border-radius: ${radius.xl};
  color: #fff3dc;
  background:
    radial-gradient(120% 140% at 100% 0%, #9a6b1d 0%, transparent 55%),
    linear-gradient(150deg, #3d2a10, #1b1207 75%);
  dl {
    display: flex;
    align-items: flex-end;
    gap: ${px(24)};
  }
  dt {
    font-size: ${type.xs};
    color: #ead2a6;
  }
  dd {
    font-size: ${type.xl};
    font-weight: 700;
  }
  .points dd {
    font-size: ${type.hero};
    font-weight: 800;
    color: #ffe2a3;
    line-height: 1.2;
  }
  p {
    font-size: ${type.s};
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook} &&& {
    justify-self: start;
    min-height: ${px(44)};
  }
`;
const StyledBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${px(12)};
  color: ${color('text')};
`;

const PARTS = [
  { value: 'items', label: STORE.items, testId: 'store-items' },
  { value: 'records', label: STORE.records, testId: 'store-records' },
] as const;

function Points({ login }: { readonly login: string }) {
  const { status } = useSession();
  const points = useCall(
    getRewardPoints,
    {},
    { enabled: status === 'member', staleMs: STALE.seconds },
  );
  if (status === 'visitor')
    return (
      <StyledHead>
        <p>{STORE.login}</p>
        <StyledWay to={login} data-kind="primary" data-size="s">
          {STORE.loginDo}
        </StyledWay>
      </StyledHead>
    );
  if (points.isPending)
    return <div className="sk" style={{ height: px(95) }} role="status" aria-busy="true" />;
  if (points.data === undefined)
    return (
      <ReadFailed
        title={STORE.pointsFailed}
        why={points.error}
        onRetry={() => void points.refetch()}
      />
    );
  const facts = [
    [STORE.points, points.data.available],
    [STORE.earned, points.data.earned],
    [STORE.spent, points.data.spent],
  ] as const;
  return (
    <StyledHead data-testid="store-points" data-available={points.data.available}>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className={label === STORE.points ? 'points' : undefined}>
            <dt>{label}</dt>
            <dd className="num">{formatWhole(value)}</dd>
          </div>
        ))}
      </dl>
    </StyledHead>
  );
}

/** /rewards-store: points, what they buy, and what was taken. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  const part = params.get('tab') === 'records' ? 'records' : 'items';
  const login = loginAddress(pathname, search);
  return (
    <PageBody data-testid="rewards-store">
      <Points login={login} />
      <Segmented
        label={STORE.parts}
        options={PARTS}
        value={part}
        onChange={(next) =>
          setParams(next === 'records' ? { tab: 'records' } : {}, { replace: true })
        }
      />
      <StyledBody>
        {part === 'records' ? (
          <MemberOnly hint={STORE.login}>
            <Records />
          </MemberOnly>
        ) : (
          <ItemGrid login={login} />
        )}
      </StyledBody>
    </PageBody>
  );
}

/** /Games/turnover: valid turnover of a day, in all and per wallet (§7.2 Games/DailyTurnover). */
import styled from 'styled-components';
import { readTurnoverDay, turnoverShares } from '@site/domain/games/turnover-day';
import { isSignedIn } from '@site/domain/session/access';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, targets, useLocation, useSearchParams, useSession } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Card,
  ChevronRight,
  EmptyState,
  Money,
  PageBody,
  Section,
  SkeletonBar,
  buttonLook,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import { useTurnover } from '../api/turnover';
import { TURNOVER } from '../phrases/turnover';
import { DayStrip } from '../turnover/DayStrip';
import { GroupBars } from '../turnover/GroupBars';
import { useSiteNow } from '../turnover/use-site-now';

const StyledTotal = styled.div`
  display: grid;
  gap: ${px(4)};
  align-content: center;
  min-height: ${px(104)};
  padding: ${px(16)};
  border-radius: ${radius.l};
  text-align: center;
  color: #fff3d6;
  background:
    radial-gradient(90% 160% at 50% 0%, #17684f 0%, transparent 70%),
    linear-gradient(#0d3d30, #08261e);
  small {
    font-size: ${type.s};
    color: #cfe9de;
  }
  strong {
    font-size: ${type.hero};
    line-height: 1.25;
    font-weight: 800;
    color: #ffdf94;
  }
`;
const StyledPlace = styled.div`
  min-height: ${px(232)};
`;
const StyledRules = styled.ul`
  display: grid;
  gap: ${px(6)};
  padding-inline-start: 1.2em;
  list-style: disc;
  font-size: ${type.s};
  line-height: 1.6;
  color: ${color('text-2')};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;
const StyledMore = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${px(44)};
  padding-inline-start: ${px(12)};
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;

function Day({ date, isToday }: { readonly date: string; readonly isToday: boolean }) {
  const { data, isError, isFetching, error, refetch } = useTurnover(date, isToday, true);
  const isFailed = isError && !isFetching;
  return (
    <>
      <StyledTotal data-testid="turnover-total">
        <small>{TURNOVER.totalOf(date.replaceAll('-', '/'))}</small>
        <strong role="status">
          <Money amount={data?.total} />
        </strong>
      </StyledTotal>
      <Section
        title={TURNOVER.groups}
        action={
          <StyledMore to={targets.toTransactions('bet')}>
            {TURNOVER.records}
            <ChevronRight aria-hidden="true" />
          </StyledMore>
        }
      >
        <Card>
          <StyledPlace>
            {isFailed ? (
              <ReadFailed
                title={TURNOVER.failed}
                why={error}
                onRetry={() => void refetch()}
                testId="turnover-failed"
              />
            ) : null}
            {data === undefined && !isFailed ? <SkeletonBar height="14em" /> : null}
            {data === undefined ? null : data.total === 0n ? (
              <EmptyState
                title={TURNOVER.empty}
                hint={TURNOVER.emptyHint}
                action={
                  <StyledWay to={targets.toGames()} data-kind="secondary">
                    {TURNOVER.toGames}
                  </StyledWay>
                }
                testId="turnover-empty"
              />
            ) : (
              <GroupBars shares={turnoverShares(data.total, data.groups)} />
            )}
          </StyledPlace>
        </Card>
      </Section>
    </>
  );
}

export function Page() {
  const { pathname, search } = useLocation();
  const [params, setParams] = useSearchParams();
  const isMember = isSignedIn(useSession());
  const now = useSiteNow();
  const today = readTurnoverDay(null, now);
  const date = readTurnoverDay(params.get('date'), now);
  const choose = (day: string): void =>
    setParams(
      (before) => {
        if (day === today) before.delete('date');
        else before.set('date', day);
        return before;
      },
      { replace: true },
    );
  if (!isMember) {
    return (
      <EmptyState
        title={TURNOVER.visitor}
        hint={TURNOVER.visitorHint}
        action={
          <StyledWay
            to={loginAddress(pathname, search)}
            data-kind="primary"
            data-testid="turnover-login"
          >
            {TURNOVER.login}
          </StyledWay>
        }
      />
    );
  }
  return (
    <PageBody>
      <DayStrip now={now} value={date} onChange={choose} />
      <Day key={date} date={date} isToday={date === today} />
      <Section title={TURNOVER.rules}>
        <Card>
          <StyledRules>
            {TURNOVER.rule.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </StyledRules>
        </Card>
      </Section>
    </PageBody>
  );
}

import styled from 'styled-components';
import { fenOf, formatCny, sumFen, type Fen } from '@site/domain/money';
import { Link, targets } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Card, DateText, Money, Skeleton, buttonLook, color, px, type } from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import { TURNOVER } from '../phrases/withdrawal';
import { useProgress } from './queries';

const StyledMissing = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  font-size: ${type.s};
  color: ${color('text-2')};
  strong {
    font-size: ${type.xl};
    font-weight: 750;
    color: ${color('text')};
  }
`;
const StyledRow = styled.div`
  display: grid;
  gap: ${px(6)};
  padding-top: ${px(14)};
  margin-top: ${px(14)};
  border-top: 1px solid ${color('line')};
  b {
    font-size: ${type.m};
    font-weight: 650;
  }
  small {
    display: flex;
    justify-content: space-between;
    gap: ${px(8)};
    flex-wrap: wrap;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

const StyledManage = styled(Link)`
  ${buttonLook}
  min-height: max(44px, ${px(44)});
  margin-top: ${px(4)};
`;

/**
 * Which bonus asks how much turnover, and how far each is: never a bare "not yet" (complaint 2 of
 * the domain guide).
 *
 * @param remaining all that is missing, where the server has told it; else what the bonuses come
 *   to.
 */
export function TurnoverList({ remaining }: { readonly remaining?: Fen }) {
  const progress = useProgress();
  if (progress.isPending) return <Skeleton kind="list" />;
  if (progress.data === undefined)
    return (
      <ReadFailed
        title={TURNOVER.failed}
        why={progress.error}
        onRetry={() => void progress.refetch()}
      />
    );
  const running = progress.data.filter(({ status }) => status === 'Wagering');
  return (
    <Card data-testid="turnover">
      <StyledMissing>
        <span>{TURNOVER.missing}</span>
        <strong>
          <Money
            amount={
              remaining ??
              sumFen(
                running.map(({ required, achieved }) =>
                  fenOf(required > achieved ? required - achieved : 0n),
                ),
              )
            }
          />
        </strong>
      </StyledMissing>
      {running.length === 0 ? (
        <StyledRow>
          <small>{TURNOVER.none}</small>
        </StyledRow>
      ) : null}
      {running.map(({ applicationId, title, required, achieved, percent, expiry }) => (
        <StyledRow key={applicationId} data-testid="turnover-row">
          <b>{title}</b>
          <ProgressBar label={TURNOVER.bar(title)} percent={percent} />
          <small>
            <span className="num">
              {TURNOVER.progress(formatCny(achieved), formatCny(required))}
            </span>
            <span>
              {TURNOVER.until} <DateText at={expiry} />
            </span>
          </small>
          <StyledManage
            to={targets.toAppliedBonus(applicationId)}
            data-kind="secondary"
            data-testid="turnover-manage"
          >
            {TURNOVER.manage}
          </StyledManage>
        </StyledRow>
      ))}
    </Card>
  );
}

import styled from 'styled-components';
import { getBonusProgress } from '@site/contracts/bonus';
import { formatCny, type Fen } from '@site/domain/money';
import { STALE, useCall } from '@site/platform';
import { Button, Card, DateText, Notice, Section, Skeleton, color, px, type } from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import { TURNOVER } from '../phrases/me';

const StyledBonus = styled.div`
  display: grid; gap: ${px(6)}; font-size: ${type.s}; color: ${color('text-2')};
  & + & { margin-top: ${px(14)}; padding-top: ${px(14)}; border-top: 1px solid ${color('line')}; } b { font-size: ${type.m}; color: ${color('text')}; }
`;

/** What ties money, by name and with numbers: nobody has to ask why it can't be withdrawn (contract balance, R3.2-1). */
export function TurnoverCard({ locked }: { readonly locked: Fen }) {
  const { data, isPending, isError, refetch } = useCall(getBonusProgress, { query: {} }, { staleMs: STALE.seconds });
  const running = data?.filter(({ status }) => status === 'Wagering') ?? [];
  return (
    <Section title={TURNOVER.title}>
      <Card data-testid="turnover">
        {isPending ? <Skeleton kind="list" /> : isError ? <Notice tone="warn">{TURNOVER.failed} <Button kind="ghost" size="s" onClick={() => void refetch()}>{TURNOVER.retry}</Button></Notice> : (
          <>
            <p>{running.length === 0 ? TURNOVER.unnamed(formatCny(locked)) : TURNOVER.intro(formatCny(locked))}</p>
            {running.map((bonus) => (
              <StyledBonus key={bonus.applicationId} data-testid="turnover-bonus">
                <b>{bonus.title}</b>
                <ProgressBar label={bonus.title} percent={bonus.percent} />
                <span className="num">{TURNOVER.row(formatCny(bonus.achieved), formatCny(bonus.required))}</span>
                <small>{TURNOVER.until} <DateText at={bonus.expiry} /></small>
              </StyledBonus>
            ))}
          </>
        )}
      </Card>
    </Section>
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import type { MemberLimits } from '@site/contracts/member-limits';
import { formatCny, toCnyString } from '@site/domain/money';
import { Button, Card, Section, color, px, toSiteTime, type } from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import { LIMITS } from '../phrases/limits';
import { LimitSheet } from './LimitSheet';
import type { LimitChange } from './use-limits';

const StyledLimit = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${px(4)} ${px(12)};
  & + & {
    margin-top: ${px(14)};
    padding-top: ${px(14)};
    border-top: 1px solid ${color('line')};
  }
  b {
    font-size: ${type.l};
  }
  small {
    grid-column: 1 / -1;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & > div {
    grid-column: 1 / -1;
  }
`;

type Limit = MemberLimits['deposits'][number];

interface DepositLimitsProps {
  readonly limits: readonly Limit[];
  readonly busy: boolean;
  readonly onChange: (change: LimitChange) => Promise<MemberLimits | string | null>;
}

/** Used part of a limit in percent; a limit of nothing is used up. */
const percentOf = (used: bigint, most: bigint): number =>
  most === 0n ? 100 : Number((used * 100n) / most);

function LimitRow({ limit, onEdit }: { readonly limit: Limit; readonly onEdit: () => void }) {
  const { span, amount, used, pendingAmount, pendingFrom } = limit;
  return (
    <StyledLimit data-testid={`limit-${span}`}>
      <b>
        {LIMITS.span[span]} {amount === null ? LIMITS.none : `¥${formatCny(amount)}`}
      </b>
      <Button
        kind="secondary"
        size="s"
        data-testid={`limit-${span}-edit`}
        aria-label={`${LIMITS.edit}${LIMITS.amountLabel(LIMITS.span[span])}`}
        onClick={onEdit}
      >
        {LIMITS.edit}
      </Button>
      {amount === null ? null : (
        <div>
          <ProgressBar
            label={LIMITS.amountLabel(LIMITS.span[span])}
            percent={percentOf(used, amount)}
          />
        </div>
      )}
      <small>
        {amount === null
          ? LIMITS.usedNone(formatCny(used))
          : LIMITS.used(formatCny(used), formatCny(amount))}
      </small>
      {pendingFrom === null ? null : (
        <small data-testid={`limit-${span}-pending`}>
          {LIMITS.pending(
            pendingAmount === null ? LIMITS.pendingNone : `¥${formatCny(pendingAmount)}`,
            toSiteTime(pendingFrom),
          )}
        </small>
      )}
    </StyledLimit>
  );
}

/** Limits on money coming in, with what is used of them. */
export function DepositLimits({ limits, busy, onChange }: DepositLimitsProps) {
  const [editing, setEditing] = useState<Limit | null>(null);
  return (
    <Section title={LIMITS.deposits}>
      <Card>
        {limits.map((limit) => (
          <LimitRow key={limit.span} limit={limit} onEdit={() => setEditing(limit)} />
        ))}
      </Card>
      {editing === null ? null : (
        <LimitSheet
          key={editing.span}
          span={editing.span}
          initial={editing.amount === null ? '' : toCnyString(editing.amount)}
          isSet={editing.amount !== null}
          busy={busy}
          onClose={() => setEditing(null)}
          onSave={(amount) => onChange({ [editing.span]: amount })}
        />
      )}
    </Section>
  );
}

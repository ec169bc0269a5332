import styled from 'styled-components';
import type { Fen } from '@site/domain/money';
import { Button, DateText, Money, Notice, SkeletonBar, color, px, type } from '@site/ui';
import { useEligible, usePreview } from '../api/queries';
import { BONUS_FORM } from '../phrases/form';
import { ReasonLines } from './ReasonLines';

const StyledPreview = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  gap: ${px(10)};
  padding: ${px(12)} ${px(14)};
  border-radius: ${px(12)};
  background: ${color('sunken')};
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.m};
    font-weight: 650;
  }
  /* Letters so large that the three have no room in one line (ADR 110). */
  @media (max-width: 17em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const StyledHint = styled.p`
  font-size: ${type.s};
  color: ${color('text-3')};
`;
/** What the amount would bring. */
export function Preview({
  bonusId,
  amount,
}: {
  readonly bonusId: string;
  readonly amount: Fen | null;
}) {
  const preview = usePreview(bonusId, amount);
  if (amount === null) return <StyledHint>{BONUS_FORM.typeAmount}</StyledHint>;
  if (preview.isError)
    return (
      <StyledHint>
        {BONUS_FORM.previewFailed}{' '}
        <Button kind="ghost" size="s" onClick={() => void preview.refetch()}>
          {BONUS_FORM.retry}
        </Button>
      </StyledHint>
    );
  const { data } = preview;
  return (
    <StyledPreview data-testid="bonus-preview" aria-live="polite">
      <div>
        <dt>{BONUS_FORM.gift}</dt>
        <dd data-testid="preview-gift">
          {data === undefined ? <SkeletonBar width="4em" /> : <Money amount={data.bonusAmount} />}
        </dd>
      </div>
      <div>
        <dt>{BONUS_FORM.turnover}</dt>
        <dd>
          {data === undefined ? (
            <SkeletonBar width="4em" />
          ) : (
            <Money amount={data.turnoverRequired} />
          )}
        </dd>
      </div>
      <div>
        <dt>{BONUS_FORM.until}</dt>
        <dd>{data === undefined ? <SkeletonBar width="6em" /> : <DateText at={data.expiry} />}</dd>
      </div>
    </StyledPreview>
  );
}

/** Everything that speaks against it, all at once; nothing when it may be had. */
export function Verdict({ eligible }: { readonly eligible: ReturnType<typeof useEligible> }) {
  if (eligible.isPending) return <StyledHint role="status">{BONUS_FORM.checking}</StyledHint>;
  if (eligible.data === undefined)
    return (
      <Notice tone="warn">
        {BONUS_FORM.checkFailed}{' '}
        <Button kind="ghost" size="s" onClick={() => void eligible.refetch()}>
          {BONUS_FORM.retry}
        </Button>
      </Notice>
    );
  if (eligible.data.isEligible) return null;
  return (
    <Notice tone="warn" role="status" testId="bonus-reasons">
      {BONUS_FORM.reasons}
      <ReasonLines reasons={eligible.data.reasons} />
    </Notice>
  );
}

/** The verdict about an amount. */
export function Reasons({
  bonusId,
  amount,
}: {
  readonly bonusId: string;
  readonly amount: Fen | null;
}) {
  return <Verdict eligible={useEligible(bonusId, amount)} />;
}

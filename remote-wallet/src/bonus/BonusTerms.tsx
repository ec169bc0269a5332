import styled from 'styled-components';
import type { Fen } from '@site/domain/money';
import { Button, DateText, Money, SkeletonBar, color, px, type } from '@site/ui';
import { useSettled } from '@site/remote-kit/forms';
import { BONUS_CHOICE } from '../phrases/bonus-choice';
import { useBonusEligible, useBonusPreview } from './reads';

const StyledTerms = styled.div`
  display: grid;
  gap: ${px(8)};
  margin: 0 ${px(14)};
  padding: ${px(12)} 0 ${px(14)};
  border-top: 1px solid ${color('line')};
  font-size: ${type.s};
  color: ${color('text-2')};
  dl {
    display: grid;
    grid-template-columns: repeat(3, auto);
    justify-content: space-between;
    gap: ${px(10)};
  }
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-weight: 650;
    color: ${color('text')};
  }
  ul {
    display: grid;
    gap: ${px(4)};
    list-style: disc;
    padding-inline-start: 1.2em;
  }
  p,
  li {
    line-height: 1.55;
  }
  &[data-fits='false'] {
    color: ${color('warn')};
  }
`;

function Preview({ bonusId, amount }: { readonly bonusId: string; readonly amount: Fen }) {
  const preview = useBonusPreview(bonusId, amount);
  if (preview.isError)
    return (
      <StyledTerms>
        <p>{BONUS_CHOICE.previewFailed}</p>
        <div>
          <Button kind="ghost" size="s" onClick={() => void preview.refetch()}>
            {BONUS_CHOICE.retry}
          </Button>
        </div>
      </StyledTerms>
    );
  const { data } = preview;
  return (
    <StyledTerms data-testid="bonus-preview" aria-live="polite">
      <dl>
        <div>
          <dt>{BONUS_CHOICE.gift}</dt>
          <dd>
            {data === undefined ? <SkeletonBar width="4em" /> : <Money amount={data.bonusAmount} />}
          </dd>
        </div>
        <div>
          <dt>{BONUS_CHOICE.required}</dt>
          <dd>
            {data === undefined ? (
              <SkeletonBar width="4em" />
            ) : (
              <Money amount={data.turnoverRequired} />
            )}
          </dd>
        </div>
        <div>
          <dt>{BONUS_CHOICE.until}</dt>
          <dd>
            {data === undefined ? <SkeletonBar width="6em" /> : <DateText at={data.expiry} />}
          </dd>
        </div>
      </dl>
      <p>{BONUS_CHOICE.rule}</p>
    </StyledTerms>
  );
}

/** What the chosen bonus brings for the typed amount, or everything that speaks against it. */
export function BonusTerms({
  bonusId,
  amount,
}: {
  readonly bonusId: string;
  readonly amount: Fen | null;
}) {
  const requested = useSettled(amount);
  const eligible = useBonusEligible(bonusId, requested);
  if (eligible.isPending)
    return (
      <StyledTerms>
        <p>{BONUS_CHOICE.checking}</p>
      </StyledTerms>
    );
  if (eligible.data === undefined)
    return (
      <StyledTerms data-fits="false">
        <p>{BONUS_CHOICE.unchecked}</p>
        <div>
          <Button kind="ghost" size="s" onClick={() => void eligible.refetch()}>
            {BONUS_CHOICE.retry}
          </Button>
        </div>
      </StyledTerms>
    );
  if (!eligible.data.isEligible) {
    return (
      <StyledTerms data-fits="false" data-testid="bonus-reasons" role="status">
        <p>{BONUS_CHOICE.cannot}</p>
        <ul>
          {eligible.data.reasons.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      </StyledTerms>
    );
  }
  if (requested === null)
    return (
      <StyledTerms>
        <p>{BONUS_CHOICE.typeAmount}</p>
      </StyledTerms>
    );
  return <Preview bonusId={bonusId} amount={requested} />;
}

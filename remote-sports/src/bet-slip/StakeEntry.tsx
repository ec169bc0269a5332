/** Ways to a stake without typing into a field: the keypad, and amounts that one tap fills in. */
import { quickStakes, trialStakes } from '@site/domain/betting/quick-stakes';
import { isSignedIn } from '@site/domain/session/access';
import { usePlatform, useSession, useStateView } from '@site/platform';
import { color, px, radius, type } from '@site/ui';
import { amountCopy } from '@site/ui/amount-copy';
import { StakeKeypad } from '@site/ui/keypad';
import styled from 'styled-components';
import { SLIP } from '../phrases/slip';
import { useSports } from '../state/use-sports';
import { takesStake, type ActiveField } from './active-field';
import { isOverRefused, type RefusedSums } from './refused-sum';
import { isEditable } from './slip-model';

/** As high as a finger is, and no higher on a wide screen. */
const HEIGHT = `max(44px, min(${px(42)}, 5.6vh))`;

const StyledAmounts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${px(6)};
  /* Kept while the limits are on their way: what stands below it must not move. */
  min-height: ${HEIGHT};
  & > span {
    flex: none;
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & > button {
    flex: 1;
    /* An amount is never broken: in letters that are too large for one row they take two. */
    min-width: max-content;
    padding-inline: ${px(8)};
    white-space: nowrap;
    min-height: ${HEIGHT};
    border-radius: ${radius.m};
    background: ${color('raised')};
    color: ${color('text')};
    font-size: ${type.m};
    font-weight: 600;
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  & > button:disabled {
    color: ${color('text-3')};
  }
  & > button[aria-pressed='true'] {
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
  }
`;

/** Amounts that a field can take, and the way to put one in. */
function useEntry(field: ActiveField) {
  const { slip } = useSports();
  const { settings } = usePlatform();
  const {
    settings: { amount1, amount2, amount3 },
  } = useStateView(settings.state);
  const amounts = [amount1, amount2, amount3];
  const signedIn = isSignedIn(useSession());
  return {
    quick: signedIn ? quickStakes(amounts, field.room) : trialStakes(amounts),
    put: (text: string): void => {
      // The same once more is no other figure: what was refused stays refused.
      if (text === field.value) return;
      if (field.kind === 'combo') slip.typeCombo(field.id, text);
      else
        slip.state
          .get()
          .rows.filter((row) =>
            field.kind === 'each' ? takesStake(row) : row.selection.selectionId === field.id,
          )
          .filter(isEditable)
          .forEach(({ selection }) => slip.type(selection.selectionId, text));
    },
  };
}

/** The keypad of the field that is typed into. */
export function Keypad({
  field,
  refused,
}: {
  readonly field: ActiveField;
  readonly refused: RefusedSums;
}) {
  const { quick, put } = useEntry(field);
  // What was just refused is not filled in once more.
  const max = field.max === null || isOverRefused(refused, field, field.max) ? null : field.max;
  return <StakeKeypad value={field.value} quick={quick} max={max} onChange={put} />;
}

/**
 * Amounts that one tap stakes while no field is typed into; the same amount is put in once more
 * without harm.
 *
 * @param isKnown the limits were told, or nobody will tell them: an amount that is offered stays.
 */
export function QuickAmounts({
  field,
  refused,
  isKnown,
}: {
  readonly field: ActiveField;
  readonly refused: RefusedSums;
  readonly isKnown: boolean;
}) {
  const { quick, put } = useEntry(field);
  const amounts = [
    ...quick.map((amount) => ({ amount, label: amount, kind: 'quick' })),
    // Less than the vendor takes is no amount to offer.
    ...(field.max === null || quick.length === 0
      ? []
      : [{ amount: field.max, label: amountCopy.max, kind: 'max' }]),
  ];
  if (isKnown && amounts.length === 0) return null;
  return (
    <StyledAmounts role="group" aria-label={SLIP.quick} data-testid="slip-quick">
      {isKnown && field.kind === 'each' ? <span>{SLIP.each}</span> : null}
      {(isKnown ? amounts : []).map(({ amount, label, kind }) => (
        <button
          key={kind === 'max' ? kind : amount}
          type="button"
          className="num"
          data-kind={kind}
          aria-pressed={field.value === amount}
          // It keeps its place: nothing moves under the hand that was just refused.
          disabled={isOverRefused(refused, field, amount)}
          onClick={() => put(amount)}
        >
          {label}
        </button>
      ))}
    </StyledAmounts>
  );
}

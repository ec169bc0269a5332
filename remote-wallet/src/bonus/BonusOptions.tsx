import styled from 'styled-components';
import { formatCnyShort } from '@site/domain/money';
import { Check, color, px, radius, type } from '@site/ui';
import { rovingKeys } from '@site/ui/roving';
import { BONUS_CHOICE } from '../phrases/bonus-choice';
import type { Bonus } from './reads';

const StyledList = styled.div`
  display: grid;
  gap: ${px(8)};
`;
const StyledOption = styled.button`
  display: flex;
  align-items: center;
  gap: ${px(12)};
  width: 100%;
  min-height: ${px(60)};
  padding: ${px(10)} ${px(14)};
  border-radius: ${radius.m};
  text-align: start;
  background: ${color('raised')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  span {
    flex: 1;
    min-width: 0;
    display: grid;
    gap: ${px(2)};
  }
  b {
    font-size: ${type.m};
    font-weight: 650;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  svg {
    width: ${px(20)};
    height: ${px(20)};
    flex: none;
    color: ${color('brand-text')};
    visibility: hidden;
  }
  &[aria-checked='true'] {
    background: ${color('brand-soft')};
    box-shadow: inset 0 0 0 2px ${color('brand')};
  }
  &[aria-checked='true'] svg {
    visibility: visible;
  }
`;

/** Terms in short, in the order in which they matter. */
const termsOf = ({ percentage, turnover, minAmount, maxAmount, balanceRequired }: Bonus): string =>
  [
    ...(Number(percentage) > 0 ? [BONUS_CHOICE.percent(percentage)] : []),
    BONUS_CHOICE.turnover(turnover),
    BONUS_CHOICE.terms(formatCnyShort(minAmount), formatCnyShort(maxAmount)),
    ...(balanceRequired > 0n ? [BONUS_CHOICE.balance(formatCnyShort(balanceRequired))] : []),
  ].join(' · ');

interface BonusOptionsProps {
  readonly bonuses: readonly Bonus[];
  readonly value: string;
  /** Chosen with the arrow keys: the list stays open. */
  readonly onMove: (bonusId: string) => void;
  readonly onChoose: (bonusId: string) => void;
}

/** Every bonus with its terms in short; taking none is a choice like the others, and the first. */
export function BonusOptions({ bonuses, value, onMove, onChoose }: BonusOptionsProps) {
  const options = [
    { id: '', title: BONUS_CHOICE.none, terms: BONUS_CHOICE.noneHint },
    ...bonuses.map((bonus) => ({ id: bonus.id, title: bonus.title, terms: termsOf(bonus) })),
  ];
  return (
    <StyledList
      role="radiogroup"
      aria-label={BONUS_CHOICE.choose}
      onKeyDown={rovingKeys(
        options.map(({ id }) => id),
        value,
        onMove,
      )}
    >
      {options.map(({ id, title, terms }) => (
        <StyledOption
          key={id}
          type="button"
          role="radio"
          aria-checked={id === value}
          tabIndex={id === value ? 0 : -1}
          data-testid={`bonus-option-${id === '' ? 'none' : id}`}
          onClick={() => onChoose(id)}
        >
          <span>
            <b>{title}</b>
            <small className="num">{terms}</small>
          </span>
          <Check aria-hidden="true" />
        </StyledOption>
      ))}
    </StyledList>
  );
}

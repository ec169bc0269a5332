import styled from 'styled-components';
import { formatCnyShort, toTypedCny } from '@site/domain/money';
import { amountSteps } from '@site/domain/promotions/amount-steps';
import { color, px, radius, type } from '@site/ui';
import type { Offer } from '../api/queries';
import { BONUS_FORM } from '../phrases/form';

/** One row. */
const COUNT = 3;

const StyledChips = styled.div`
  display: grid;
  grid-template-columns: repeat(${COUNT}, minmax(0, 1fr));
  gap: ${px(8)};
  margin-top: ${px(-6)};
  button {
    min-height: ${px(44)};
    border-radius: ${radius.m};
    background: ${color('raised')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    font-size: ${type.l};
    font-weight: 650;
  }
  button[aria-pressed='true'] {
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
  }
`;

interface AmountChipsProps {
  readonly offer: Pick<Offer, 'minAmount' | 'maxAmount'>;
  readonly value: string;
  readonly disabled: boolean;
  readonly onChoose: (text: string) => void;
}

/** Amounts that the offer takes, with one tap. */
export function AmountChips({ offer, value, disabled, onChoose }: AmountChipsProps) {
  return (
    <StyledChips role="group" aria-label={BONUS_FORM.amounts}>
      {amountSteps(offer.minAmount, offer.maxAmount, COUNT).map((amount) => {
        const text = toTypedCny(amount);
        return (
          <button
            key={text}
            type="button"
            className="num"
            aria-pressed={text === value}
            disabled={disabled}
            onClick={() => onChoose(text)}
          >
            {formatCnyShort(amount)}
          </button>
        );
      })}
    </StyledChips>
  );
}

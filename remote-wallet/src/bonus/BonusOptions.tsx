import { useState } from 'react';
import styled from 'styled-components';
import { fenOf, formatCnyShort, type Fen } from '@site/domain/money';
import { inOfferOrder, missingFor } from '@site/domain/promotions/offer-order';
import { offerWorth, type OfferWorth } from '@site/domain/promotions/offer-worth';
import { Check, SkeletonBar, color, px, radius, type } from '@site/ui';
import { rovingKeys } from '@site/ui/roving';
import { BONUS_CHOICE } from '../phrases/bonus-choice';
import { useOffers, type Bonus, type FundingType } from './reads';

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
  .worth {
    color: ${color('gold-text')};
    font-weight: 650;
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

type Offers = ReturnType<typeof useOffers>;

const offerOf = ({ data }: Offers, bonusId: string) => data?.find(({ id }) => id === bonusId);

/** Terms in short, in the order in which they matter; the most that it gives once that is known. */
function termsOf(bonus: Bonus, offers: Offers): string {
  const { id, percentage, turnover, minAmount, maxAmount, balanceRequired } = bonus;
  // A fixed gift is named by its title.
  const isShare = Number(percentage) > 0;
  const most = offerOf(offers, id)?.maxBonus;
  return [
    ...(isShare ? [BONUS_CHOICE.percent(percentage)] : []),
    ...(isShare && most !== undefined ? [BONUS_CHOICE.most(formatCnyShort(most))] : []),
    BONUS_CHOICE.turnover(turnover),
    BONUS_CHOICE.terms(formatCnyShort(minAmount), formatCnyShort(maxAmount)),
    ...(balanceRequired > 0n ? [BONUS_CHOICE.balance(formatCnyShort(balanceRequired))] : []),
  ].join(' · ');
}

function worthOf(offers: Offers, bonusId: string, amount: Fen): OfferWorth | null {
  const offer = offerOf(offers, bonusId);
  return offer === undefined
    ? null
    : offerWorth(
        { ...offer, turnover: { times: offer.turnover, base: offer.turnoverBase } },
        amount,
      );
}

interface WorthProps {
  readonly bonus: Bonus;
  readonly amount: Fen;
  readonly offers: Offers;
}

/** What a bonus would bring for the amount that is typed; its line is there before its figures. */
function Worth({ bonus, amount, offers }: WorthProps) {
  const missing = missingFor(bonus, amount);
  // A fixed gift is named by its title.
  if (missing === 0n && !(Number(bonus.percentage) > 0)) return null;
  const worth = worthOf(offers, bonus.id, amount);
  return (
    <small className="num" data-testid="bonus-worth">
      {missing > 0n ? (
        BONUS_CHOICE.missing(formatCnyShort(fenOf(missing)))
      ) : missing < 0n ? (
        BONUS_CHOICE.tooMuch
      ) : worth !== null && worth.required !== null ? (
        <span className="worth">
          {BONUS_CHOICE.worth(formatCnyShort(worth.bonus), formatCnyShort(worth.required))}
        </span>
      ) : offers.isPending ? (
        <SkeletonBar width="10em" />
      ) : (
        BONUS_CHOICE.previewFailed
      )}
    </small>
  );
}

interface BonusOptionsProps {
  readonly transactionType: FundingType;
  /** What the member means to pay in; null while it is no amount that could be sent. */
  readonly amount: Fen | null;
  readonly bonuses: readonly Bonus[];
  readonly value: string;
  /** Chosen with the arrow keys: the list stays open. */
  readonly onMove: (bonusId: string) => void;
  readonly onChoose: (bonusId: string) => void;
}

/**
 * Every bonus with its terms in short, most gift first; taking none is a choice like the others,
 * and the first.
 */
export function BonusOptions({
  transactionType,
  amount,
  bonuses,
  value,
  onMove,
  onChoose,
}: BonusOptionsProps) {
  const offers = useOffers(transactionType, amount !== null);
  // As it stands when the list opens: what moves under a finger is not what was tapped.
  const [order] = useState(() =>
    (amount === null
      ? bonuses
      : inOfferOrder(
          bonuses,
          (bonus) => ({ ...bonus, gift: worthOf(offers, bonus.id, amount)?.bonus ?? null }),
          amount,
        )
    ).map(({ id }) => id),
  );
  // What is new since then stands at the end.
  const placeOf = ({ id }: Bonus): number =>
    order.includes(id) ? order.indexOf(id) : order.length;
  const listed = [...bonuses].sort((a, b) => placeOf(a) - placeOf(b));
  const options = [
    { id: '', title: BONUS_CHOICE.none, terms: BONUS_CHOICE.noneHint, bonus: null },
    ...listed.map((bonus) => ({
      id: bonus.id,
      title: bonus.title,
      terms: termsOf(bonus, offers),
      bonus,
    })),
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
      {options.map(({ id, title, terms, bonus }) => (
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
            {bonus === null || amount === null ? null : (
              <Worth bonus={bonus} amount={amount} offers={offers} />
            )}
          </span>
          <Check aria-hidden="true" />
        </StyledOption>
      ))}
    </StyledList>
  );
}

import styled from 'styled-components';
import { ZERO_FEN, formatCny } from '@site/domain/money';
import { locksMoney } from '@site/domain/promotions/lock';
import { Link } from '@site/platform';
import { Button, Notice, buttonLook, color, px, radius, type } from '@site/ui';
import { AmountField } from '@site/ui/amount-field';
import { rovingKeys } from '@site/ui/roving';
import { useEligible, type Offer } from '../api/queries';
import { BONUS_FORM } from '../phrases/form';
import { AmountChips } from './AmountChips';
import { Applied } from './Applied';
import { Arrived } from './Arrived';
import { depositWith } from '@site/remote-kit/deposit-with';
import { Ended, useIsEnded } from './Ended';
import { Preview, Reasons } from './FormParts';
import { LockNotice } from './LockNotice';
import { OfferHead } from './OfferHead';
import { OfferTerms } from './OfferTerms';
import { useBonusForm } from './use-bonus-form';

const StyledForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${px(16)};
  & > small {
    font-size: ${type.xs};
    color: ${color('text-3')};
    line-height: 1.6;
  }
`;
const StyledDeposit = styled(Link)`
  ${buttonLook}
  /* Letters so large that its words have no room in one line (ADR 110). */
  @media (max-width: 17em) {
    white-space: normal;
  }
`;
const StyledTiers = styled.div`
  display: grid;
  gap: ${px(8)};
`;
const StyledTier = styled.button`
  display: flex;
  justify-content: space-between;
  gap: ${px(12)};
  min-height: ${px(52)};
  align-items: center;
  padding: ${px(10)} ${px(14)};
  border-radius: ${radius.m};
  text-align: start;
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  font-size: ${type.m};
  b {
    font-weight: 650;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  &:disabled {
    cursor: not-allowed;
    color: ${color('text-3')};
  }
  &[aria-checked='true'] {
    background: ${color('brand-soft')};
    box-shadow: inset 0 0 0 2px ${color('brand')};
  }
`;

interface TiersProps {
  readonly offers: readonly Offer[];
  readonly chosen: Offer;
  /** While one is being applied for, another cannot be chosen. */
  readonly disabled: boolean;
  readonly onChoose: (id: string) => void;
}

function Tiers({ offers, chosen, disabled, onChoose }: TiersProps) {
  if (offers.length < 2) return null;
  return (
    <StyledTiers
      role="radiogroup"
      aria-label={BONUS_FORM.tiers}
      onKeyDown={rovingKeys(
        offers.map(({ id }) => id),
        chosen.id,
        onChoose,
      )}
    >
      {offers.map(({ id, title, turnover, maxBonus }) => (
        <StyledTier
          key={id}
          type="button"
          disabled={disabled}
          role="radio"
          aria-checked={id === chosen.id}
          tabIndex={id === chosen.id ? 0 : -1}
          data-testid={`tier-${id}`}
          onClick={() => onChoose(id)}
        >
          <b>{title}</b>
          <small className="num">
            {BONUS_FORM.maxBonus} ¥{formatCny(maxBonus)} · ×{turnover}
          </small>
        </StyledTier>
      ))}
    </StyledTiers>
  );
}

/**
 * Applies for a bonus: tier, amount, what it brings, what speaks against it, and the terms beside
 * the button.
 */
export function BonusForm({ offers }: { readonly offers: readonly [Offer, ...Offer[]] }) {
  const state = useBonusForm(offers);
  const {
    offer,
    amountText,
    amount,
    errors: { form, errors },
    busy,
    applied,
  } = state;
  // Known to be refused: the reasons stand above, and the button asks for nothing.
  const eligible = useEligible(offer.id, amount, applied === null).data;
  const isBarred = eligible?.isEligible === false;
  const isOver = useIsEnded(offer.promoId, eligible?.reasons ?? []);
  if (applied !== null)
    return (
      <Arrived>
        <Applied
          application={applied}
          minAmount={offers.find(({ id }) => id === applied.bonusRuleId)?.minAmount ?? null}
          money={state.money}
          onClaim={state.claim}
        />
      </Arrived>
    );
  // What is on its way still gets its answer.
  if (isOver && !busy)
    return (
      <Arrived>
        <Ended offer={offer} amount={amount} />
      </Arrived>
    );
  const isNone = offer.transactionType === 'None';
  const locks = locksMoney(offer);
  return (
    <StyledForm
      ref={form}
      noValidate
      data-testid="bonus-form"
      data-offer={offer.id}
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      <OfferHead promoId={offer.promoId} title={offer.title} />
      <Tiers offers={offers} chosen={offer} disabled={busy} onChoose={state.choose} />
      {isNone ? (
        <Preview bonusId={offer.id} amount={ZERO_FEN} />
      ) : (
        <>
          <AmountField
            label={
              offer.transactionType === 'Deposit'
                ? BONUS_FORM.amountDeposit
                : BONUS_FORM.amountTransfer
            }
            value={amountText}
            onChange={state.type}
            disabled={busy}
            testId="bonus-amount"
            hint={BONUS_FORM.limits(formatCny(offer.minAmount), formatCny(offer.maxAmount))}
            error={errors.amount}
          />
          <AmountChips offer={offer} value={amountText} disabled={busy} onChoose={state.type} />
          <Preview bonusId={offer.id} amount={amount} />
        </>
      )}
      <Reasons bonusId={offer.id} amount={amount} />
      <OfferTerms offer={offer} />
      {locks ? <LockNotice /> : null}
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert" testId="bonus-refused">
          {errors.form}
        </Notice>
      )}
      <Button
        type="submit"
        block
        loading={busy}
        disabled={isBarred && !busy}
        data-testid="bonus-submit"
      >
        {busy ? BONUS_FORM.submitting : isNone ? BONUS_FORM.submitClaim : BONUS_FORM.submit}
      </Button>
      {offer.transactionType === 'Deposit' && !busy && !isBarred ? (
        <StyledDeposit to={depositWith(offer.id, amount)} data-kind="secondary" data-block="true">
          {BONUS_FORM.depositWith}
        </StyledDeposit>
      ) : null}
      <small>
        {BONUS_FORM.agree}
        {locks ? BONUS_FORM.agreeLock : ''}
      </small>
    </StyledForm>
  );
}

import styled from 'styled-components';
import { ZERO_FEN, formatCny } from '@site/domain/money';
import { WALLET_NAME } from '@site/domain/wallet/groups';
import { Link, targets } from '@site/platform';
import { Button, EmptyState, Notice, Gift, buttonLook, color, px, radius, type } from '@site/ui';
import { AmountField } from '@site/ui/amount-field';
import { rovingKeys } from '@site/ui/roving';
import type { Offer } from '../api/queries';
import { MoneyNotice } from '../money/MoneyNotice';
import { BONUS_FORM } from '../phrases/form';
import { Arrived } from './Arrived';
import { Preview, Reasons } from './FormParts';
import { OfferHead } from './OfferHead';
import { OfferTerms } from './OfferTerms';
import { useBonusForm, type BonusFormState } from './use-bonus-form';

const StyledForm = styled.form`display: grid; gap: ${px(16)}; & > small { font-size: ${type.xs}; color: ${color('text-3')}; line-height: 1.6; }`;
const StyledTiers = styled.div`display: grid; gap: ${px(8)};`;
const StyledTier = styled.button`
  display: flex; justify-content: space-between; gap: ${px(12)}; min-height: ${px(52)}; align-items: center; padding: ${px(10)} ${px(14)}; border-radius: ${radius.m}; text-align: start; background: ${color('surface')}; box-shadow: inset 0 0 0 1px ${color('line')}; font-size: ${type.m};
  b { font-weight: 650; } small { font-size: ${type.xs}; color: ${color('text-3')}; }
  &[aria-checked='true'] { background: ${color('brand-soft')}; box-shadow: inset 0 0 0 2px ${color('brand')}; }
`;
const StyledWay = styled(Link)`${buttonLook}`;

function Tiers({ offers, chosen, onChoose }: { readonly offers: readonly Offer[]; readonly chosen: Offer; readonly onChoose: (id: string) => void }) {
  if (offers.length < 2) return null;
  return (
    <StyledTiers role="radiogroup" aria-label={BONUS_FORM.tiers} onKeyDown={rovingKeys(offers.map(({ id }) => id), chosen.id, onChoose)}>
      {offers.map(({ id, title, turnover, maxBonus }) => (
        <StyledTier key={id} type="button" role="radio" aria-checked={id === chosen.id} tabIndex={id === chosen.id ? 0 : -1} data-testid={`tier-${id}`} onClick={() => onChoose(id)}>
          <b>{title}</b><small className="num">{BONUS_FORM.maxBonus} ¥{formatCny(maxBonus)} · ×{turnover}</small>
        </StyledTier>
      ))}
    </StyledTiers>
  );
}

/** What comes after: money has to come in first, or the bonus is there. */
function Applied({ form: { applied, offer, money } }: { readonly form: BonusFormState }) {
  if (applied === null) return null;
  const mine = <StyledWay to={targets.toAppliedBonus(applied.applicationId)} data-kind="secondary" data-testid="bonus-mine">{BONUS_FORM.mine}</StyledWay>;
  if (offer.transactionType === 'None') {
    const isPaid = applied.claimedDate !== null;
    return (
      <>
        <EmptyState icon={<Gift />} title={isPaid ? BONUS_FORM.claimedTitle : BONUS_FORM.appliedTitle} hint={isPaid ? BONUS_FORM.claimedHint(formatCny(applied.bonusAmount), WALLET_NAME[applied.payGroup as keyof typeof WALLET_NAME] ?? '', formatCny(applied.required)) : undefined} action={mine} testId={isPaid ? 'bonus-claimed' : 'bonus-applied'} />
        <MoneyNotice money={money} testId="bonus" />
      </>
    );
  }
  const isDeposit = offer.transactionType === 'Deposit';
  return (
    <EmptyState
      icon={<Gift />} title={BONUS_FORM.appliedTitle} hint={BONUS_FORM.appliedHint(isDeposit ? BONUS_FORM.deposit : BONUS_FORM.transfer, formatCny(offer.minAmount))} testId="bonus-applied"
      action={<><StyledWay to={isDeposit ? targets.toDeposit() : targets.toTransfer()} data-kind="primary" data-testid="bonus-fund">{isDeposit ? BONUS_FORM.toDeposit : BONUS_FORM.toTransfer}</StyledWay>{mine}</>}
    />
  );
}

/** Applies for a bonus: tier, amount, what it brings, what speaks against it, and the terms beside the button. */
export function BonusForm({ offers }: { readonly offers: readonly [Offer, ...Offer[]] }) {
  const state = useBonusForm(offers);
  const { offer, amountText, amount, errors: { form, errors }, busy, applied } = state;
  if (applied !== null) return <Arrived><Applied form={state} /></Arrived>;
  const isNone = offer.transactionType === 'None';
  return (
    <StyledForm ref={form} noValidate data-testid="bonus-form" data-offer={offer.id} onSubmit={(event) => { event.preventDefault(); state.submit(); }}>
      <OfferHead promoId={offer.promoId} title={offer.title} />
      <Tiers offers={offers} chosen={offer} onChoose={state.choose} />
      {isNone ? <Preview bonusId={offer.id} amount={ZERO_FEN} /> : (
        <>
          <AmountField
            label={offer.transactionType === 'Deposit' ? BONUS_FORM.amountDeposit : BONUS_FORM.amountTransfer} value={amountText} onChange={state.type} disabled={busy} testId="bonus-amount"
            hint={BONUS_FORM.limits(formatCny(offer.minAmount), formatCny(offer.maxAmount))} error={errors.amount}
          />
          <Preview bonusId={offer.id} amount={amount} />
        </>
      )}
      <Reasons bonusId={offer.id} amount={amount} />
      <OfferTerms offer={offer} />
      {errors.form === undefined ? null : <Notice tone="danger" role="alert" testId="bonus-refused">{errors.form}</Notice>}
      <Button type="submit" block loading={busy} data-testid="bonus-submit">{busy ? BONUS_FORM.submitting : isNone ? BONUS_FORM.submitClaim : BONUS_FORM.submit}</Button>
      <small>{BONUS_FORM.agree}</small>
    </StyledForm>
  );
}

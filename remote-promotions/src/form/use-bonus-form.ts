/** State of the application for a bonus: tier and amount, what is wrong, and the one attempt to send it (§3.7). */
import { useEffect, useRef, useState } from 'react';
import { applyBonus } from '@site/contracts/bonus';
import { formatCny, toCnyString, type Fen } from '@site/domain/money';
import { checkAmount, type AmountFault } from '@site/domain/wallet/amount-limits';
import { usePlatform, useQueryClient } from '@site/platform';
import { draftKey, errorText, useDraft, useFormErrors, useSend, useSettled, type FormErrorsState } from '@site/remote-kit/forms';
import type { Application, Offer } from '../api/queries';
import { useOfferMoney, type OfferMoney } from '../money/use-offer-money';
import { BONUS_FORM } from '../phrases/form';

const DRAFT = draftKey('bonusForm', ['offer', 'amount']);
const EMPTY = { offer: '', amount: '' } as const;

/** The form. */
export interface BonusFormState {
  readonly offer: Offer;
  readonly amountText: string;
  /** The amount once it may be sent and has stood still; null before, and for a bonus that takes none. */
  readonly amount: Fen | null;
  readonly errors: Pick<FormErrorsState<'amount'>, 'form' | 'errors'>;
  readonly money: OfferMoney<'claim'>;
  readonly busy: boolean;
  /** The application, once the server has it. */
  readonly applied: Application | null;
  readonly choose: (offerId: string) => void;
  readonly type: (amount: string) => void;
  readonly submit: () => void;
}

const faultText = (fault: AmountFault, { minAmount, maxAmount }: Offer): string =>
  ({ empty: BONUS_FORM.amountMissing, below: BONUS_FORM.tooLow(formatCny(minAmount)), above: BONUS_FORM.tooHigh(formatCny(maxAmount)) })[fault];

/** @param offers tiers of one bonus, at least one. */
export function useBonusForm(offers: readonly [Offer, ...Offer[]]): BonusFormState {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const [kept, change, forget] = useDraft(DRAFT, EMPTY);
  const { form, errors, show, clear } = useFormErrors<'amount'>();
  const sending = useSend();
  const [applied, setApplied] = useState<Application | null>(null);
  // What was typed for another bonus is not meant for this one.
  const typed = offers.some(({ id }) => id === kept.offer) ? kept : EMPTY;
  const offer = offers.find(({ id }) => id === typed.offer) ?? offers[0];
  const needsAmount = offer.transactionType !== 'None';
  const check = needsAmount ? checkAmount(typed.amount, offer) : null;
  const amount = useSettled(check?.ok === true ? check.amount : null);
  const isAsked = useRef(false);
  const money = useOfferMoney('claim', applied?.applicationId ?? '', setApplied);
  const send = async (): Promise<void> => {
    const answer = await api.call(applyBonus, { body: { bonusId: offer.id, transactionType: offer.transactionType, ...(check?.ok !== true ? {} : { amount: toCnyString(check.amount) }) }, silent: true });
    if (!answer.ok) {
      // Nothing was paid: what the server knows is read again, and a second try joins an application that arrived.
      void api.anew(() => queries.invalidateQueries());
      return void show({ form: answer.error.kind === 'api' ? errorText(answer.error) : BONUS_FORM.lost });
    }
    forget();
    setApplied(answer.value);
    if (needsAmount) void api.anew(() => queries.invalidateQueries());
  };
  useEffect(() => {
    if (applied === null || needsAmount || isAsked.current) return;
    // Once per application, whatever is drawn anew.
    isAsked.current = true;
    money.submit({ applicationId: applied.applicationId }, BONUS_FORM.summaryClaim(offer.title));
  });
  return {
    offer, amountText: typed.amount, amount, errors: { form, errors }, money, applied, busy: sending.busy || money.busy,
    choose: (offerId) => change({ offer: offerId, amount: typed.amount }),
    type: (text) => {
      clear('amount');
      change({ offer: offer.id, amount: text });
    },
    submit: () => {
      // Before the form is busy: a field that is not to be changed cannot take the focus.
      if (check === null || check.ok) void sending.send(send);
      else show({ amount: faultText(check.fault, offer) });
    },
  };
}

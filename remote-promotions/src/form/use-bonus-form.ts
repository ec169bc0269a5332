/**
 * State of the application for a bonus: tier and amount, what is wrong, and the one attempt to send
 * it (§3.7).
 */
import { useEffect, useRef, useState } from 'react';
import { applyBonus, getBonusApplications } from '@site/contracts/bonus';
import { isDefiniteRefusal, type AppError } from '@site/domain/errors/app-error';
import { formatCny, toCnyString, type Fen } from '@site/domain/money';
import { runningOf } from '@site/domain/promotions/offer-step';
import { checkAmount, type AmountFault } from '@site/domain/wallet/amount-limits';
import { usePlatform, useQueryClient } from '@site/platform';
import {
  draftKey,
  errorText,
  useDraft,
  useFormErrors,
  useSend,
  useSettled,
  type FormErrorsState,
} from '@site/remote-kit/forms';
import type { Application, Offer } from '../api/queries';
import { useOfferMoney, type OfferMoney } from '../money/use-offer-money';
import { BONUS_FORM } from '../phrases/form';

const DRAFT = draftKey('bonusForm', ['offer', 'amount']);
const EMPTY = { offer: '', amount: '' } as const;

/** The form. */
export interface BonusFormState {
  readonly offer: Offer;
  readonly amountText: string;
  /**
   * The amount once it may be sent and has stood still; null before, and for a bonus that takes
   * none.
   */
  readonly amount: Fen | null;
  readonly errors: Pick<FormErrorsState<'amount'>, 'form' | 'errors'>;
  readonly money: OfferMoney<'claim'>;
  readonly busy: boolean;
  /** The application, once the server has it. */
  readonly applied: Application | null;
  readonly choose: (offerId: string) => void;
  readonly type: (amount: string) => void;
  readonly submit: () => void;
  /** Sends the claim of a bonus that takes no money; once by itself, again when that never left. */
  readonly claim: () => void;
}

const faultText = (fault: AmountFault, { minAmount, maxAmount }: Offer): string =>
  ({
    empty: BONUS_FORM.amountMissing,
    below: BONUS_FORM.tooLow(formatCny(minAmount)),
    above: BONUS_FORM.tooHigh(formatCny(maxAmount)),
  })[fault];

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
  const isRequested = useRef(false);
  const wasLost = useRef(false);
  const money = useOfferMoney('claim', applied?.applicationId ?? '', setApplied);
  /**
   * The application of this bonus that arrived although its answer did not. A refusal counts only
   * after a lost answer: then it may be about the first try.
   */
  const arrived = async (error: AppError): Promise<Application | null> => {
    wasLost.current ||= !isDefiniteRefusal(error);
    if (!wasLost.current) return null;
    const answer = await api.call(getBonusApplications, { query: {}, fresh: true });
    return answer.ok ? runningOf(offer.groupID, answer.value) : null;
  };
  const send = async (): Promise<void> => {
    const answer = await api.call(applyBonus, {
      body: {
        bonusId: offer.id,
        transactionType: offer.transactionType,
        ...(check?.ok !== true ? {} : { amount: toCnyString(check.amount) }),
      },
    });
    const taken = answer.ok ? answer.value : await arrived(answer.error);
    if (taken !== null) {
      forget();
      setApplied(taken);
    } else if (!answer.ok)
      show({ form: answer.error.kind === 'api' ? errorText(answer.error) : BONUS_FORM.lost });
    // What is claimed next is read anew after its verdict; until then only the list of applications has to know of it.
    void api.anew(() =>
      queries.invalidateQueries(
        taken?.transactionType === 'None' ? { queryKey: [getBonusApplications.id] } : {},
      ),
    );
  };
  const claim = (): void => {
    if (applied !== null)
      money.submit(
        { applicationId: applied.applicationId },
        BONUS_FORM.summaryClaim(applied.title),
      );
  };
  useEffect(() => {
    if (
      applied === null ||
      applied.transactionType !== 'None' ||
      applied.claimedDate !== null ||
      isRequested.current
    )
      return;
    // Once per application, whatever is drawn anew.
    isRequested.current = true;
    claim();
  });
  return {
    offer,
    amountText: typed.amount,
    amount,
    errors: { form, errors },
    money,
    applied,
    busy: sending.busy || money.busy,
    claim,
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

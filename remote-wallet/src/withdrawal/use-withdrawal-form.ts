/** What is typed into a withdrawal, what is wrong with it, and the attempt: the form draws it. */
import { useState } from 'react';
import { createApplication, type Application, type PaymentMethod } from '@site/contracts/payment';
import type { MemberBank } from '@site/contracts/payment-banks';
import { formatCny, parseCny, toCnyString, type Fen } from '@site/domain/money';
import { accountsFor, payoutAccount } from '@site/domain/wallet/payout-account';
import {
  mostWithdrawable,
  withdrawalProblem,
  type WithdrawalLimits,
  type WithdrawalProblem,
} from '@site/domain/wallet/withdrawal-rules';
import { useNavigate } from '@site/platform';
import { useFormErrors } from '@site/remote-kit/forms';
import { whenUncovered } from '@site/ui/overlays';
import { draftKey, useDraft } from '@site/remote-kit/forms';
import { useLedToRefusal } from '../money/use-led-to-refusal';
import { useWalletMoney } from '../money/use-wallet-money';
import { WITHDRAWAL, WITHDRAWAL_PROBLEM } from '../phrases/withdrawal';
import type { WithdrawalOrder } from './ConfirmSheet';
import { withdrawalPath } from './details-path';
import { useMethodDetail } from './queries';
import { refusalIn } from './refusal';
import type { Thresholds } from './Standing';

const DRAFT = draftKey('withdrawal', ['method', 'account', 'amount']);
const NOTHING = { method: '', account: '', amount: '' } as const;

/** The limit each problem names. */
const limitOf = (problem: WithdrawalProblem, limits: WithdrawalLimits): Fen =>
  ({
    empty: limits.min,
    below: limits.min,
    above: limits.max,
    daily: limits.dailyAmountLeft,
    balance: limits.withdrawable,
  })[problem];

interface WithdrawalFormInput {
  readonly methods: readonly PaymentMethod[];
  readonly accounts: readonly MemberBank[];
  readonly thresholds: Thresholds;
}

/** What a tap asked for, and by which way. */
interface Tapped {
  readonly code: string;
  readonly order: Omit<WithdrawalOrder, 'method'>;
}

export function useWithdrawalForm({ methods, accounts, thresholds }: WithdrawalFormInput) {
  const navigate = useNavigate();
  const [draft, change, forget] = useDraft(DRAFT, NOTHING);
  const errors = useFormErrors<'account' | 'amount'>();
  const [tapped, setTapped] = useState<Tapped | null>(null);
  const open = methods.filter(({ isAvailable }) => isAvailable);
  const method = open.find(({ code }) => code === draft.method) ?? open[0] ?? null;
  const details = useMethodDetail(method?.code ?? '');
  const detail = details.data;
  // A tap before the way is known waits for it, so that none is lost; one for a way that closed meanwhile is over.
  const wanted = tapped?.code === method?.code ? tapped : null;
  const order =
    wanted === null || detail === undefined ? null : { ...wanted.order, method: detail };
  const isUnread =
    wanted !== null && detail === undefined && details.isError && !details.isFetching;
  const fitting = method === null ? [] : accountsFor(method.code, accounts);
  const account = method === null ? null : payoutAccount(method.code, accounts, draft.account);
  const limits: WithdrawalLimits = {
    min: method?.minAmount ?? thresholds.minAmount,
    max: method?.maxAmount ?? thresholds.maxAmount,
    dailyAmountLeft: thresholds.dailyAmountLeft,
    withdrawable: thresholds.withdrawableBalance,
  };
  const money = useWalletMoney<Application>(
    'withdrawal',
    ({ applicationId }) => {
      forget();
      whenUncovered(() => navigate(withdrawalPath(applicationId)));
    },
    forget,
  );
  const refusal = refusalIn(money.state);
  useLedToRefusal(
    errors.form,
    refusal?.place === 'amount' && money.state?.phase === 'refused' ? money.state.error : null,
  );
  const amount = parseCny(draft.amount);
  const problem = withdrawalProblem(amount, limits);
  const wrong =
    problem === null ? undefined : WITHDRAWAL_PROBLEM[problem](formatCny(limitOf(problem, limits)));
  const takeUp = (patch: Partial<typeof draft>): void => {
    if (refusal !== null) money.dismiss();
    setTapped(null);
    change(patch);
  };
  return {
    draft,
    form: errors.form,
    method,
    detail,
    fitting,
    account,
    limits,
    order,
    isUnread,
    isBusy: money.busy || (wanted !== null && detail === undefined && !isUnread),
    money,
    refusal,
    most: mostWithdrawable(limits),
    amountError:
      refusal?.place === 'amount'
        ? refusal.text
        : draft.amount === ''
          ? (errors.errors.amount ?? null)
          : (wrong ?? null),
    accountError: refusal?.place === 'account' ? refusal.text : errors.errors.account,
    chooseMethod: (code: string) => takeUp({ method: code }),
    chooseAccount: (id: string) => {
      errors.clear('account');
      takeUp({ account: id });
    },
    type: (text: string) => takeUp({ amount: text }),
    /** Asks for the last look, once everything fits. */
    ask: () => {
      if (money.busy || method === null) return;
      if (
        !errors.show({
          ...(account === null
            ? { account: fitting.length === 0 ? WITHDRAWAL.addFirst : WITHDRAWAL.chooseAccount }
            : {}),
          ...(wrong === undefined ? {} : { amount: wrong }),
        })
      )
        return;
      if (account === null || amount === null) return;
      if (details.isError) void details.refetch();
      setTapped({ code: method.code, order: { amount, account } });
    },
    close: () => setTapped(null),
    confirm: (confirmed: WithdrawalOrder) => {
      if (order === null || money.busy) return;
      setTapped(null);
      money.submit({
        kind: 'withdrawal',
        row: createApplication,
        summary: WITHDRAWAL.summary(confirmed.method.name, formatCny(confirmed.amount)),
        body: {
          transactionType: 'Withdrawal',
          methodCode: confirmed.method.code,
          amount: toCnyString(confirmed.amount),
          memberBankId: confirmed.account.memberBankId,
        },
      });
    },
  };
}

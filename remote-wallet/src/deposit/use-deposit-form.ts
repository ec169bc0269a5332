/** State of the deposit form: what is typed, what is wrong, and the one attempt to send it. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Application, PaymentMethod } from '@site/contracts/payment';
import type { MethodDetail } from '@site/contracts/payment-methods';
import { payerName } from '@site/domain/member/payer-name';
import type { Fen } from '@site/domain/money';
import { checkAmount } from '@site/domain/wallet/amount-limits';
import { useNavigate, usePlatform, useStateView } from '@site/platform';
import {
  codeOf,
  errorText,
  useFormErrors,
  useSend,
  type FormErrorsState,
} from '@site/remote-kit/forms';
import { useBonusCheck } from '../bonus/check-bonus';
import { useBonuses } from '../bonus/reads';
import { useUnread } from '../bonus/use-unread';
import { useUnlistedOver } from '../bonus/use-unlisted-over';
import { useDraft, type Draft } from '@site/remote-kit/forms';
import { useWalletMoney, type WalletMoney } from '../money/use-wallet-money';
import { checkDeposit, extraFields, PAYER_FIELD, type MethodField } from './deposit-check';
import { DEPOSIT_DRAFT, EMPTY_DEPOSIT } from './deposit-draft';
import { detailsPath } from './details-path';
import { fieldOfRefusal, wayOnFrom, type WayOn } from './refusals';
import { submitDeposit } from './submit-deposit';
import { useAskedBonus } from './use-asked-bonus';
import { useMethodChoice, type MethodChoice } from './use-method-choice';
import { useStandingDeposit, type StandingDeposit } from './use-standing-deposit';

type Typed = Draft<keyof typeof EMPTY_DEPOSIT>;

export interface DepositFormState {
  readonly typed: Typed;
  readonly values: Readonly<Record<string, string>>;
  readonly method: PaymentMethod | null;
  readonly detail: MethodDetail | undefined;
  readonly fields: readonly MethodField[];
  /** What stands for a field that nothing was typed into, as it is shown; by the field's name. */
  readonly standIns: Readonly<Record<string, string>>;
  /** The amount once it may be sent. */
  readonly amount: Fen | null;
  readonly errors: Pick<FormErrorsState<string>, 'form' | 'errors'>;
  readonly money: WalletMoney<Application>;
  /** False while the words of a refusal stand beside a field. */
  readonly isRefusalShown: boolean;
  readonly wayOn: WayOn | null;
  /**
   * True from the tap on, while the bonus is asked about and while the attempt is out: what leaves
   * is what the screen says, nothing may change.
   */
  readonly isLocked: boolean;
  /** The deposit that the method has open: nothing else may be asked of it. */
  readonly standing: StandingDeposit;
  /** The offer that the address named is asked for: its line has its room. */
  readonly isOffered: boolean;
  readonly choice: MethodChoice;
  readonly change: (patch: Partial<Typed>) => void;
  /**
   * A kept bonus is not to be had any more: no change of the member's, so that the words of a
   * refusal stay.
   */
  readonly dropBonus: () => void;
  readonly setValue: (name: string, value: string) => void;
  readonly submit: () => void;
}

/** What is typed, once nothing of it is wrong. */
interface ReadyDeposit {
  readonly method: PaymentMethod;
  readonly amount: Fen;
  readonly values: Readonly<Record<string, string>>;
}

const subMethodOf = (method: PaymentMethod | null, chosen: string): string =>
  method?.subMethods.find(({ code }) => code === chosen)?.code ?? method?.subMethods[0]?.code ?? '';

/** What is typed into the fields; the member's own name is known, unless the server hides it. */
const valuesOf = (
  fields: readonly MethodField[],
  values: Readonly<Record<string, string>>,
  payer: ReturnType<typeof payerName>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fields.map(({ name }) => [
      name,
      values[name]?.trim() || ((name === PAYER_FIELD ? payer?.sent : null) ?? ''),
    ]),
  );

export function useDepositForm(
  methods: readonly PaymentMethod[],
  details: readonly MethodDetail[],
): DepositFormState {
  const { profile } = usePlatform();
  const payer = payerName(useStateView(profile)?.firstName);
  const navigate = useNavigate();
  const [typed, change, forget] = useDraft(DEPOSIT_DRAFT, EMPTY_DEPOSIT);
  const choice = useMethodChoice(methods, typed.method);
  const { method } = choice;
  const isOffered = useAskedBonus((asked) => change(asked));
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { form, errors, show, clear } = useFormErrors<string>();
  const sending = useSend();
  const bonuses = useBonuses('Deposit');
  const checkBonus = useBonusCheck();
  const dropped = useUnread();
  useUnlistedOver({ isListed: bonuses.data !== undefined, error: errors['bonus'] }, () =>
    clear('bonus'),
  );
  const money = useWalletMoney<Application>(
    'deposit',
    ({ applicationId, methodCode }) => {
      choice.remember(methodCode);
      forget();
      void navigate(detailsPath(applicationId));
    },
    forget,
  );
  // What was taken leads to its own page: the form stands until it does.
  const standing = useStandingDeposit(
    method?.code ?? null,
    money.busy || sending.busy || money.state?.phase === 'done',
  );
  const detail = details.find(({ code }) => code === method?.code);
  const fields = extraFields(detail);
  const checked = method === null ? null : checkAmount(typed.amount, method);
  const subMethod = subMethodOf(method, typed.subMethod);
  const refused = money.state?.phase === 'refused' ? money.state.error : null;
  const refusedField = refused === null ? null : fieldOfRefusal(codeOf(refused));
  const showRefusal = useEffectEvent(() => {
    if (refused !== null && refusedField !== null) show({ [refusedField]: errorText(refused) });
  });
  // Said once per refusal.
  useEffect(() => showRefusal(), [refused, refusedField]);
  const touch = (names: readonly string[]): void => {
    names.forEach(clear);
    if (refused !== null) money.dismiss();
  };
  const stands = standing.open !== null;
  const dropRefusal = useEffectEvent(() => {
    if (stands) touch(['form']);
  });
  // The card says that one is open: the words of the refusal are not said beside it, nor after it.
  useEffect(() => dropRefusal(), [stands]);
  const isLocked = money.busy || sending.busy;
  const ready = (): ReadyDeposit | null => {
    const own = valuesOf(fields, values, payer);
    const check = checkDeposit({ method, fields, amount: typed.amount, values: own });
    if (!check.ok) show({ [check.field]: check.text });
    return check.ok ? { ...check, values: own } : null;
  };
  const send = async ({ amount, ...order }: ReadyDeposit): Promise<void> => {
    const against = await checkBonus({ list: bonuses.data, bonusId: typed.bonus, amount });
    if (!show(against === null ? {} : { bonus: against })) return undefined;
    return submitDeposit(money, {
      method: order.method,
      kind: detail?.kind,
      amount,
      bonusId: typed.bonus,
      subMethod,
      values: order.values,
    });
  };
  return {
    typed: { ...typed, subMethod },
    values,
    method,
    detail,
    fields,
    standIns: payer === null ? {} : { [PAYER_FIELD]: payer.shown },
    amount: checked?.ok === true ? checked.amount : null,
    errors: { form, errors },
    money,
    isRefusalShown: refusedField === null,
    wayOn: refused === null ? null : wayOnFrom(codeOf(refused)),
    isLocked,
    standing,
    isOffered,
    choice,
    change: (patch) => {
      if (isLocked) return;
      touch([...Object.keys(patch), 'form', ...('amount' in patch ? ['bonus'] : [])]);
      change(patch);
    },
    dropBonus: () => {
      dropped.note();
      clear('bonus');
      change({ bonus: '' });
    },
    setValue: (name, value) => {
      if (isLocked) return;
      touch([name]);
      setValues((before) => ({ ...before, [name]: value }));
    },
    submit: () => {
      // Before the form is locked: a field that is not to be changed cannot take the focus.
      const order = isLocked || dropped.isUnread() ? null : ready();
      if (order !== null) void sending.send(() => send(order));
    },
  };
}

/** What is typed into a transfer, what is wrong with it, and the attempt: the form draws it. */
import { createTransfer, type Transfer } from '@site/contracts/transfer';
import { ZERO_FEN, formatCny, parseCny, toCnyString, type Fen } from '@site/domain/money';
import {
  pairAfter,
  transferProblem,
  turned,
  type WalletPair,
} from '@site/domain/wallet/transfer-rules';
import { readPreferWallet } from '@site/domain/wallet/prefer-wallet';
import { usePlatform, useStateView } from '@site/platform';
import { codeOf, errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { useBonusCheck } from '../bonus/check-bonus';
import { useBonusList } from '../bonus/use-bonus-list';
import { useUnread } from '../bonus/use-unread';
import { useUnlistedOver } from '../bonus/use-unlisted-over';
import { draftKey, useDraft } from '@site/remote-kit/forms';
import { useLedToRefusal } from '../money/use-led-to-refusal';
import { useWalletMoney } from '../money/use-wallet-money';
import { TRANSFER, TRANSFER_PROBLEM } from '../phrases/transfer';
import type { Wallets } from './WalletPair';

const DRAFT = draftKey('transfer', ['from', 'to', 'amount', 'bonus']);
const NOTHING = { from: '', to: '', amount: '', bonus: '' } as const;
/** Refusals that speak of the amount. */
const AMOUNT_CODES: ReadonlySet<string> = new Set(['TRF00402', 'TRF00422', 'BON_MIN', 'BON_MAX']);

const idIn = (wallets: Wallets, text: string): number | null =>
  wallets.find(({ walletProductGroupId }) => String(walletProductGroupId) === text)
    ?.walletProductGroupId ?? null;

/**
 * The pair of a draft; without one from the first wallet that has something to the member's
 * preferred one, else to the next.
 */
function pairOf(
  wallets: Wallets,
  { from, to }: { readonly from: string; readonly to: string },
  preferred: number | null,
): WalletPair {
  const first =
    idIn(wallets, from) ??
    (wallets.find(({ canTransferOut }) => canTransferOut) ?? wallets[0])?.walletProductGroupId ??
    0;
  const second = idIn(wallets, to) ?? idIn(wallets, String(preferred));
  return {
    from: first,
    to:
      second !== null && second !== first
        ? second
        : (wallets.find(({ walletProductGroupId }) => walletProductGroupId !== first)
            ?.walletProductGroupId ?? first),
  };
}

/** What the form starts with: the way back of a transfer, or nothing. */
const startOf = (back: Transfer | null) =>
  back === null
    ? NOTHING
    : { from: String(back.to), to: String(back.from), amount: toCnyString(back.amount), bonus: '' };

interface TransferFormInput {
  readonly wallets: Wallets;
  readonly min: Fen;
  /** A transfer that is to be turned back. */
  readonly back: Transfer | null;
  readonly onDone: (transfer: Transfer) => void;
}

export function useTransferForm({ wallets, min, back, onDone }: TransferFormInput) {
  const [draft, change, forget] = useDraft(DRAFT, startOf(back));
  const { profile } = usePlatform();
  const checkBonus = useBonusCheck();
  const dropped = useUnread();
  const { form, errors, show, clear } = useFormErrors<'amount' | 'bonus'>();
  const sending = useSend();
  const money = useWalletMoney<Transfer>(
    'transfer',
    (done) => {
      forget();
      onDone(done);
    },
    forget,
  );
  const pair = pairOf(wallets, draft, readPreferWallet(useStateView(profile)?.preferWallet));
  const { list, elsewhere } = useBonusList('Transfer', pair.to, false);
  useUnlistedOver({ isListed: list !== undefined, error: errors.bonus }, () => clear('bonus'));
  // One of another wallet is kept for when the money goes there, and never sent with this.
  const bonusId = elsewhere.some(({ id }) => id === draft.bonus) ? '' : draft.bonus;
  const nameOf = (id: number): string =>
    wallets.find(({ walletProductGroupId }) => walletProductGroupId === id)?.name ?? '';
  const balance =
    wallets.find(({ walletProductGroupId }) => walletProductGroupId === pair.from)?.balance ??
    ZERO_FEN;
  const amount = parseCny(draft.amount);
  const problem = transferProblem({ pair, amount, min, balance });
  const wrong =
    problem === null
      ? null
      : TRANSFER_PROBLEM[problem](formatCny(problem === 'balance' ? balance : min));
  const refused = money.state?.phase === 'refused' ? money.state.error : null;
  const refusedAmount =
    refused !== null && AMOUNT_CODES.has(codeOf(refused) ?? '') ? errorText(refused) : null;
  useLedToRefusal(form, refusedAmount === null ? null : refused);
  // From the tap on, while the bonus is asked about as well: what leaves is what the screen says.
  const busy = money.busy || sending.busy;
  const names = { from: nameOf(pair.from), to: nameOf(pair.to) };
  const takeUp = (patch: Partial<typeof draft>): void => {
    if (busy) return;
    if (refused !== null) money.dismiss();
    change(patch);
  };
  const setPair = (next: WalletPair): void => {
    clear('bonus');
    takeUp({ from: String(next.from), to: String(next.to) });
  };
  return {
    draft,
    form,
    pair,
    names,
    balance,
    money,
    refused: refusedAmount === null ? refused : null,
    amount: problem === null ? amount : null,
    amountError: refusedAmount ?? (draft.amount === '' ? (errors.amount ?? null) : wrong),
    choose: (side: keyof WalletPair, id: number) => setPair(pairAfter(pair, side, id)),
    swap: () => setPair(turned(pair)),
    type: (text: string) => {
      clear('bonus');
      takeUp({ amount: text });
    },
    bonusError: errors.bonus,
    busy,
    bonusId,
    dropBonus: () => {
      dropped.note();
      clear('bonus');
      change({ bonus: '' });
    },
    chooseBonus: (bonus: string) => {
      clear('bonus');
      takeUp({ bonus });
    },
    submit: () => {
      if (dropped.isUnread()) return;
      // Before the form is locked: a field that is not to be changed cannot take the focus.
      if (busy || !show(wrong === null ? {} : { amount: wrong }) || amount === null) return;
      void sending.send(async () => {
        const against = await checkBonus({ list, bonusId, amount });
        if (!show(against === null ? {} : { bonus: against })) return;
        money.submit({
          kind: 'transfer',
          row: createTransfer,
          summary: TRANSFER.summary(names.from, names.to, formatCny(amount)),
          body: {
            ...pair,
            amount: toCnyString(amount),
            ...(bonusId === '' ? {} : { bonusId }),
          },
        });
      });
    },
  };
}

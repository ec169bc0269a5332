/**
 * Filling a game's wallet from another one without leaving the game: one tap, and the wallet's own
 * money port (safety D3).
 */
import { useMemo, useState } from 'react';
import { createTransfer, getTransferWallets } from '@site/contracts/transfer';
import { ZERO_FEN, formatCny, parseCny, toCnyString, type Fen } from '@site/domain/money';
import { isDefiniteRefusal } from '@site/domain/errors/app-error';
import { topUpAmounts, topUpSources } from '@site/domain/games/top-up';
import { isFinal, type MoneyState } from '@site/domain/money-action/machine';
import { STALE, map, useCall, useObservable, usePlatform } from '@site/platform';
import { errorText } from '@site/remote-kit/forms';
import { toKeyedAction } from '@site/remote-kit/money';
import { TOP_UP } from '../../phrases/play';
import { usePreviousTransfer, useWhileStanding } from './use-previous-transfer';

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Why the typed amount can't go, or null; an empty field is told only once it was sent. */
function wrongOf(
  text: string,
  amount: Fen | null,
  least: Fen,
  balance: Fen,
  sent: boolean,
): string | null {
  if (text === '' && !sent) return null;
  if (amount === null || amount < least) return TOP_UP.least(formatCny(least));
  return amount > balance ? TOP_UP.over : null;
}

/** What went wrong with an attempt, in words that stay; null while none did. */
function problemOf(state: MoneyState<unknown> | null): string | null {
  if (state?.phase === 'notPlaced') return TOP_UP.notPlaced;
  return state?.phase === 'refused' && isDefiniteRefusal(state.error)
    ? errorText(state.error)
    : null;
}

/**
 * @param onDone once the money has arrived, while the form still stands: whoever went on without it
 *   is not called back.
 */
export function useTopUp(group: number, onDone: () => void) {
  const platform = usePlatform();
  const { money, toast, balances } = platform;
  const wallets = useCall(getTransferWallets, {}, { staleMs: STALE.always });
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const [own, setOwn] = useState<MoneyState<unknown> | null>(null);
  const tellDone = useWhileStanding(onDone);
  const previous = usePreviousTransfer(() => {
    setTyped(null);
    tellDone();
  });
  const open$ = useMemo(
    () =>
      money.open$.pipe(
        map((states) => states.find(({ intent }) => intent.kind === 'transfer') ?? null),
      ),
    [money],
  );
  const open = useObservable<MoneyState<unknown> | null>(open$, null);
  const least = wallets.data?.minAmount ?? ZERO_FEN;
  const sources = topUpSources(wallets.data?.wallets ?? [], group, least);
  const source =
    sources.find(({ walletProductGroupId }) => walletProductGroupId === chosen) ?? sources[0];
  const offered = source === undefined ? [] : topUpAmounts(source.balance);
  const text = typed ?? (offered[0] === undefined ? '' : toCnyString(offered[0]));
  const amount = parseCny(text);
  const wrong = source === undefined ? null : wrongOf(text, amount, least, source.balance, sent);
  const state = own !== null && !isFinal(own) ? own : (open ?? own);
  const isUnderWay = state !== null && !isFinal(state);
  // One of an earlier page that nobody has asked about yet: nothing is sent beside it.
  const isLeftOver = !isUnderWay && money.openKinds().includes('transfer');
  const busy = isUnderWay || isLeftOver;
  const target = wallets.data?.wallets.find(
    ({ walletProductGroupId }) => walletProductGroupId === group,
  );
  return {
    wallets,
    target,
    sources,
    source,
    offered,
    text,
    wrong,
    busy,
    isUnknown: isLeftOver || state?.phase === 'unknown' || state?.phase === 'pending',
    problem: busy ? null : (problemOf(state) ?? (previous.isLost ? TOP_UP.notPlaced : null)),
    // Money that is there and may not leave: something holds it.
    isLocked:
      sources.length === 0 &&
      (wallets.data?.wallets ?? []).some(
        ({ walletProductGroupId, balance }) => walletProductGroupId !== group && balance >= least,
      ),
    choose: (id: number) => {
      setChosen(id);
      setTyped(null);
    },
    type: setTyped,
    checkNow: () => money.checkNow(),
    submit: () => {
      setSent(true);
      if (busy || source === undefined || target === undefined || amount === null || wrong !== null)
        return;
      if (isOffline()) return void toast.show('error', TOP_UP.offline);
      const draft = {
        kind: 'transfer',
        row: createTransfer,
        summary: TOP_UP.summary(source.name, target.name, formatCny(amount)),
        body: { from: source.walletProductGroupId, to: group, amount: toCnyString(amount) },
      } as const;
      money.run(toKeyedAction(platform, draft)).subscribe((next) => {
        previous.isOwn(next.intent.key);
        setOwn(next);
        if (next.phase !== 'done') return;
        balances.refreshNow();
        toast.show('success', TOP_UP.done(target.name, formatCny(amount)));
        tellDone();
      });
    },
  };
}

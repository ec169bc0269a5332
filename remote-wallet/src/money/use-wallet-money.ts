/** One kind of wallet money on a page: the member's own attempt, and one that an earlier visit left open. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { isFinal, type MoneyState } from '@site/domain/money-action/machine';
import { map, useObservable, usePlatform, useQueryClient, useStateView } from '@site/platform';
import { earlierMoney, type EarlierMoney } from './earlier';
import { toWalletAction, type WalletDraft, type WalletKind } from './wallet-action';

/** Where the money of a page stands. */
export interface WalletMoney<R> {
  /** The attempt of this page, else one that is still open from before; null when there is none. */
  readonly state: MoneyState<R> | null;
  /** True from the tap to a verdict, and while an earlier attempt has none: nothing else may be sent meanwhile (I1). */
  readonly busy: boolean;
  readonly submit: <B>(draft: WalletDraft<B, R>) => void;
  readonly checkNow: () => void;
  /** How an attempt of an earlier page ended, until it was dismissed. */
  readonly earlier: EarlierMoney | null;
  /** Forgets a final verdict: the member goes on to change what was refused. */
  readonly dismiss: () => void;
}

/**
 * Money of a kind.
 * @param onDone called with the server's answer of this page's attempt. Everything the wallet shows is asked again after any verdict.
 * @param onEarlier called when an attempt of an earlier page turned out to be done: what was typed for it is not needed any more.
 */
export function useWalletMoney<R>(kind: WalletKind, onDone: (result: R) => void, onEarlier?: () => void): WalletMoney<R> {
  const platform = usePlatform();
  const { money, bus } = platform;
  const queries = useQueryClient();
  const [own, setOwn] = useState<MoneyState<R> | null>(null);
  const earlier$ = useMemo(
    () => money.open$.pipe(map((states) => states.find(({ intent, phase }) => intent.kind === kind && phase !== 'submitting') ?? null)), [money, kind],
  );
  const open = useObservable<MoneyState<unknown> | null>(earlier$, null) as MoneyState<R> | null;
  const last = useStateView(earlierMoney);
  const earlier = last?.kind === kind ? last : null;
  const told = useRef(onEarlier);
  told.current = onEarlier;
  useEffect(() => {
    if (earlier?.phase === 'done') told.current?.();
  }, [earlier]);
  useEffect(() => {
    const settled = bus.on('money.settled').subscribe((message) => {
      if (message.kind === kind) void queries.invalidateQueries();
    });
    return () => settled.unsubscribe();
  }, [bus, kind, queries]);
  const state = own !== null && !isFinal(own) ? own : (open ?? own);
  const busy = state !== null && !isFinal(state);
  return {
    state, busy, earlier,
    checkNow: () => money.checkNow(),
    dismiss: () => {
      setOwn(null);
      if (earlier !== null) earlierMoney.set(null);
    },
    submit: (draft) => {
      if (busy) return;
      if (earlier !== null) earlierMoney.set(null);
      money.run(toWalletAction(platform, draft)).subscribe((next) => {
        setOwn(next);
        if (next.phase === 'done') onDone(next.result);
      });
    },
  };
}

/**
 * One kind of wallet money on a page: the member's own attempt, and one that an earlier page or a
 * form that was left is still about.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isFinal, type MoneyState } from '@site/domain/money-action/machine';
import { map, useObservable, usePlatform, useStateView } from '@site/platform';
import { errorText } from '@site/remote-kit/forms';
import { toKeyedAction } from '@site/remote-kit/money';
import { MONEY } from '../phrases/money';
import {
  acknowledgePreviousAttempt,
  previousAttempts,
  forgetPreviousAttempt,
  keepPreviousAttempt,
  noteOwn,
  type PreviousAttempt,
} from './previous-attempt';
import { useFreshAfterMoney } from './use-fresh-after-money';
import type { WalletDraft, WalletKind } from './wallet-action';

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** Where the money of a page stands. */
export interface WalletMoney<R> {
  /** The attempt of this form, else one that is still open from before; null when there is none. */
  readonly state: MoneyState<R> | null;
  /**
   * True from the tap to a verdict, and while any attempt of this kind has none: nothing else may
   * be sent meanwhile (I1).
   */
  readonly busy: boolean;
  readonly submit: <B>(draft: WalletDraft<B, R>) => void;
  readonly checkNow: () => void;
  /** How an attempt ended that this form did not send, until it was dismissed. */
  readonly previous: PreviousAttempt | null;
  /** Forgets a final verdict: the member goes on to change what was refused. */
  readonly dismiss: () => void;
}

/**
 * Money of a kind.
 *
 * @param onDone called with the server's answer of this form's attempt, while the form stands;
 *   nobody who went on is taken back. Everything the wallet shows is asked again after any
 *   verdict.
 * @param onPrevious called once when something that another form or page sent turned out to be done:
 *   what was typed for it is not needed any more. Left out where there is no form.
 */
export function useWalletMoney<R>(
  kind: WalletKind,
  onDone: (result: R) => void,
  onPrevious?: () => void,
): WalletMoney<R> {
  const platform = usePlatform();
  const { money, toast } = platform;
  const [own, setOwn] = useState<MoneyState<R> | null>(null);
  const open$ = useMemo(
    () =>
      money.open$.pipe(map((states) => states.find(({ intent }) => intent.kind === kind) ?? null)),
    [money, kind],
  );
  const open = useObservable<MoneyState<unknown> | null>(open$, null) as MoneyState<R> | null;
  const previous = useStateView(previousAttempts)[kind] ?? null;
  const callbacks = useRef({ onDone, onPrevious });
  useLayoutEffect(() => {
    callbacks.current = { onDone, onPrevious };
  });
  const stands = useRef(true);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  useEffect(() => {
    const { onPrevious: putAway } = callbacks.current;
    // Where nothing can be typed what was typed is still kept for the form.
    if (previous?.isFresh !== true || putAway === undefined) return;
    putAway();
    acknowledgePreviousAttempt(kind);
  }, [previous, kind]);
  useFreshAfterMoney(kind);
  const state = own !== null && !isFinal(own) ? own : (open ?? own);
  const busy = state !== null && !isFinal(state);
  const follow = (next: MoneyState<R>): void => {
    noteOwn(next.intent.key);
    if (stands.current) {
      setOwn(next);
      if (next.phase === 'done') callbacks.current.onDone(next.result);
    } else if (next.phase === 'done' || next.phase === 'notPlaced')
      keepPreviousAttempt(kind, next.phase, next.intent, null);
    else if (next.phase === 'refused')
      keepPreviousAttempt(kind, next.phase, next.intent, errorText(next.error));
  };
  return {
    state,
    busy,
    previous,
    checkNow: () => money.checkNow(),
    dismiss: () => {
      setOwn(null);
      forgetPreviousAttempt(kind);
    },
    submit: (draft) => {
      if (busy) return;
      // A device that knows that it has no network sends nothing: that is a certain no, which must not look like an open verdict (D3).
      if (isOffline()) return void toast.show('error', MONEY.offline);
      forgetPreviousAttempt(kind);
      money.run(toKeyedAction(platform, draft)).subscribe(follow);
    },
  };
}

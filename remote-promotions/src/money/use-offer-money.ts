/** One offer's money on a page: claim, cancellation, rescue, gift, reward, redemption (safety D3). */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isFinal, type MoneyState } from '@site/domain/money-action/machine';
import { map, useObservable, usePlatform, useQueryClient } from '@site/platform';
import { once } from '@site/remote-kit';
import { errorText } from '@site/remote-kit/forms';
import { toKeyedAction } from '@site/remote-kit/money';
import { OFFER_MONEY } from '../phrases/money';
import { noteFollowed, noteLeft } from './lookups';
import { OPERATIONS, refOf, type BodyOf, type OperationName, type ResultOf } from './operations';

/** Where it stands. */
export interface OfferMoney<N extends OperationName> {
  /**
   * From the tap to a verdict, and while an attempt from before a reload has none; once it is done,
   * as long as this place stands.
   */
  readonly busy: boolean;
  /** No answer yet: it is asked for until there is one. */
  readonly isUnknown: boolean;
  /** Why it was refused, or that it never arrived; null otherwise. */
  readonly problem: string | null;
  readonly result: ResultOf<N> | null;
  readonly submit: (body: BodyOf<N>, summary: string) => void;
  readonly checkNow: () => void;
  readonly dismiss: () => void;
}

const isOffline = (): boolean => globalThis.navigator?.onLine === false;

function problemOf(state: MoneyState<unknown> | null): string | null {
  if (state?.phase === 'refused') return errorText(state.error);
  return state?.phase === 'notPlaced' ? OFFER_MONEY.notPlaced : null;
}

/**
 * The money of one offer.
 *
 * @param id what the operation is about; the same id anywhere on the site is the same attempt.
 * @param onDone gets the answer while the page stands. Everything in sight is read anew after any
 *   verdict.
 */
export function useOfferMoney<N extends OperationName>(
  name: N,
  id: string,
  onDone: (result: ResultOf<N>) => void = () => undefined,
): OfferMoney<N> {
  const platform = usePlatform();
  const { api, bus, money, toast } = platform;
  const queries = useQueryClient();
  const ref = refOf(name, id);
  const [own, setOwn] = useState<MoneyState<ResultOf<N>> | null>(null);
  const open = useObservable(
    useMemo(
      () =>
        money.open$.pipe(
          map(
            (states) =>
              states.find(({ intent }) => intent.kind === 'claim' && intent.ref === ref) ?? null,
          ),
        ),
      [money, ref],
    ),
    null,
  );
  const latestOnDone = useRef(onDone);
  useLayoutEffect(() => {
    latestOnDone.current = onDone;
  });
  const key = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (key.current !== null) noteLeft(key.current);
    },
    [],
  );
  useEffect(
    () =>
      once(queries, 'offer-money', () => {
        const settled = bus.on('money.settled').subscribe(({ kind }) => {
          // Anew: an answer from just before the verdict knows nothing of it.
          if (kind === 'claim') void api.anew(() => queries.invalidateQueries());
        });
        return () => settled.unsubscribe();
      }),
    [api, bus, queries],
  );
  const state = own !== null && !isFinal(own) ? own : (open ?? own);
  // Done stays closed too: until everything is read anew the page shows the old state, and a late second tap would be a second attempt.
  const busy = state !== null && (!isFinal(state) || state.phase === 'done');
  const stands = useRef(true);
  useEffect(() => {
    stands.current = true;
    return () => {
      stands.current = false;
    };
  }, []);
  return {
    busy,
    isUnknown: state?.phase === 'unknown',
    problem: problemOf(state),
    result: own?.phase === 'done' ? own.result : null,
    checkNow: () => money.checkNow(),
    dismiss: () => setOwn(null),
    submit: (body, summary) => {
      if (busy) return;
      // A device that knows that it has no network sends nothing: a certain no, which must not look like an open verdict.
      if (isOffline()) return void toast.show('error', OFFER_MONEY.offline);
      const row = OPERATIONS[name].row as unknown as Parameters<
        typeof toKeyedAction<BodyOf<N>, ResultOf<N>>
      >[1]['row'];
      money
        .run(
          toKeyedAction(platform, {
            kind: 'claim',
            row,
            body,
            summary,
            ref,
            settles: name === 'cancel',
          }),
        )
        .subscribe((next) => {
          key.current = next.intent.key;
          if (!stands.current) return;
          noteFollowed(next.intent.key);
          setOwn(next);
          if (next.phase === 'done') latestOnDone.current(next.result);
        });
    },
  };
}

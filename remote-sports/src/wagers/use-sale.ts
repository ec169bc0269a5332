/**
 * Selling one wager: confirm, wait, accepted, another price, rejected (domain.md "Cash-out flow").
 * Every tap ends in one of them.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { isNewPrice } from '@site/domain/betting/bet-codes';
import { salePrice } from '@site/domain/betting/cash-out';
import type { AppError } from '@site/domain/errors/app-error';
import type { MoneyState } from '@site/domain/money-action/machine';
import { formatCny, toCnyString, type Fen } from '@site/domain/money';
import { map, useObservable, usePlatform, type Subscription } from '@site/platform';
import { CASH_OUT } from '../phrases/cash-out';
import { comboText } from '../phrases/combos';
import { legMatch } from '../phrases/leg-text';
import { useSportsState } from '../state/use-sports';
import type { Sale, Wager } from '../vendors/port';
import { shownSales } from './in-sight';
import { saleRef } from './sale-ref';

/** Where a sale stands on this page. */
export type SaleStep =
  | { readonly at: 'idle' }
  | { readonly at: 'confirm' }
  /** Money is on its way; `since` monotonic ms. */
  | { readonly at: 'waiting' | 'checking'; readonly since: number }
  | { readonly at: 'newPrice'; readonly requested: Fen }
  | { readonly at: 'rejected'; readonly error: AppError | null }
  /** `whole`: nothing is left to sell. */
  | { readonly at: 'done'; readonly paid: Fen; readonly whole: boolean };

const IDLE: SaleStep = { at: 'idle' };

/** A sale of a wager. */
export interface SaleControl {
  readonly step: SaleStep;
  readonly confirm: () => void;
  readonly cancel: () => void;
  /**
   * Sells at the price that is shown.
   *
   * @param percent 20 to 99, or null for everything.
   */
  readonly sell: (offer: Fen, percent: number | null) => void;
}

/** A combo by its name, a single by its match. */
function whatOf({ id, vendor, comboId, legs }: Wager): string {
  const [first] = legs;
  if (comboId !== null) return comboText(vendor, comboId, legs.length);
  return first === undefined ? id : legMatch(first);
}

const NONE: MoneyState<unknown> | null = null;

/** What of this wager is on its way to being sold, by whichever page or step; null where nothing is. */
export function useSaleInFlight({ vendor, id }: Wager): MoneyState<unknown> | null {
  const { money } = usePlatform();
  const ref = saleRef(vendor, id);
  const open$ = useMemo(
    () =>
      money.open$.pipe(
        map(
          (states) =>
            states.find(({ intent }) => intent.kind === 'cashOut' && intent.ref === ref) ?? null,
        ),
      ),
    [money, ref],
  );
  return useObservable(open$, NONE);
}

/**
 * Makes the control; a sale that a reload left open is picked up where it stands.
 *
 * @param refresh asks for the price of now.
 * @param onSold all of it is sold, for this much: it is no open wager any more, whatever the lists
 *   say until they are read again.
 */
export function useSale(
  wager: Wager,
  refresh: () => void,
  onSold: (wager: Wager, paid: Fen) => void,
): SaleControl {
  const { money, clock } = usePlatform();
  const { vendorSessions, open } = useSportsState();
  const [step, setStep] = useState<SaleStep>(IDLE);
  const running = useRef<Subscription | null>(null);
  const ref = saleRef(wager.vendor, wager.id);
  const left = useSaleInFlight(wager);
  useEffect(
    () => () => {
      shownSales.delete(ref);
      running.current?.unsubscribe();
    },
    [ref],
  );

  const follow = (requested: Fen, whole: boolean, state: MoneyState<Sale>): void => {
    switch (state.phase) {
      case 'submitting':
      case 'pending':
        return setStep((now) =>
          now.at === 'waiting' ? now : { at: 'waiting', since: clock.monotonic() },
        );
      case 'unknown':
        return setStep((now) =>
          now.at === 'checking' ? now : { at: 'checking', since: clock.monotonic() },
        );
      case 'done':
        // What is left has a price of its own.
        if (whole) {
          open.drop(wager.vendor, [wager.id]);
          onSold(wager, state.result.paid);
        } else refresh();
        return setStep({ at: 'done', paid: state.result.paid, whole });
      case 'notPlaced':
        refresh();
        return setStep({ at: 'rejected', error: null });
      case 'refused':
        refresh();
        return setStep(
          state.error.kind === 'api' && isNewPrice(state.error.code)
            ? { at: 'newPrice', requested }
            : { at: 'rejected', error: state.error },
        );
    }
  };
  // What is on its way from before a reload counts as on its way.
  const [since] = useState(() => clock.monotonic());
  const shown: SaleStep =
    left !== null && (step.at === 'idle' || step.at === 'confirm')
      ? { at: left.phase === 'unknown' ? 'checking' : 'waiting', since }
      : step;
  const sell = (offer: Fen, percent: number | null): void => {
    if (shown.at === 'waiting' || shown.at === 'checking') return;
    const requested = salePrice(offer, percent);
    const tappedAt = money.tapMoment();
    shownSales.set(ref, percent === null ? 'whole' : 'part');
    setStep({ at: 'waiting', since: clock.monotonic() });
    vendorSessions[wager.vendor].vendor
      .prepareSale({ wagerId: wager.id, price: toCnyString(offer), percent })
      .then(
        ({ payload, submit }) => {
          running.current?.unsubscribe();
          running.current = money
            .run<Sale>({
              kind: 'cashOut',
              payload,
              submit,
              ref,
              tappedAt,
              meant: `${ref}:${percent ?? 'all'}`,
              summary: CASH_OUT.summary(whatOf(wager), formatCny(requested)),
            })
            .subscribe((state) => follow(requested, percent === null, state));
        },
        () => setStep({ at: 'rejected', error: { kind: 'network' } }),
      );
  };
  return {
    step: shown,
    sell,
    confirm: () => setStep({ at: 'confirm' }),
    cancel: () => setStep(IDLE),
  };
}

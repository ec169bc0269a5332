/**
 * A bet by one tap on a price: offered first, sent only after a countdown in which the member can
 * take it back (safety D3). What anything else than a countdown at an agreed price, whole or ended
 * by a word, would send is no state of this machine.
 */
import { QuickBet } from '../constants';

/**
 * What the vendor's words make of the bet: `waits` for price, limits or account; `ready` at the
 * agreed price; `moved` to a price that needs a word; `refused` for a named reason.
 */
export type QuickOffer = 'waits' | 'ready' | 'moved' | 'refused';
/** Why nothing was sent. */
export type QuickCancel = 'undo' | 'slip' | 'left' | 'offline' | 'lapsed';

/** Where a quick bet stands; moments are monotonic ms. */
export type QuickPhase =
  /**
   * `sureUntil`: the member agreed to the price that is asked for; until then it needs no
   * countdown.
   */
  | { readonly at: 'asking'; readonly sureUntil?: number }
  | { readonly at: 'counting'; readonly until: number }
  /** The price moved: nothing goes on before the member says so; unanswered it lapses. */
  | { readonly at: 'asks'; readonly until: number }
  | { readonly at: 'sent' }
  | { readonly at: 'refused' }
  | { readonly at: 'cancelled'; readonly why: QuickCancel };

/**
 * What happens to it. `now`: the member's word to send it at once, and what the offer is then.
 * `returned`: the vendor turned the bet down because its price moved. `held`: it was turned down,
 * and what is in the way of another try passes by itself.
 */
export type QuickEvent =
  | { readonly kind: 'offer' | 'now'; readonly offer: QuickOffer; readonly now: number }
  | { readonly kind: 'accept' | 'returned'; readonly now: number }
  | { readonly kind: 'held' }
  | { readonly kind: 'cancel'; readonly why: QuickCancel };

/** It begins with a question. */
export const QUICK_ASKING: QuickPhase = { at: 'asking' };

const asksAt = (now: number): QuickPhase => ({ at: 'asks', until: now + QuickBet.askMs });
/** Nobody answered in time. */
const isLapsed = (phase: QuickPhase, now: number): boolean =>
  phase.at === 'asks' && now >= phase.until;

function offered(phase: QuickPhase, offer: QuickOffer, now: number): QuickPhase {
  if (isLapsed(phase, now)) return { at: 'cancelled', why: 'lapsed' };
  switch (offer) {
    case 'refused':
      return { at: 'refused' };
    case 'moved':
      return phase.at === 'asks' ? phase : asksAt(now);
    case 'waits':
      return phase.at === 'counting' ? QUICK_ASKING : phase;
    case 'ready':
      if (phase.at === 'asking' && now < (phase.sureUntil ?? now)) return { at: 'sent' };
      if (phase.at !== 'counting') return { at: 'counting', until: now + QuickBet.undoMs };
      return now >= phase.until ? { at: 'sent' } : phase;
  }
}

/** True while it may still be sent, or taken back. */
export const isQuickOpen = ({ at }: QuickPhase): boolean =>
  at === 'asking' || at === 'counting' || at === 'asks';

/** The next phase; what came to its end stays there. */
export function quickStep(phase: QuickPhase, event: QuickEvent): QuickPhase {
  if (event.kind === 'returned') return phase.at === 'sent' ? asksAt(event.now) : phase;
  if (event.kind === 'held') return phase.at === 'sent' ? { at: 'refused' } : phase;
  if (!isQuickOpen(phase)) return phase;
  switch (event.kind) {
    case 'offer':
      return offered(phase, event.offer, event.now);
    case 'now':
      return phase.at === 'counting' && event.offer === 'ready'
        ? { at: 'sent' }
        : offered(phase, event.offer, event.now);
    case 'accept':
      // A word holds for as long as a countdown would have taken.
      return phase.at === 'asks' ? { at: 'asking', sureUntil: event.now + QuickBet.undoMs } : phase;
    case 'cancel':
      return { at: 'cancelled', why: event.why };
  }
}

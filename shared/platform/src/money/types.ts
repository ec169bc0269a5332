/** One port for every money action (safety D3). */
import type { Observable } from 'rxjs';
import type { Outcome } from '@site/domain/errors/app-error';
import type { Intent, Lookup, MoneyKind, MoneyState } from '@site/domain/money-action/machine';

/** What the server said to a money call. */
export interface MoneyAnswer<R> {
  readonly result: R;
  /** Accepted, but the verdict is still to come (danger, processing). */
  readonly pending: boolean;
}

/** One attempt at moving money. */
export interface MoneyAction<R> {
  readonly kind: MoneyKind;
  /** One line for the pending list, e.g. `单注 · 红岭联 vs 海川 · ¥100.00`. */
  readonly summary: string;
  /** The exact bytes that will be sent; the key is bound to them. */
  readonly payload: string;
  /**
   * What is meant, where two taps that mean one thing may send different bytes (a price that moved
   * in between); else the payload says it.
   */
  readonly meant?: string;
  /**
   * The tap's moment (`tapMoment` of the port), where work came between the tap and this call; else
   * now. If another member is signed in by now, nothing is sent.
   */
  readonly tappedAt?: number;
  /** Kept in the journal and handed to the look-up, over reloads too; at most 120 characters. */
  readonly ref?: string;
  /**
   * Ends what is under way already ("I have paid", a cancellation): a restriction on new money does
   * not stand in its way (R6-7).
   */
  readonly settles?: boolean;
  /**
   * Sends it.
   *
   * @param signal the port gives up: whoever waits for the answer drops the call.
   */
  readonly submit: (key: string, signal: AbortSignal) => Promise<Outcome<MoneyAnswer<R>>>;
}

/**
 * Asks the server what became of an action.
 *
 * @param ref what the action gave as its reference.
 */
export type MoneyLookup = (
  key: string,
  ref: string | undefined,
) => Promise<Outcome<Lookup<unknown>>>;

/** Money actions of this page. */
export interface MoneyPort {
  /**
   * Starts an action, or joins the one in flight that means the same, in this tab or another: a
   * second tap is no second bet. The stream replays its last state and does not end when nobody
   * listens. It completes on a final state once the request itself is answered or cut; an answer
   * that comes after "not placed" stands over it and is told, too.
   */
  readonly run: <R>(action: MoneyAction<R>) => Observable<MoneyState<R>>;
  /**
   * Marks the moment of a tap, to be handed in with the action: whose tap it was, and which intents
   * had their answer by then. Says nothing of the time.
   */
  readonly tapMoment: () => number;
  /** Tells how actions of a kind are looked up; done once by the remote that owns the kind. */
  readonly registerLookup: (kind: MoneyKind, lookup: MoneyLookup) => () => void;
  /** Kinds with intents that a reload or a crash left open, so that their owner gets loaded. */
  readonly openKinds: () => readonly MoneyKind[];
  /** Actions that are not final, newest last. */
  readonly open$: Observable<readonly MoneyState<unknown>[]>;
  /**
   * Whether an action of any kind is being sent or its answer is unknown. Also told to parts that
   * may not move that kind: nobody interrupts a bet. Since host API 1.4.
   */
  readonly underWay$: Observable<boolean>;
  /** Looks again now (the member pressed the button, the page came back). */
  readonly checkNow: () => void;
  /** Intents of this device that belong to the member. */
  readonly journal: () => readonly Intent[];
}

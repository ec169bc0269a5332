/**
 * Money whose sender is gone: an earlier page, or a form that the member has left since. Nobody
 * listens to its run any more, and the form that sent it is drawn anew. How it ended is kept here
 * by kind until the member has seen it (I2), so that the same thing is not sent again by hand.
 */
import type { Intent } from '@site/domain/money-action/machine';
import { createState, type Platform } from '@site/platform';
import type { WalletKind } from './wallet-action';

/** How such an attempt ended. */
export interface PreviousAttempt {
  readonly phase: 'done' | 'refused' | 'notPlaced';
  readonly summary: string;
  /** Why it was refused, in the server's words; null where it gave none. */
  readonly reason: string | null;
  /** True until the form that would have sent it has put away what was typed for it. */
  readonly isFresh: boolean;
}

/** The last end of each kind, until it was dismissed. */
export const previousAttempts = createState<Readonly<Partial<Record<WalletKind, PreviousAttempt>>>>(
  {},
);

/**
 * Keeps an end. A step of something that stands ("I have paid", a cancellation) names it by `ref`
 * and empties no form.
 */
export function keepPreviousAttempt(
  kind: WalletKind,
  phase: PreviousAttempt['phase'],
  { summary, ref }: Pick<Intent, 'summary' | 'ref'>,
  reason: string | null,
): void {
  previousAttempts.set({
    ...previousAttempts.get(),
    [kind]: { phase, summary, reason, isFresh: phase === 'done' && ref === undefined },
  });
}

/** The form has put away what was typed. */
export function acknowledgePreviousAttempt(kind: WalletKind): void {
  const known = previousAttempts.get()[kind];
  if (known?.isFresh === true)
    previousAttempts.set({ ...previousAttempts.get(), [kind]: { ...known, isFresh: false } });
}

/** The member has seen it. */
export function forgetPreviousAttempt(kind: WalletKind): void {
  const { [kind]: known, ...others } = previousAttempts.get();
  if (known !== undefined) previousAttempts.set(others);
}

/** Keys that a form of this page follows itself. */
const own = new Set<string>();
/** Keys of other pages that were asked about here. */
const followed = new Map<string, { readonly intent: Intent; reason: string | null }>();

/** A form of this page follows it to its end. */
export function noteOwn(key: string): void {
  own.add(key);
  followed.delete(key);
}

/**
 * The server was asked about it: if another page sent it, its line and the server's reason are
 * kept.
 */
export function noteLookedUp(
  { money }: Pick<Platform, 'money'>,
  key: string,
  reason: string | null,
): void {
  const intent = own.has(key) ? undefined : money.journal().find((each) => each.key === key);
  if (intent !== undefined) followed.set(key, { intent, reason });
}

const KINDS: readonly WalletKind[] = ['deposit', 'withdrawal', 'transfer'];

/**
 * Watches for ends.
 *
 * @returns the way to stop.
 */
export function watchPreviousAttempts({ bus }: Pick<Platform, 'bus'>): () => void {
  previousAttempts.set({});
  const settled = bus.on('money.settled').subscribe(({ kind, key, phase }) => {
    const known = followed.get(key);
    const mine = KINDS.find((each) => each === kind);
    if (known !== undefined && mine !== undefined)
      keepPreviousAttempt(mine, phase, known.intent, known.reason);
    followed.delete(key);
  });
  const left = bus.on('session.logged-out').subscribe(() => previousAttempts.set({}));
  return () => {
    settled.unsubscribe();
    left.unsubscribe();
  };
}

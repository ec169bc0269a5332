/**
 * Money that an earlier page sent and this one learned the end of: after a reload nobody listens to its run, and the form that sent it is drawn anew. What
 * became of it is kept here until the member has seen it (I2), so that the same thing is not sent again by hand.
 */
import { createState, type Platform } from '@site/platform';
import type { WalletKind } from './wallet-action';

/** How an earlier attempt ended. */
export interface EarlierMoney { readonly kind: WalletKind; readonly phase: 'done' | 'refused' | 'notPlaced'; readonly summary: string }

/** The last one that ended, until it was seen. */
export const earlierMoney = createState<EarlierMoney | null>(null);

/** Keys that this page sent: their own forms show how they end. */
const sent = new Set<string>();
/** Keys of other pages that were asked for here, with their line for the member. */
const followed = new Map<string, string>();

/** This page sends it. */
export const noteSent = (key: string): void => void sent.add(key);

/** The server is asked about it: if another page sent it, its line is kept. */
export function noteAsked({ money }: Pick<Platform, 'money'>, key: string): void {
  const intent = sent.has(key) ? undefined : money.journal().find((each) => each.key === key);
  if (intent !== undefined) followed.set(key, intent.summary);
}

const KINDS: readonly WalletKind[] = ['deposit', 'withdrawal', 'transfer'];

/** Watches for ends. @returns the way to stop. */
export function watchEarlier({ bus }: Pick<Platform, 'bus'>): () => void {
  earlierMoney.set(null);
  const settled = bus.on('money.settled').subscribe(({ kind, key, phase }) => {
    const summary = followed.get(key);
    const own = KINDS.find((each) => each === kind);
    if (summary !== undefined && own !== undefined) earlierMoney.set({ kind: own, phase, summary });
    followed.delete(key);
  });
  const left = bus.on('session.logged-out').subscribe(() => earlierMoney.set(null));
  return () => {
    settled.unsubscribe();
    left.unsubscribe();
  };
}

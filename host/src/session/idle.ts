/** Who did nothing for half an hour signs in again (C-77); every tab counts, and money under way is waited for. */
import { Idle } from '@site/domain/constants';
import { idleStep, readMoment } from '@site/domain/session/idle';
import { jsonKey } from '@site/platform';
import type { Platform } from '@site/platform/host';
import { SESSION } from '../phrases/session';

/** When the member last did something in any tab of this device; goes with the session. */
const LAST = jsonKey<number>('lastActive', 'local', 'logout', 1, readMoment);

/** What a member does. */
const DEEDS = ['pointerdown', 'keydown', 'wheel'] as const;
/** When it is looked at, beside every minute: on return, before the deed that comes with it. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus'] as const;

/** Watches a page. @returns the way to stop. */
export function watchIdle(window: Window, { bus, locks, session, storage, toast }: Platform): () => void {
  const { document } = window;
  const note = (): void => {
    const now = Date.now();
    const known = storage.read(LAST);
    if (known === null || known > now || now - known >= Idle.noteMs) storage.write(LAST, now);
  };
  /** @returns true while the session goes on. */
  const look = (): boolean => {
    if (session.state.get().status !== 'member') return true;
    const step = idleStep(storage.read(LAST), Date.now());
    if (step === 'begin') note();
    if (step !== 'end' || locks.isHeld()) return true;
    toast.show('info', SESSION.idle(Idle.afterMs / 60_000));
    void session.logOut('expired');
    return false;
  };
  const deed = (): void => {
    if (look() && session.state.get().status === 'member') note();
  };
  const turn = (): void => {
    // What is done inside a game or a payment page is not ours to see: one that has the focus is being used.
    if (document.visibilityState === 'visible' && document.activeElement instanceof HTMLIFrameElement) deed();
    else look();
  };
  look();
  const timer = setInterval(turn, Idle.lookMs);
  const signedIn = bus.on('session.logged-in').subscribe(note);
  const options = { capture: true, passive: true };
  DEEDS.forEach((name) => window.addEventListener(name, deed, options));
  RETURNS.forEach((name) => window.addEventListener(name, look, options));
  return () => {
    clearInterval(timer);
    signedIn.unsubscribe();
    DEEDS.forEach((name) => window.removeEventListener(name, deed, options));
    RETURNS.forEach((name) => window.removeEventListener(name, look, options));
  };
}

/**
 * Who did nothing for half an hour signs in again (C-77), and is asked before (WCAG 2.2.1); every
 * tab counts, and money under way is waited for. A clock that jumps ahead cannot be told from a
 * device that slept: both end the session, and what is unknown of money stays in the journal for
 * the next login.
 */
import { Idle } from '@site/domain/constants';
import { idleStep, readMoment } from '@site/domain/session/idle';
import { jsonKey } from '@site/platform';
import type { Platform } from '@site/platform/host';
import { askMember } from '../late/dialogs';
import { SESSION } from '../phrases/session';
import { ENDED_BY } from './ended';

/** When the member last did something in any tab of this device; goes with the session. */
const LAST = jsonKey<number>('lastActive', 'local', 'logout', 1, readMoment);

const DEEDS = ['pointerdown', 'keydown', 'wheel'] as const;
/** When it is looked at, beside every minute: on return, before the deed that comes with it. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus'] as const;

/**
 * Watches a page.
 *
 * @returns the way to stop.
 */
export function watchIdle(
  window: Window,
  { bus, locks, session, storage, toast }: Platform,
): () => void {
  const { document } = window;
  let question: AbortController | null = null;
  const note = (): void => {
    const now = Date.now();
    const known = storage.read(LAST);
    if (known === null || known > now || now - known >= Idle.noteMs) storage.write(LAST, now);
  };
  const takeBack = (): void => {
    question?.abort();
    question = null;
  };
  const askToStay = (): void => {
    if (question !== null || document.visibilityState !== 'visible') return;
    question = new AbortController();
    const { signal } = question;
    const text = SESSION.idleSoon((Idle.afterMs - Idle.warnMs) / 60_000, Idle.afterMs / 60_000);
    void askMember({
      title: SESSION.idleTitle,
      text,
      yes: SESSION.idleStay,
      testId: 'idle-question',
      signal,
    }).then((stays) => {
      if (!signal.aborted) question = null;
      if (stays) deed();
    });
  };
  /** @returns true while the session goes on. */
  const look = (): boolean => {
    const step =
      session.state.get().status === 'member' ? idleStep(storage.read(LAST), Date.now()) : 'leave';
    if (step === 'ask' && !locks.isHeld()) askToStay();
    else takeBack();
    if (step === 'begin') note();
    if (step !== 'end' || locks.isHeld()) return true;
    storage.write(ENDED_BY, 'idle');
    toast.show('info', SESSION.idle(Idle.afterMs / 60_000));
    void session.logOut('expired');
    return false;
  };
  /** What shows that somebody is there; one that comes with the question leaves it to its button. */
  function deed(): void {
    if (session.state.get().status !== 'member') return;
    if (idleStep(storage.read(LAST), Date.now()) === 'end') look();
    else note();
  }
  const turn = (): void => {
    // What is done inside a game or a payment page is not ours to see: one that has the focus is being used.
    if (
      document.visibilityState === 'visible' &&
      document.activeElement instanceof HTMLIFrameElement
    )
      deed();
    else look();
  };
  // At once, and when a kept session is picked up after this part has come.
  const known = session.state.changes$.subscribe(() => void look());
  const timer = setInterval(turn, Idle.lookMs);
  const signedIn = bus.on('session.logged-in').subscribe(note);
  const options = { capture: true, passive: true };
  DEEDS.forEach((name) => window.addEventListener(name, deed, options));
  RETURNS.forEach((name) => window.addEventListener(name, look, options));
  return () => {
    clearInterval(timer);
    takeBack();
    known.unsubscribe();
    signedIn.unsubscribe();
    DEEDS.forEach((name) => window.removeEventListener(name, deed, options));
    RETURNS.forEach((name) => window.removeEventListener(name, look, options));
  };
}

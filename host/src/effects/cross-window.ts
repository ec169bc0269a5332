/** Messages of frames and popups that the site opened itself (§2.6): a table of constants, nothing of the message is used. */
import { targets, type Platform, type WindowEvent } from '@site/platform';

type Action = (platform: Platform, reload: () => void) => void;

const back: Action = ({ navigator }) => navigator.back();
const go = (path: string): Action => ({ navigator }) => navigator.go(path);

/** What each message does (R2.6-1). */
const ACTIONS: Record<WindowEvent, Action> = {
  goBackToWallet: back,
  closePopup: back,
  closeIframe: go(targets.toHome()),
  NetworkError: go(targets.toHome()),
  goToHistory: go(targets.toTransactions()),
  goToHistoryW: go(targets.toTransactions('withdrawal')),
  goToHistoryOther: ({ navigator }, reload) => {
    navigator.go(targets.toTransactions('other'));
    reload();
  },
  goUserInfo: go(targets.toAccountInfo()),
  goToKycPage: go(targets.toUploads()),
  verifyContinue: (_platform, reload) => reload(),
};

/** Longest wait of a reload for money in flight (safety B6). */
const LOCK_WAIT_MS = 10_000;

/** Listens to registered windows. @returns the way to stop. */
export function listenToWindows(window: Window, platform: Platform): () => void {
  const reload = (): void => {
    const started = platform.clock.monotonic();
    const attempt = (): void => {
      if (platform.locks.isHeld() && platform.clock.monotonic() - started < LOCK_WAIT_MS) setTimeout(attempt, 250);
      else window.location.reload();
    };
    setTimeout(attempt, 0);
  };
  const listen = (event: MessageEvent): void => {
    const accepted = platform.windows.accept(event, platform.clock.monotonic());
    if (accepted === null) return;
    if (accepted.entry.onEvent !== undefined) accepted.entry.onEvent(accepted.event);
    else ACTIONS[accepted.event](platform, reload);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

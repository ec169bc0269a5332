/** What messages of our own windows do (§2.6): a table of constants. Loaded with the first message. */
import { jsonKey, targets, type WindowEvent } from '@site/platform';
import type { Platform } from '@site/platform/host';

/** What an action may do; it is called once no money is being sent. */
interface Ports {
  readonly back: () => void;
  readonly go: (path: string) => void;
  readonly reload: () => void;
}

type Action = (ports: Ports) => void;

const back: Action = (ports) => ports.back();
const go =
  (path: string): Action =>
  (ports) =>
    ports.go(path);

/** What each message does (R2.6-1). */
const ACTIONS: Record<WindowEvent, Action> = {
  goBackToWallet: back,
  closePopup: back,
  closeIframe: go(targets.toHome()),
  NetworkError: go(targets.toHome()),
  goToHistory: go(targets.toTransactions()),
  goToHistoryW: go(targets.toTransactions('withdrawal')),
  goToHistoryOther: (ports) => {
    ports.go(targets.toTransactions('other'));
    ports.reload();
  },
  goUserInfo: go(targets.toAccountInfo()),
  goToKycPage: go(targets.toUploads()),
  verifyContinue: (ports) => ports.reload(),
};

/** Longest wait for money in flight, and the least gap between two reloads (safety B6). */
const LIMITS = { waitMs: 10_000, reloadGapMs: 5_000, lookMs: 100 } as const;

/** When a message last reloaded the page; a reload forgets everything else. */
const RELOADED_AT = jsonKey<number>('reloadedAt', 'session', 'never', 1, (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null,
);

/**
 * Runs work once no lock is held, at the latest after the longest wait; the journal keeps what is
 * still open then.
 */
function onceFree({ locks, clock }: Platform, work: () => void): void {
  const started = clock.monotonic();
  const look = (): void => {
    if (locks.isHeld() && clock.monotonic() - started < LIMITS.waitMs)
      setTimeout(look, LIMITS.lookMs);
    else work();
  };
  look();
}

function portsOf(window: Window, { navigator, storage, clock }: Platform): Ports {
  return {
    // Before the first page of this tab there is somebody else's: then back means home.
    back: () => {
      const state = window.history.state as {
        readonly idx?: unknown;
        readonly overlay?: unknown;
      } | null;
      if (state?.idx === 0 && state.overlay === undefined)
        navigator.go(targets.toHome(), { replace: true });
      else navigator.back();
    },
    go: (path) => navigator.go(path),
    reload: () => {
      // Either way: after the reload the clock may stand a little before the time it told then.
      const since = clock.now() - (storage.read(RELOADED_AT) ?? Number.NEGATIVE_INFINITY);
      if (Math.abs(since) < LIMITS.reloadGapMs) return;
      storage.write(RELOADED_AT, clock.now());
      // The navigation before it has to reach the address bar first.
      setTimeout(() => window.location.reload(), 0);
    },
  };
}

/** A window of its own that stands before the page it asks for; a frame goes with its page. */
function closeWindow(source: MessageEventSource | null, own: Window): void {
  if (source === null || !('top' in source) || source === own || source.top !== source) return;
  source.close();
}

/** Does what a message says, once it may; the window that said it makes way. */
export function actOn(
  event: WindowEvent,
  source: MessageEventSource | null,
  window: Window,
  platform: Platform,
): void {
  onceFree(platform, () => {
    closeWindow(source, window);
    ACTIONS[event](portsOf(window, platform));
  });
}

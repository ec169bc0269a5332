/** Windows and frames the site opened itself: only they may speak to it (§2.6, safety B6). */

/** Names of §2.6. */
export const WINDOW_EVENTS = [
  'goBackToWallet',
  'closePopup',
  'closeIframe',
  'NetworkError',
  'goToHistory',
  'goToHistoryW',
  'goToHistoryOther',
  'goUserInfo',
  'goToKycPage',
  'verifyContinue',
] as const;
/** A message name of §2.6. */
export type WindowEvent = (typeof WINDOW_EVENTS)[number];

/** What a registered window may say. */
export interface WindowEntry {
  readonly origin: string;
  readonly caps: readonly WindowEvent[];
  /** Called instead of the site's own action when the owner wants to handle it. */
  readonly onEvent?: (event: WindowEvent) => void;
}

/** Longest accepted message text and the least gap between two accepted ones. */
const LIMITS = { chars: 1_024, gapMs: 500 } as const;

/** A message as the browser delivers it. */
export interface IncomingMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/** The registry of windows. */
export interface WindowRegistry {
  /**
   * Registers a window of ours.
   *
   * @returns a function that forgets it.
   */
  readonly register: (source: object, entry: WindowEntry) => () => void;
  /**
   * Accepts or drops a message: known source, exact origin, known name, allowed for it, not too
   * often.
   */
  readonly accept: (
    message: IncomingMessage,
    monotonicMs: number,
  ) => { readonly event: WindowEvent; readonly entry: WindowEntry } | null;
  /** How many messages were dropped; the support panel shows it. */
  readonly dropped: () => number;
}

function nameOf(data: unknown): string | null {
  if (typeof data === 'string') return data.length <= LIMITS.chars ? data : null;
  if (typeof data !== 'object' || data === null) return null;
  const keys = Object.keys(data);
  return keys.length === 1 && 'event' in data && typeof data.event === 'string' ? data.event : null;
}

/** Makes an empty registry. */
export function createWindowRegistry(): WindowRegistry {
  const entries = new Map<object, WindowEntry & { lastAt: number }>();
  let dropped = 0;
  return {
    register: (source, entry) => {
      entries.set(source, { ...entry, lastAt: Number.NEGATIVE_INFINITY });
      return () => void entries.delete(source);
    },
    accept: (message, monotonicMs) => {
      const entry =
        typeof message.source === 'object' && message.source !== null
          ? entries.get(message.source)
          : undefined;
      const event = WINDOW_EVENTS.find((name) => name === nameOf(message.data));
      const fits =
        entry !== undefined &&
        event !== undefined &&
        entry.origin === message.origin &&
        entry.caps.includes(event) &&
        monotonicMs - entry.lastAt >= LIMITS.gapMs;
      if (!fits) {
        dropped += 1;
        return null;
      }
      entry.lastAt = monotonicMs;
      return { event, entry };
    },
    dropped: () => dropped,
  };
}

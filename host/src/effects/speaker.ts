/**
 * Says the sentences of the catalogue, one at a time and none over and over (§8, ADR 063): what
 * stands on the screen is not said again, a page whose reads fail together is one sentence, and a
 * network that comes and goes is one word a minute.
 */
import type { Platform } from '@site/platform/host';

/** What is said. */
export interface Sentence {
  readonly kind: 'info' | 'error';
  readonly text: string;
  readonly ms: number;
}

/** The call that it is about. */
export interface About {
  readonly id: string;
  /** A read whose page shows the same sentence where its answer would stand. */
  readonly isRead: boolean;
  /** No answer came: it happens to everything at once. */
  readonly isWeather: boolean;
}

/** Reads of one page fail together: the first one's words stand at least so long. */
const BURST_MS = 1_000;
/** The same read is not told of the same again for this long. */
const SAME_READ_MS = 60_000;
/** Least time between two words about the network, as long as nobody did anything. */
const WEATHER_MS = 60_000;

/** Toasts that a read never takes the place of. */
const KEPT: ReadonlySet<string> = new Set(['loading', 'success']);

/** Says it. */
export interface Speaker {
  readonly say: (sentence: Sentence, about: About) => void;
}

/** Makes it; `isOffline` where the bar says already that the network is gone. */
export function createSpeaker(
  { toast, clock }: Pick<Platform, 'toast' | 'clock'>,
  isOffline: () => boolean,
): Speaker {
  let standing: { readonly kind: string; readonly text: string; readonly action: unknown } | null =
    null;
  toast.current$.subscribe((now) => {
    standing = now;
  });
  const last = new Map<string, number>();
  const isTooSoon = (name: string, gapMs: number): boolean => {
    const now = clock.monotonic();
    if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < gapMs) return true;
    last.set(name, now);
    return false;
  };
  /**
   * What a read said last: a later page's words may take its place, those of an act or a session
   * stay.
   */
  let ofRead = { text: '', at: 0 };
  /** A read gives way to what is being said: its own page says the rest. */
  const givesWay = ({ text }: Sentence, { id, isWeather }: About): boolean => {
    // What somebody did just now was answered, or can be taken back: that stands.
    if (standing !== null && (KEPT.has(standing.kind) || standing.action !== null)) return true;
    const isOfRead = standing?.text === ofRead.text && clock.monotonic() - ofRead.at >= BURST_MS;
    if (standing?.kind === 'error' && !isOfRead) return true;
    return isWeather
      ? isOffline() || isTooSoon(text, WEATHER_MS)
      : isTooSoon(`${id} ${text}`, SAME_READ_MS);
  };
  return {
    say: (sentence, about) => {
      if (standing?.text === sentence.text && standing.kind === sentence.kind) return;
      if (about.isRead && givesWay(sentence, about)) return;
      if (about.isRead) ofRead = { text: sentence.text, at: clock.monotonic() };
      toast.show(sentence.kind, sentence.text, { durationMs: sentence.ms });
    },
  };
}

/**
 * The session recorder, off unless a release turned it on: paths, taps and scrolls, never a text or
 * a value (safety B11).
 */
import { postRecording, type RecordedStep, type RecordingPart } from '@site/contracts/log';
import { Routing, Telemetry } from '@site/domain/constants';
import { normalisePath } from '@site/domain/session/route-decision';
import { isSampled, mayRecord } from '@site/domain/telemetry/recording';
import { scrubPath } from '@site/domain/telemetry/scrub';
import type { SendRecord } from './log-gateway';
import type { Surrounding } from './surrounding';

/** What the recorder is given. */
export interface RecorderParts {
  readonly window: Window;
  readonly send: SendRecord;
  readonly around: () => Surrounding;
  readonly now: () => number;
  readonly draw: () => number;
  /** ms since the member signed in, null for a visitor. */
  readonly sinceLogin: () => number | null;
}

/** A running recorder. */
export interface Recorder {
  /** An error happened: what led to it is sent, whether the session was drawn or not (§9). */
  readonly errorSeen: () => void;
  readonly stop: () => void;
}

const LIMITS = { steps: 200, flushMs: 10_000, gapMs: 500 } as const;

/** A hook or the kind of element; a label or a text is never read. */
function hookOf(target: EventTarget | null): string {
  const found =
    target instanceof Element
      ? target.closest('[data-testid], a, button, input, select, textarea')
      : null;
  return (found?.getAttribute('data-testid') ?? found?.tagName.toLowerCase() ?? 'page').slice(
    0,
    120,
  );
}

/** Starts recording. */
export function startRecorder({
  window,
  send,
  around,
  now,
  draw,
  sinceLogin,
}: RecorderParts): Recorder {
  const began = now();
  // Whole ms: the tail of a float looks like a card number to whoever searches the log.
  const since = (): number => Math.round(now() - began);
  const isDrawn = isSampled(Telemetry.replays, draw());
  let steps: RecordedStep[] = [];
  let lastScroll = 0;
  const path = (): string => normalisePath(window.location.pathname, Routing.basePath);
  const note = (kind: RecordedStep['kind'], what: string): void => {
    if (!mayRecord(path(), sinceLogin())) return;
    if (kind !== 'page' && steps.length === 0)
      steps.push({ at: since(), kind: 'page', what: scrubPath(path()) });
    steps = [...steps, { at: since(), kind, what }].slice(-LIMITS.steps);
  };
  const flush = (reason: RecordingPart['reason']): void => {
    if (steps.length === 0) return;
    send(postRecording, { reason, steps, ...around() } satisfies RecordingPart);
    steps = [];
  };
  const scrolled = (): void => {
    if (now() - lastScroll < LIMITS.gapMs) return;
    lastScroll = now();
    const room = window.document.documentElement.scrollHeight - window.innerHeight;
    note('scroll', String(room <= 0 ? 0 : Math.round((window.scrollY / room) * 100)));
  };
  const tapped = (event: Event): void => note('tap', hookOf(event.target));
  const turned = (): void => {
    note(window.document.visibilityState === 'hidden' ? 'hidden' : 'shown', scrubPath(path()));
    if (isDrawn && window.document.visibilityState === 'hidden') flush('sampled');
  };
  note('page', scrubPath(path()));
  window.addEventListener('click', tapped, { capture: true, passive: true });
  window.addEventListener('scroll', scrolled, { passive: true });
  window.document.addEventListener('visibilitychange', turned);
  const timer = window.setInterval(() => {
    if (isDrawn) flush('sampled');
  }, LIMITS.flushMs);
  return {
    errorSeen: () => {
      note('error', 'error');
      if (isSampled(Telemetry.replaysOnError, draw())) flush('error');
    },
    stop: () => {
      window.clearInterval(timer);
      window.removeEventListener('click', tapped, { capture: true });
      window.removeEventListener('scroll', scrolled);
      window.document.removeEventListener('visibilitychange', turned);
    },
  };
}

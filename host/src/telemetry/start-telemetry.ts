/**
 * Everything that watches the page, 5 s after its start (§9): measurements, the error reporter, and
 * the recorder where it is turned on.
 */
import { Routing } from '@site/domain/constants';
import { normalisePath } from '@site/domain/session/route-decision';
import type { Platform } from '@site/platform/host';
import type { Federation } from '@site/federation/types';
import { newUuid } from '../boot/browser';
import { checkDevice } from './device-check';
import { listenToErrors } from './early-errors';
import { createErrorService } from './error-service';
import { createGatewayReporter } from './error-reporter';
import { createLogSender } from './log-gateway';
import { startRecorder, type Recorder } from './recorder';
import { surroundingOf } from './surrounding';
import { measureVitals } from './vitals';

/** What telemetry needs of the host. */
export interface TelemetryParts {
  readonly window: Window;
  readonly platform: Platform;
  readonly federation: Federation;
  readonly appVersion: string;
  readonly gamesOrigin: string | null;
}

/** A fair draw from [0, 1). */
const drawOf = (crypto: Crypto) => (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

/**
 * Starts watching.
 *
 * @returns the way to stop.
 */
export function startTelemetry({
  window,
  platform,
  federation,
  appVersion,
  gamesOrigin,
}: TelemetryParts): () => void {
  const send = createLogSender(window.fetch.bind(window));
  const around = surroundingOf(window, appVersion);
  const draw = drawOf(window.crypto);
  const now = (): number => platform.clock.monotonic();
  const reporter = createGatewayReporter(
    send,
    around,
    federation.supportCode,
    createErrorService({
      document: window.document,
      fetch: window.fetch.bind(window),
      now: () => platform.clock.now(),
      newId: () => newUuid(window.crypto).replaceAll('-', ''),
    }),
  );
  let loginAt: number | null = platform.session.state.get().status === 'visitor' ? null : 0;
  const signedIn = platform.bus.on('session.logged-in').subscribe(() => {
    loginAt = now();
  });
  const signedOut = platform.bus.on('session.logged-out').subscribe(() => {
    loginAt = null;
  });
  let recorder: Recorder | null = null;
  const follow = (): void => {
    const isOn = federation.view().registry.flags['recorder'] === true;
    if (isOn && recorder === null)
      recorder = startRecorder({
        window,
        send,
        around,
        now,
        draw,
        sinceLogin: () => (loginAt === null ? null : now() - loginAt),
      });
    if (!isOn) {
      recorder?.stop();
      recorder = null;
    }
  };
  follow();
  const unfollow = federation.subscribe(follow);
  const unlisten = listenToErrors((seen) => {
    reporter.report(seen);
    recorder?.errorSeen();
  });
  measureVitals(send, around, draw);
  void checkDevice({
    document: window.document,
    platform,
    origin: gamesOrigin,
    path: () => normalisePath(window.location.pathname, Routing.basePath),
    isOnline: () => window.navigator.onLine,
  });
  return () => {
    unlisten();
    unfollow();
    recorder?.stop();
    signedIn.unsubscribe();
    signedOut.unsubscribe();
  };
}

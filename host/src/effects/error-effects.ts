/**
 * Performs what the error catalogue says (§8); the only place where an error becomes a toast, a
 * route or a logout. Loaded with the first failure.
 */
import { resolveError, type ErrorEffect, type ErrorPhrase } from '@site/domain/errors/catalogue';
import type { AppError } from '@site/domain/errors/app-error';
import { featureOfCall } from '@site/domain/errors/maintenance-by-feature';
import type { CallFailure } from '@site/platform';
import { KEYS, type Platform } from '@site/platform/host';
import { ERROR_TEXT } from '@site/phrases/errors';
import { SESSION } from '../phrases/session';
import { standingNotice } from '../features/maintenance/standing-notice';
import { ENDED_BY, isEnd } from '../session/ended';
import { loginFrom } from '../session/login-from';
import { createPace, type Pace } from './pace';
import { isRepeatLogin } from './repeat-flag';
import { createSpeaker, type Speaker } from './speaker';

/** What the effects of one platform remember of each other. */
interface Memory {
  readonly pace: Pace;
  readonly speaker: Speaker;
}

type Perform<K extends ErrorEffect['do']> = (
  effect: Extract<ErrorEffect, { do: K }>,
  failure: CallFailure,
  platform: Platform,
  memory: Memory,
) => void;

/** Phrases of failures that happen to any read; all others are told in any case. */
const ORDINARY: ReadonlySet<ErrorPhrase> = new Set(['network', 'timeout', 'systemErrorService']);

const aboutOf = ({ row, error }: CallFailure, isOrdinary: boolean) => ({
  id: row.id,
  isRead: isOrdinary && (row.method === 'GET' || row.reads === true),
  isWeather: error.kind === 'network' || error.kind === 'timeout',
});

const saidBy = (error: AppError, otherwise: string): string =>
  error.kind === 'api' && error.description !== '' ? error.description : otherwise;
/** What a failure is called: its code, or its kind. */
const causeOf = (error: AppError): string =>
  error.kind === 'api' ? error.code : error.kind === 'http' ? `http${error.status}` : error.kind;
/** The row whose failures the modal tells while the flag is set. */
const LOGIN = 'auth.login';
const goToLogin = ({ navigator, visit }: Platform): void =>
  navigator.go(loginFrom(window.location, visit.affiliate()), { replace: true });
const isSignedIn = ({ session }: Platform): boolean => session.state.get().status !== 'visitor';

const PERFORM: { readonly [K in ErrorEffect['do']]: Perform<K> } = {
  toast: ({ phrase, ms }, failure, platform, { speaker }) => {
    if (isEnd(phrase)) platform.storage.write(ENDED_BY, phrase);
    // The notice over the page says it already, and stays until it was read (R2.5-9).
    if (phrase === `maintenance.${standingNotice(platform) ?? ''}`) return;
    speaker.say(
      { kind: 'error', text: ERROR_TEXT[phrase], ms },
      aboutOf(failure, ORDINARY.has(phrase)),
    );
  },
  toastDescription: ({ otherwise, ms, tone }, failure, _platform, { speaker }) =>
    speaker.say(
      {
        kind: tone === 'warning' ? 'info' : 'error',
        text: saidBy(failure.error, ERROR_TEXT[otherwise]),
        ms,
      },
      aboutOf(failure, true),
    ),
  go: ({ to }, { error }, platform, { pace }) => {
    // The words on a blocked address are for the page that it leads to; those of an older refusal say nothing about a newer one.
    if (to === '/restrict')
      platform.storage.write(
        KEYS.ipError,
        error.kind === 'api' && error.code === 'GEN0002' ? error.description : '',
      );
    if (!pace.may(`${causeOf(error)} ${to}`)) return;
    if (to === '/login') goToLogin(platform);
    else platform.navigator.go(to, { replace: true });
  },
  endSession: ({ reason }, _failure, platform) => {
    if (isSignedIn(platform)) void platform.session.logOut(reason);
  },
  reLogin: (_effect, { error }, platform, { pace }) => {
    if (!pace.may(`${causeOf(error)} again`)) return;
    void platform.session.reLogin().then((again) => {
      if (!again) goToLogin(platform);
    });
  },
  openLoginFailure: ({ phrase }, { error }) => {
    const text = phrase === null ? saidBy(error, ERROR_TEXT.systemError) : ERROR_TEXT[phrase];
    void import('../late/dialogs')
      .then(({ askMember }) =>
        askMember({
          title: SESSION.loginFailedTitle,
          text,
          yes: SESSION.loginFailedYes,
          testId: 'login-failed',
        }),
      )
      .catch(() => undefined);
  },
  logOutAfter: ({ ms }, { error }, platform, { pace }) => {
    if (!pace.may(`${causeOf(error)} out`)) return;
    setTimeout(() => {
      if (isSignedIn(platform)) void platform.session.logOut('refused');
    }, ms);
  },
};

function perform<K extends ErrorEffect['do']>(
  effect: Extract<ErrorEffect, { do: K }>,
  failure: CallFailure,
  platform: Platform,
  memory: Memory,
): void {
  (PERFORM[effect.do] as Perform<K>)(effect, failure, platform, memory);
}

const memories = new WeakMap<Platform, Memory>();
function memoryOf(platform: Platform): Memory {
  const known = memories.get(platform) ?? {
    pace: createPace(platform.clock.monotonic),
    speaker: createSpeaker(platform, () => !window.navigator.onLine),
  };
  memories.set(platform, known);
  return known;
}

/**
 * Reacts to a failure that nobody claimed.
 *
 * @param repeatLogin this is the watcher of the flag (§8, R8-3), who tells of each login that fails
 *   while it is set, those too that the form has claimed.
 */
export function reactToFailure(
  failure: CallFailure,
  platform: Platform,
  repeatLogin = false,
): void {
  const { error, row, signedIn } = failure;
  if (!repeatLogin && row.id === LOGIN && isRepeatLogin(platform)) return;
  const memory = memoryOf(platform);
  const effects = resolveError(error, {
    signedIn,
    service: row.service,
    feature: featureOfCall(row.path, failure.transactionType ?? null),
    customerService: /^\/api\/(LiveChat|CustomerService)(\/|$)/i.test(row.path),
    repeatLogin,
  });
  effects.forEach((effect) => perform(effect, failure, platform, memory));
  platform.bus.publish({ type: 'error.raised', code: causeOf(error), passedBy: row.id });
}

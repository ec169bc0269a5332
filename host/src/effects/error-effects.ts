/**
 * Performs what the error catalogue says (§8); the only place where an error becomes a toast, a
 * route or a logout. Loaded with the first failure.
 */
import { resolveError, type ErrorEffect } from '@site/domain/errors/catalogue';
import type { AppError } from '@site/domain/errors/app-error';
import { featureOfCall } from '@site/domain/errors/maintenance-by-feature';
import type { CallFailure } from '@site/platform';
import { KEYS, type Platform } from '@site/platform/host';
import { ERROR_TEXT } from '@site/phrases/errors';
import { SESSION } from '../phrases/session';
import { createPace, type Pace } from './pace';

type Perform<K extends ErrorEffect['do']> = (
  effect: Extract<ErrorEffect, { do: K }>,
  failure: CallFailure,
  platform: Platform,
  pace: Pace,
) => void;

const saidBy = (error: AppError, otherwise: string): string =>
  error.kind === 'api' && error.description !== '' ? error.description : otherwise;
/** What a failure is called: its code, or its kind. */
const causeOf = (error: AppError): string =>
  error.kind === 'api' ? error.code : error.kind === 'http' ? `http${error.status}` : error.kind;
const isSignedIn = ({ session }: Platform): boolean => session.state.get().status !== 'visitor';

const PERFORM: { readonly [K in ErrorEffect['do']]: Perform<K> } = {
  toast: ({ phrase, ms }, _failure, { toast }) =>
    void toast.show('error', ERROR_TEXT[phrase], { durationMs: ms }),
  toastDescription: ({ otherwise, ms, tone }, { error }, { toast }) =>
    void toast.show(tone === 'warning' ? 'info' : 'error', saidBy(error, ERROR_TEXT[otherwise]), {
      durationMs: ms,
    }),
  go: ({ to }, { error }, { navigator, storage }, pace) => {
    // The words on a blocked address are for the page that it leads to; those of an older refusal say nothing about a newer one.
    if (to === '/restrict')
      storage.write(
        KEYS.ipError,
        error.kind === 'api' && error.code === 'GEN0002' ? error.description : '',
      );
    if (pace.may(`${causeOf(error)} ${to}`)) navigator.go(to, { replace: true });
  },
  endSession: ({ reason }, _failure, platform) => {
    if (isSignedIn(platform)) void platform.session.logOut(reason);
  },
  reLogin: (_effect, { error }, { session, navigator }, pace) => {
    if (!pace.may(`${causeOf(error)} again`)) return;
    void session.reLogin().then((again) => {
      if (!again) navigator.go('/login', { replace: true });
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
  logOutAfter: ({ ms }, { error }, platform, pace) => {
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
  pace: Pace,
): void {
  (PERFORM[effect.do] as Perform<K>)(effect, failure, platform, pace);
}

const paces = new WeakMap<Platform, Pace>();
function paceOf(platform: Platform): Pace {
  const known = paces.get(platform) ?? createPace(platform.clock.monotonic);
  paces.set(platform, known);
  return known;
}

/**
 * A failure that happens to everything at once while the network is away: one word about it is
 * enough.
 */
const isWeather = ({ kind }: AppError): boolean => kind === 'network' || kind === 'timeout';

/**
 * Reacts to a failure that nobody claimed.
 *
 * @param repeatLogin the flag of the catalogue.
 */
export function reactToFailure(
  failure: CallFailure,
  platform: Platform,
  repeatLogin = false,
): void {
  const { error, row, signedIn } = failure;
  const pace = paceOf(platform);
  if (isWeather(error) && !pace.may('weather')) return;
  const effects = resolveError(error, {
    signedIn,
    service: row.service,
    feature: featureOfCall(row.path, failure.transactionType ?? null),
    customerService: /^\/api\/(LiveChat|CustomerService)(\/|$)/i.test(row.path),
    repeatLogin,
  });
  effects.forEach((effect) => perform(effect, failure, platform, pace));
  platform.bus.publish({ type: 'error.raised', code: causeOf(error), passedBy: row.id });
}

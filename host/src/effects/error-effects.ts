/** Performs what the error catalogue says (§8); the only place where an error becomes a toast, a route or a logout. */
import { resolveError, type ErrorEffect } from '@site/domain/errors/catalogue';
import { featureOfCall } from '@site/domain/errors/maintenance-by-feature';
import type { CallFailure, Platform } from '@site/platform';
import { ERROR_TEXT } from '@site/phrases/errors';

type Perform<K extends ErrorEffect['do']> = (effect: Extract<ErrorEffect, { do: K }>, failure: CallFailure, platform: Platform) => void;

const PERFORM: { readonly [K in ErrorEffect['do']]: Perform<K> } = {
  toast: ({ phrase, ms }, _failure, { toast }) => void toast.show('error', ERROR_TEXT[phrase], { durationMs: ms }),
  toastDescription: ({ otherwise, ms, tone }, { error }, { toast }) => {
    const said = error.kind === 'api' && error.description !== '' ? error.description : ERROR_TEXT[otherwise];
    toast.show(tone === 'warning' ? 'info' : 'error', said, { durationMs: ms });
  },
  go: ({ to }, _failure, { navigator }) => navigator.go(to, { replace: true }),
  endSession: ({ reason }, _failure, { session }) => void session.logOut(reason),
  // The pair of name and password is kept nowhere yet: the member signs in by hand.
  reLogin: (_effect, _failure, { navigator }) => navigator.go('/login', { replace: true }),
  openLoginFailure: ({ phrase }, { error }, { toast }) => {
    const said = error.kind === 'api' && error.description !== '' ? error.description : ERROR_TEXT.systemError;
    toast.show('error', phrase === null ? said : ERROR_TEXT[phrase]);
  },
  logOutAfter: ({ ms }, _failure, { session }) => void setTimeout(() => void session.logOut('refused'), ms),
};

function perform<K extends ErrorEffect['do']>(effect: Extract<ErrorEffect, { do: K }>, failure: CallFailure, platform: Platform): void {
  (PERFORM[effect.do] as Perform<K>)(effect, failure, platform);
}

/** Reacts to a failure that nobody claimed. */
export function reactToFailure(failure: CallFailure, platform: Platform): void {
  const effects = resolveError(failure.error, { signedIn: failure.signedIn, mainGateway: failure.row.service === 'gateway', feature: featureOfCall(failure.row.path) });
  effects.forEach((effect) => perform(effect, failure, platform));
}

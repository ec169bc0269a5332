/**
 * The entry to the error effects, which are loaded with the first failure or on idle, whichever
 * comes first.
 */
import type { CallFailure } from '@site/platform';
import type { Platform } from '@site/platform/host';

/**
 * Reacts as soon as the effects are here. Without a network they may not come; the offline bar then
 * says what is wrong.
 */
export const reactLater = (failure: CallFailure, platform: Platform): void =>
  void import(/* webpackChunkName: "late" */ './error-effects').then(
    ({ reactToFailure }) => reactToFailure(failure, platform),
    () => undefined,
  );

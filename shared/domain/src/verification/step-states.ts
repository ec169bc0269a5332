/** How a list of steps is told: what is done, what is asked now, what comes next, all of it at once. */

/** Where a step stands. */
export type VerificationState = 'done' | 'now' | 'next';

/** A step with where it stands. */
export interface StatedStep<S> {
  readonly step: S;
  readonly state: VerificationState;
}

/**
 * States of all steps in their order.
 *
 * @param missing those that are not done; the first of them is asked now.
 */
export const stepStates = <S>(
  steps: readonly S[],
  missing: readonly S[],
): readonly StatedStep<S>[] =>
  steps.map((step) => ({
    step,
    state: !missing.includes(step) ? 'done' : step === missing[0] ? 'now' : 'next',
  }));

import type { LoadFault, LoadPhase } from './types';

/**
 * The door to the late half of the loader. A chunk that did not come is asked for again by the next
 * call.
 */
export const loadLive = () => import(/* webpackChunkName: "releases" */ './live');

/** A fault in the words of the site. */
export interface Classified {
  readonly phase: LoadPhase;
  readonly fault: LoadFault;
  readonly detail: string;
}

/**
 * Names what loading threw. The words come late as well; a network that does not even bring them is
 * the fault.
 */
export const classified = (error: unknown, reached: LoadPhase): Promise<Classified> =>
  loadLive().then(
    ({ classify }) => classify(error, reached),
    () => ({
      phase: reached,
      fault: 'network',
      detail: error instanceof Error ? error.message : '',
    }),
  );

import type { LoadFault, LoadPhase } from '../types';

/**
 * Loads the late half of the loader, a chunk of its own: with other late parts in it, the loss of
 * one would cost every remote that is not there yet. A chunk that did not come is requested
 * again by the next call; rejects with webpack's chunk error until then.
 */
export const loadLive = () => import(/* webpackChunkName: "releases" */ '../live');

/** A fault in the words of {@link LoadPhase} and {@link LoadFault}. */
export interface Classified {
  readonly phase: LoadPhase;
  readonly fault: LoadFault;
  readonly detail: string;
}

/**
 * Names what loading threw. The words come late as well; a network that does not even bring them is
 * the fault. Never rejects.
 *
 * @param reached the phase that loading was in.
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

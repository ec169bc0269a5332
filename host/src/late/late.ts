/** What can wait until the first page stands: loaded on idle after the first render, each effect from its own file. */
import type { LateContext } from './context';

/** Starts everything that can wait. */
export function startLate(context: LateContext): void {
  void context;
}

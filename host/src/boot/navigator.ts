/** Navigation for code outside of React: waits for the router, then hands over. */
import type { NavigatorPort } from '@site/platform';

/** What the router gives. */
export type Navigate = (to: string | number, options?: { replace?: boolean }) => void;

/** The navigator with its plug. */
export interface HostNavigator extends NavigatorPort {
  readonly attach: (navigate: Navigate) => void;
}

/** Makes a navigator that keeps what is asked before the router stands. */
export function createNavigator(): HostNavigator {
  let navigate: Navigate | null = null;
  const waiting: ((ready: Navigate) => void)[] = [];
  const run = (work: (ready: Navigate) => void): void => {
    if (navigate === null) waiting.push(work);
    else work(navigate);
  };
  return {
    attach: (ready) => {
      navigate = ready;
      waiting.splice(0).forEach((work) => work(ready));
    },
    go: (path, options) => run((ready) => ready(path, { replace: options?.replace ?? false })),
    back: () => run((ready) => ready(-1)),
  };
}

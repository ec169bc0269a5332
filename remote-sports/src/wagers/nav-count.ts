/**
 * The number of open wagers at their place in the bottom navigation, as this part knows it. It
 * stands after the one by which the shell shows what was kept (ADR 114).
 */
import { navNumber } from '@site/remote-kit/nav-number';

/** Shows a number; 0 shows none. */
export const showOpenCount = navNumber(() =>
  import(/* webpackChunkName: "promos" */ '@site/remote-kit/open-count').then(
    ({ openCountRule }) => openCountRule,
  ),
);

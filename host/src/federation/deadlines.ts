/** Budgets of safety D2 for loading parts, all in milliseconds unless named otherwise. */
export const Deadlines = {
  /** Pointer and registry, then the last good picture stays. */
  registry: 2500,
  /** Release record of one version. */
  release: 5000,
  /** remoteEntry script, per attempt. */
  entry: 7000,
  /** First chunk of the exposed module, as far as the container does not time it out itself. */
  chunk: 12_000,
  /** A pointer younger than this is not asked again on route entry. */
  pointerFresh: 5000,
  /** How long a route entry may wait for the pointer. */
  routeWait: 300,
  /** Pause before the one automatic retry of a quick failure. */
  retryPause: 300,
} as const;

/** Which checks run at the same time. */

/** A check; neighbours of one stage that name a lane run beside those of the other lanes. */
export interface InLane {
  readonly name: string;
  /** Checks of one lane run one after the other; without one, a check has the machine to itself. */
  readonly lane?: string;
  /**
   * What stands on an earlier stage waits for all of it, also where the checks between them were
   * left out.
   */
  readonly stage?: string;
}

/** The list in groups: each group begins when the one before it has ended; in it, lanes. */
export function groupsOf<T extends InLane>(checks: readonly T[]): readonly (readonly T[])[][] {
  const groups: T[][][] = [];
  let isOpen = false;
  for (const check of checks) {
    const open = isOpen && check.lane !== undefined ? groups.at(-1) : undefined;
    const last = open?.[0]?.[0]?.stage === check.stage ? open : undefined;
    const own = last?.find((lane) => lane[0]?.lane === check.lane);
    if (own !== undefined) own.push(check);
    else if (last === undefined) groups.push([[check]]);
    else last.push([check]);
    isOpen = check.lane !== undefined;
  }
  return groups;
}

/** Runs them so; the results stand in the order of the list, whichever ended first. */
export async function runInLanes<T extends InLane, R>(
  checks: readonly T[],
  run: (check: T) => Promise<R>,
): Promise<R[]> {
  const results = new Map<T, R>();
  for (const lanes of groupsOf(checks))
    await Promise.all(
      lanes.map(async (lane) => {
        for (const check of lane) results.set(check, await run(check));
      }),
    );
  return checks.flatMap((check) => (results.has(check) ? [results.get(check) as R] : []));
}

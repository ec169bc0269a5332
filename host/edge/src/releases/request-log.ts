/** When each version was last asked for: what members still load must not be deleted (releases D7). */
export interface RequestLog {
  /** Notes a file of the store, e.g. `remotes/sports/1.0.0_aaaaaaa/main.js`. */
  readonly note: (file: string) => void;
  readonly view: () => { readonly since: number; readonly last: Readonly<Record<string, number>> };
}

/**
 * Starts noting; times are the site's.
 *
 * @param kept what an earlier one noted: while nobody ran, nobody was asked.
 */
export function createRequestLog(
  now: () => number,
  kept: ReturnType<RequestLog['view']> | null = null,
): RequestLog {
  const since = kept?.since ?? now();
  const last = new Map<string, number>(Object.entries(kept?.last ?? {}));
  return {
    note: (file) => {
      const [folder, name, version] = file.split('/');
      if (folder === 'remotes' && name && version) last.set(`${name}@${version}`, now());
    },
    view: () => ({ since, last: Object.fromEntries(last) }),
  };
}

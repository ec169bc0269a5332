/** Work that a page does once, however many of its components want it. */

interface Running {
  count: number;
  readonly stop: () => void;
}

const running = new WeakMap<object, Map<string, Running>>();

/**
 * Begins named work with the first who wants it and ends it with the last: ten rows that follow the
 * same event read everything anew once, not ten times.
 *
 * @param owner what the work is about, e.g. the query client of the page.
 * @returns the way to want it no longer.
 */
export function once(owner: object, name: string, begin: () => () => void): () => void {
  const works = running.get(owner) ?? new Map<string, Running>();
  running.set(owner, works);
  const work = works.get(name) ?? { count: 0, stop: begin() };
  works.set(name, work);
  work.count += 1;
  return () => {
    work.count -= 1;
    if (work.count > 0) return;
    works.delete(name);
    work.stop();
  };
}

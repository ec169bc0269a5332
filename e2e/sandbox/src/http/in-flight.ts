/** Keys whose request is inside the server right now: a look-up by key says `pending`, never `notFound`, while one is (safety D3). */

/** Requests under way by idempotency key. */
export interface InFlight {
  readonly enter: (key: string) => void;
  readonly leave: (key: string) => void;
  /** How many requests with this key are inside. */
  readonly count: (key: string) => number;
}

/** An empty register. */
export function createInFlight(): InFlight {
  const counts = new Map<string, number>();
  return {
    enter: (key) => void counts.set(key, (counts.get(key) ?? 0) + 1),
    leave: (key) => {
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
    count: (key) => counts.get(key) ?? 0,
  };
}

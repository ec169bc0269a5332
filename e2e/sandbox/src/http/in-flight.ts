/** Keys whose request is inside the server right now: a look-up by key says `pending`, never `notFound`, while one is (safety D3). */

/** Requests under way by idempotency key. A request stays until its answer is made, also when the client has long gone. */
export interface InFlight {
  readonly enter: (request: object, key: string) => void;
  /** Once per request; later calls change nothing. */
  readonly leave: (request: object) => void;
  /** How many requests with this key are inside. */
  readonly count: (key: string) => number;
}

/** An empty register. */
export function createInFlight(): InFlight {
  const counts = new Map<string, number>();
  const keys = new WeakMap<object, string>();
  return {
    enter: (request, key) => {
      keys.set(request, key);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    leave: (request) => {
      const key = keys.get(request);
      if (key === undefined) return;
      keys.delete(request);
      const left = (counts.get(key) ?? 0) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    },
    count: (key) => counts.get(key) ?? 0,
  };
}

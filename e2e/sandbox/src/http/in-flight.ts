import type { KeyScope } from './idempotency';

/**
 * Keys whose request is inside the server right now: a look-up by key says `pending` while one is
 * and may still commit (safety D3).
 */

/**
 * Requests under way, by member, operation and idempotency key. A request stays until its answer is
 * made, also when the client has long gone.
 */
export interface InFlight {
  /** @param at server time. */
  readonly enter: (request: object, scope: KeyScope, at: number) => void;
  /** Once per request; later calls change nothing. */
  readonly leave: (request: object) => void;
  /** Since when a request of this scope is inside, the youngest of several; -Infinity when none is. */
  readonly since: (scope: KeyScope) => number;
  /**
   * Waits until every request of the same scope that came before this one has its answer.
   *
   * @param ms longest wait in real milliseconds.
   * @returns false when one is still inside after that.
   */
  readonly turn: (request: object, ms: number) => Promise<boolean>;
}

interface Inside {
  readonly request: object;
  readonly key: string;
  readonly at: number;
  readonly left: Promise<void>;
  readonly markLeft: () => void;
}

/** A member's key is nobody else's, and each operation has keys of its own. */
const nameOf = ({ memberCode, operation, key }: KeyScope): string =>
  JSON.stringify([memberCode, operation, key]);

function entryOf(request: object, key: string, at: number): Inside {
  let markLeft = (): void => undefined;
  const left = new Promise<void>((resolve) => {
    markLeft = resolve;
  });
  return { request, key, at, left, markLeft };
}

/** Whether the work ended in time; the timer never outlives it. */
async function within(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false);
    }, ms);
  });
  const inTime = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}

/** An empty register. */
export function createInFlight(): InFlight {
  const byKey = new Map<string, Inside[]>();
  const byRequest = new WeakMap<object, Inside>();
  return {
    enter: (request, scope, at) => {
      const key = nameOf(scope);
      const entry = entryOf(request, key, at);
      byRequest.set(request, entry);
      byKey.set(key, [...(byKey.get(key) ?? []), entry]);
    },
    leave: (request) => {
      const entry = byRequest.get(request);
      if (entry === undefined) return;
      byRequest.delete(request);
      const others = (byKey.get(entry.key) ?? []).filter((each) => each !== entry);
      if (others.length > 0) byKey.set(entry.key, others);
      else byKey.delete(entry.key);
      entry.markLeft();
    },
    since: (scope) => Math.max(...(byKey.get(nameOf(scope)) ?? []).map(({ at }) => at)),
    turn: async (request, ms) => {
      const own = byRequest.get(request);
      const all = own === undefined ? [] : (byKey.get(own.key) ?? []);
      const elders = all.slice(0, own === undefined ? 0 : all.indexOf(own));
      return elders.length === 0 || within(Promise.all(elders.map(({ left }) => left)), ms);
    },
  };
}

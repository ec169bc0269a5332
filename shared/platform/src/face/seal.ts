/**
 * Makes what is handed over unable to lead back to what it was made from: plain, frozen, without
 * its source.
 */
import { Observable } from 'rxjs';
import type { StateView } from '../state-view';

/** Gives a thing as data of the face's own. */
type Own = <T>(value: T) => T;

/**
 * A stream that can be listened to and nothing else: it does not know where it comes from (rxjs
 * keeps `source`).
 */
export const sealedStream = <T>(own: Own, source: Observable<T>): Observable<T> =>
  new Observable<T>((subscriber) => {
    const inner = source.subscribe({
      next: (value) => subscriber.next(own(value)),
      error: (error: unknown) => subscriber.error(error),
      complete: () => subscriber.complete(),
    });
    return () => inner.unsubscribe();
  });

/** A view without its owner's `set`. */
export const sealedView = <T>(own: Own, view: StateView<T>): StateView<T> =>
  Object.freeze({ get: () => own(view.get()), changes$: sealedStream(own, view.changes$) });

type Callable = (...given: readonly unknown[]) => unknown;

const isView = (member: object): member is StateView<unknown> => 'changes$' in member;

function sealed(own: Own, port: object, name: string): unknown {
  const member = (port as Record<string, unknown>)[name];
  // Asked for at each call: a port whose work is replaced stays the one that is called.
  if (typeof member === 'function') {
    return (...given: readonly unknown[]) =>
      own((port as Record<string, Callable>)[name]?.(...given));
  }
  if (typeof member !== 'object' || member === null) return member;
  return isView(member)
    ? sealedView(own, member)
    : sealedStream(own, member as Observable<unknown>);
}

/**
 * These members of a port, and no other: functions that only pass on, views and streams without
 * their source.
 */
export const sealedPort = <T extends object, K extends keyof T & string>(
  own: Own,
  port: T,
  ...names: readonly K[]
): Pick<T, K> =>
  Object.freeze(Object.fromEntries(names.map((name) => [name, sealed(own, port, name)]))) as Pick<
    T,
    K
  >;

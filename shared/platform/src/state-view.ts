/** A value over time: private subject inside, current value and changes outside. */
import { BehaviorSubject, distinctUntilChanged, type Observable } from 'rxjs';

/** What readers see. */
export interface StateView<T> {
  /** The value now. */
  readonly get: () => T;
  /** The value now and every later one. */
  readonly changes$: Observable<T>;
}

/** What the owner holds. */
export interface StateOwner<T> extends StateView<T> {
  readonly set: (value: T) => void;
}

/** Makes a value over time. */
export function createState<T>(initial: T): StateOwner<T> {
  const subject = new BehaviorSubject<T>(initial);
  return {
    get: () => subject.value,
    set: (value) => subject.next(value),
    changes$: subject.pipe(distinctUntilChanged()),
  };
}

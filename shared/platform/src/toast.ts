/** One toast at a time (§9). The host draws it; every part of the site may ask for one. */
import { BehaviorSubject, type Observable } from 'rxjs';
import { Toast } from '@site/domain/constants';

/** How a toast looks and is announced. */
export type ToastKind = 'info' | 'success' | 'error' | 'loading';

/** A toast on screen. */
export interface ToastView {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

/** The toast port. */
export interface ToastPort {
  readonly current$: Observable<ToastView | null>;
  /**
   * Shows a toast in place of any other. Loading stays until `hide`. What was pressed is done: the
   * toast goes with its action.
   *
   * @returns a function that hides this one.
   */
  readonly show: (
    kind: ToastKind,
    text: string,
    options?: { durationMs?: number; action?: ToastView['action'] },
  ) => () => void;
  readonly hide: () => void;
}

/** Makes the toast port; timers are handed in. */
export function createToasts(timers: {
  set: (work: () => void, ms: number) => unknown;
  clear: (timer: never) => void;
}): ToastPort {
  const current = new BehaviorSubject<ToastView | null>(null);
  let serial = 0;
  let timer: unknown = null;
  const hide = (): void => {
    if (timer !== null) timers.clear(timer as never);
    timer = null;
    current.next(null);
  };
  return {
    current$: current.asObservable(),
    hide,
    show: (kind, text, { action, durationMs } = {}) => {
      hide();
      serial += 1;
      const id = serial;
      const hideThis = (): void => (current.value?.id === id ? hide() : undefined);
      const run = (): void => {
        hideThis();
        action?.run();
      };
      current.next({ id, kind, text, action: action ? { ...action, run } : null });
      if (kind !== 'loading') timer = timers.set(hideThis, durationMs ?? Toast.durationMs);
      return hideThis;
    },
  };
}

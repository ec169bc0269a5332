/** One send at a time: the second tap of a double tap does nothing (safety C-08). */
import { useRef, useState } from 'react';

/** The lock of a form. */
export interface Send {
  readonly busy: boolean;
  /** Runs the work unless one is running; then it answers null. */
  readonly send: <T>(work: () => Promise<T>) => Promise<T | null>;
}

export function useSend(): Send {
  const locked = useRef(false);
  const [busy, setBusy] = useState(false);
  const send = async <T>(work: () => Promise<T>): Promise<T | null> => {
    if (locked.current) return null;
    locked.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      locked.current = false;
      setBusy(false);
    }
  };
  return { busy, send };
}

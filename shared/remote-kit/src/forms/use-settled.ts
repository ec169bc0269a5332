/** A value once it has stood still for a moment: what is typed does not ask the server at every key. */
import { useEffect, useState } from 'react';

const STILL_MS = 400;

/** The value as it was when it last stood still for 400 ms. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), STILL_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

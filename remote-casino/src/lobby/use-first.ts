import { useRef } from 'react';

/**
 * A value as it was when it first stood on the page, and from then on, so that neither a tap nor a
 * late answer moves what lies under the finger; null before.
 */
export function useFirst<T>(isReady: boolean, value: T): T | null {
  const first = useRef<T | null>(null);
  if (isReady) first.current ??= value;
  return first.current;
}

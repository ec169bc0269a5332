import { useState } from 'react';

/**
 * A value as it was when it first stood on the page, and from then on, so that neither a tap nor a
 * late answer moves what lies under the finger; null before.
 */
export function useFirst<T>(isReady: boolean, value: T): T | null {
  const [first, setFirst] = useState<readonly [T] | null>(null);
  if (isReady && first === null) setFirst([value]);
  return first === null ? null : first[0];
}

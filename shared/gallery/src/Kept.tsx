import { useState, type ReactNode } from 'react';

/** Keeps the value of a field, so that it can be tried and not only looked at. */
export function Kept<T>({
  first,
  children,
}: {
  readonly first: T;
  readonly children: (value: T, keep: (value: T) => void) => ReactNode;
}) {
  const [value, keep] = useState(first);
  return children(value, keep);
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * The head of a list; one that changes while the member is far down, by whatever hand, begins at
 * its top again.
 */
export function useListHead(words: string): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(words);
  useEffect(() => {
    if (shown.current === words) return;
    shown.current = words;
    if ((head.current?.getBoundingClientRect().top ?? 0) < 0)
      head.current?.scrollIntoView({ block: 'start' });
  }, [words]);
  return head;
}

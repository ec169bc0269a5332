/** Focus that follows the reader when one part of a page gives way to another. */
import { useEffect, useRef, type RefObject } from 'react';

/** When the focus goes there: at every change of the part, or as soon as it stands too. */
export type FocusWhen = 'changed' | 'shown';

/**
 * A ref for the heading (with `tabIndex={-1}`) of a part that takes the place of another without a
 * navigation. The button that was tapped is gone then, and without this a keyboard or a screen
 * reader would start from the top of the page (WCAG 2.4.3).
 *
 * @param part what stands there now; undefined while it is not known, and becoming known is no
 *   change.
 * @param when `shown` for a part that only appears by a tap of the member, `changed` for one that
 *   stands when the page opens.
 */
export function useFocusHere<E extends HTMLElement>(
  part: unknown,
  when: FocusWhen = 'changed',
): RefObject<E | null> {
  const here = useRef<E>(null);
  const before = useRef<unknown>(undefined);
  const isFirst = useRef(true);
  useEffect(() => {
    const known = before.current !== undefined && part !== undefined && before.current !== part;
    if (known || (isFirst.current && when === 'shown')) here.current?.focus();
    isFirst.current = false;
    if (part !== undefined) before.current = part;
  }, [part, when]);
  return here;
}

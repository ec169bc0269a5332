import { useEffect, useRef, type RefObject } from 'react';

/** The row that was pressed in last, and until when it may draw itself anew for it, monotonic ms. */
let pressed: { readonly id: string; readonly until: number } | null = null;
/** The vendor is asked, then read again. */
const ANSWER_MS = 8_000;

/**
 * Keeps the focus in a row whose buttons go with their own press, and which may stand in another
 * place afterwards.
 *
 * @param id of the row, wherever it stands.
 * @param busy an answer is on its way: what is off is back in a moment.
 * @returns the row, and what is called when something in it is pressed.
 */
export function useRowFocus(
  id: string,
  busy: boolean,
): { readonly row: RefObject<HTMLDivElement | null>; readonly press: () => void } {
  const row = useRef<HTMLDivElement>(null);
  // After each drawing: what had the focus may be gone with it.
  useEffect(() => {
    const { current: own } = row;
    if (busy || own === null || pressed?.id !== id || own.contains(document.activeElement)) return;
    if (document.activeElement !== document.body || performance.now() > pressed.until)
      pressed = null;
    // Not the field: nobody wants the keys of a phone for an answer.
    else
      (own.querySelector<HTMLElement>('[type="submit"]') ?? own.querySelector('button'))?.focus({
        preventScroll: true,
      });
  });
  const press = (): void => {
    if (row.current?.contains(document.activeElement) === true)
      pressed = { id, until: performance.now() + ANSWER_MS };
  };
  return { row, press };
}

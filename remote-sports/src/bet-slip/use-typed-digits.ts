/**
 * Digits of a hardware keyboard go into the field that is drawn as the one typed into, wherever in
 * the sheet the focus stands: it opens with the focus on itself, and a finger wants it there.
 */
import { useEffect } from 'react';

/** @param active a field is typed into. */
export function useTypedDigits(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const onKey = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): void => {
      if (altKey || ctrlKey || metaKey || !/^[\d.]$/.test(key)) return;
      if (!(target instanceof Element) || target instanceof HTMLInputElement) return;
      // Focused while the key goes down, the field is what the key types into.
      target
        .closest('[data-testid="slip"]')
        ?.querySelector<HTMLElement>('[data-testid="stake-input"][data-active]')
        ?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
}

/** The field that a refusal is about is led to, wherever the page stood. */
import { useEffect, type RefObject } from 'react';
import type { AppError } from '@site/domain/errors/app-error';

/**
 * Leads to the wrong field of a form once per refusal.
 *
 * @param refused what the server refused the attempt with, where its words stand beside a field; null
 *   otherwise.
 */
export function useLedToRefusal(
  form: RefObject<HTMLFormElement | null>,
  refused: AppError | null,
): void {
  useEffect(() => {
    if (refused === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, refused]);
}

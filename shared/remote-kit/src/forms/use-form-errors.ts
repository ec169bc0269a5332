/** Errors beside their fields: one text per field, the first wrong field takes the focus. */
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Texts by field; `form` stands above the fields. */
export type FormErrors<F extends string> = { readonly [K in F | 'form']?: string | undefined };

/** What a form needs to show its errors. */
export interface FormErrorsState<F extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FormErrors<F>;
  /**
   * Shows errors;
   *
   * @returns true when there is none.
   */
  readonly show: (errors: FormErrors<F>) => boolean;
  /** A field that is being changed is no longer wrong. */
  readonly clear: (field: F) => void;
}

/**
 * Errors of a form.
 *
 * @param most `first`: one thing at a time, in the order of the fields; `all`: a long form tells
 *   everything that is missing at once.
 */
export function useFormErrors<F extends string>(
  most: 'first' | 'all' = 'first',
): FormErrorsState<F> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<F>>({});
  const [shown, setShown] = useState(0);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);
  return {
    form,
    errors,
    show: (next) => {
      const messages = Object.entries(next).filter(([, text]) => text !== undefined);
      setErrors(
        Object.fromEntries(most === 'first' ? messages.slice(0, 1) : messages) as FormErrors<F>,
      );
      setShown((count) => count + 1);
      return messages.length === 0;
    },
    clear: (field) =>
      setErrors((before) => {
        if (before[field] === undefined) return before;
        return { ...before, [field]: undefined };
      }),
  };
}

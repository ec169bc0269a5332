/** Errors beside their fields: one text per field, the first wrong field takes the focus. */
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Texts by field; `form` stands above the fields. */
export type FormErrors<F extends string> = { readonly [K in F | 'form']?: string | undefined };

/** What a form needs to show its errors. */
export interface FormErrorsState<F extends string> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: FormErrors<F>;
  /** Shows errors; @returns true when there is none. */
  readonly show: (errors: FormErrors<F>) => boolean;
  /** A field that is being changed is no longer wrong. */
  readonly clear: (field: F) => void;
}

/** Errors of a form: everything that is missing is told at once, each beside its field, so that it is filled in one go. */
export function useFormErrors<F extends string>(): FormErrorsState<F> {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors<F>>({});
  const [shown, setShown] = useState(0);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [shown]);
  return {
    form, errors,
    show: (next) => {
      const told = Object.entries(next).filter(([, text]) => text !== undefined);
      setErrors(Object.fromEntries(told) as FormErrors<F>);
      setShown((count) => count + 1);
      return told.length === 0;
    },
    clear: (field) => setErrors((before) => {
      if (before[field] === undefined) return before;
      return { ...before, [field]: undefined };
    }),
  };
}

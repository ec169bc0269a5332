import * as v from 'valibot';

/** A value that fits its schema, or the first reason why it does not. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: string };

/** Reads a value by a schema. */
export function readValue<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Read<T> {
  const result = v.safeParse(schema, value, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, why: `${v.getDotPath(issue) ?? 'value'}: ${issue.message}` };
}

/** Reads text as JSON without throwing. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parsing with a schema of the contract, for servers that do not know the schema library. */
import * as v from 'valibot';

/** A schema of the contract. */
export type Schema<I = unknown, O = unknown> = v.GenericSchema<I, O>;

/** The parsed value, or where the value does not fit (a dotted path, empty for the whole). */
export type Parsed<O> =
  | { readonly ok: true; readonly value: O }
  | { readonly ok: false; readonly where: string; readonly message: string };

/**
 * Parses a value; unknown keys are dropped. Of a list no row may be lost: who makes it hears of the
 * row that members would not see (`rowsOf`).
 */
export function parseWith<O>(schema: v.GenericSchema<unknown, O>, value: unknown): Parsed<O> {
  const read = v.safeParse(schema, value);
  if (read.success) {
    const isWhole =
      !Array.isArray(value) || !Array.isArray(read.output) || value.length === read.output.length;
    return isWhole
      ? { ok: true, value: read.output }
      : { ok: false, where: '', message: 'a row of the list does not fit' };
  }
  return { ok: false, where: v.getDotPath(read.issues[0]) ?? '', message: read.issues[0].message };
}

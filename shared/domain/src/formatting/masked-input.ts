/**
 * A field that shows a value the server masked (C-38): left alone it stays what it is, changed it
 * must be typed whole.
 */

/** `kept`: handed back untouched; `partial`: some stars are left, so nobody knows what is meant. */
export type MaskedInput = 'kept' | 'new' | 'partial';

/**
 * What became of a field.
 *
 * @param before what was shown, empty for a new entry.
 */
export function readMasked(before: string, typed: string): MaskedInput {
  if (before !== '' && typed === before) return 'kept';
  return typed.includes('*') ? 'partial' : 'new';
}

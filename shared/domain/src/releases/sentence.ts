/** Sentences for people that can be said in another language: a pattern with its values. */

/** What stands in a place of a pattern. `Both`: composed where it was made, in both languages. */
export type SentenceValue = string | number | Sentence | Both;

/** A sentence in English and Chinese. */
export interface Both {
  readonly en: string;
  readonly zh: string;
}

/** Its pattern is the English text with `{}` for each value, the key of the table of translations. */
export interface Sentence {
  readonly pattern: string;
  readonly values: readonly SentenceValue[];
}

/** Tag that keeps pattern and values apart. */
export const sentence = (
  texts: TemplateStringsArray,
  ...values: readonly SentenceValue[]
): Sentence => ({ pattern: texts.join('{}'), values });

/** The sentence in English. */
export function english(said: SentenceValue): string {
  if (typeof said !== 'object') return String(said);
  if ('en' in said) return said.en;
  const [first = '', ...rest] = said.pattern.split('{}');
  return rest.reduce((text, part, at) => text + english(said.values[at] ?? '') + part, first);
}

/** Several, a line each. */
export const inLines = (all: readonly Sentence[]): Sentence => ({
  pattern: all.map(() => '{}').join('\n'),
  values: all,
});

/**
 * The sentence by a table: pattern to text, with `{0}` where the first value stands. A text may
 * leave values out.
 *
 * @param otherwise what is said for a pattern that the table does not have.
 */
export function translated(
  said: SentenceValue,
  table: Readonly<Record<string, string>>,
  otherwise: string,
): string {
  if (typeof said !== 'object') return String(said);
  if ('zh' in said) return said.zh;
  const text = Object.hasOwn(table, said.pattern) ? table[said.pattern] : undefined;
  if (text === undefined) return otherwise;
  return text.replaceAll(/\{(\d)\}/g, (_place, at: string) =>
    translated(said.values[Number(at)] ?? '', table, otherwise),
  );
}

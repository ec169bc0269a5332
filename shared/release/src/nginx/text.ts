/** Pieces of nginx's own language. */

/**
 * A value in quotes.
 *
 * @throws Error for one that would be read as more than a text.
 */
export function quoted(value: string): string {
  if (/[\u0000-\u001f]/.test(value)) throw new Error('a value for nginx must be one line');
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/**
 * Headers of a location. Nginx drops those of the server as soon as a location names one of its
 * own, so each names all.
 */
export const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

/** A block with its lines set in. */
export function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
}

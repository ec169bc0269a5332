/** Old cache hosts in content answers are replaced by the current one (§7.1, safety B8): parsed JSON, exact origins, no text replace. */

const URL_START = /^(https:\/\/[^/?#]+)(?=[/?#]|$)/;

function rewriteText(text: string, old: readonly string[], current: string): string {
  // Links stand alone in their own strings, or inside HTML as attribute values; both begin with the origin.
  const whole = URL_START.exec(text)?.[1];
  if (whole !== undefined) return old.includes(whole) ? current + text.slice(whole.length) : text;
  return text.replace(/(["'(=\s])(https:\/\/[^/?#"'()\s<>]+)(?=[/?#"'()\s<>])/g, (found, lead: string, origin: string) =>
    (old.includes(origin) ? lead + current : found));
}

/**
 * Walks an answer and replaces old origins.
 * @param current origin to put there; empty for paths on this origin.
 */
export function rewriteLinks(value: unknown, old: readonly string[], current: string): unknown {
  if (typeof value === 'string') return rewriteText(value, old, current);
  if (Array.isArray(value)) return value.map((item) => rewriteLinks(item, old, current));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewriteLinks(item, old, current)]));
}

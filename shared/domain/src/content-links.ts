/**
 * Old cache hosts in content answers are replaced by the current one (§7.1, safety B8): parsed
 * JSON, exact origins, no text replace.
 */

/** A text that is a link and nothing else. */
const LINK = /^(https:\/\/[^/?#\s]+)([/?#]\S*)?$/;
const TAG = /<[a-z][^<>]*>/gi;
/** An address that a tag loads or leads to; one in its title or alternative text is prose. */
const ADDRESS =
  /(\s(?:href|src|poster|data-src)\s{0,3}=\s{0,3}["']?)(https:\/\/[^/?#"'\s<>]+)(?=[/?#"'\s>])/gi;

/**
 * Links stand alone in their own strings, or inside HTML as attribute values; prose that mentions
 * an old host is left alone.
 */
function rewriteText(text: string, old: readonly string[], current: string): string {
  const [, whole, rest = ''] = LINK.exec(text) ?? [];
  if (whole !== undefined) return old.includes(whole) ? current + rest : text;
  return text.replace(TAG, (tag) =>
    tag.replace(ADDRESS, (found: string, lead: string, origin: string) =>
      old.includes(origin) ? lead + current : found,
    ),
  );
}

/**
 * Walks an answer and replaces old origins.
 *
 * @param current origin to put there; empty for paths on this origin.
 */
export function rewriteLinks(value: unknown, old: readonly string[], current: string): unknown {
  if (typeof value === 'string') return rewriteText(value, old, current);
  if (Array.isArray(value)) return value.map((item) => rewriteLinks(item, old, current));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, rewriteLinks(item, old, current)]),
  );
}

/** The picture at the head of a promotion is not shown a second time by its text. */

const PICTURE = /<img(?:[^>"']|"[^"]*"|'[^']*')*>/i;
const WORDS = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * The editors' text without the picture that only repeats the head: the first of it, if it has no
 * words or the promotion's own title for them. A picture that says something of its own stays, and
 * so does every other; no text is ever left out.
 *
 * @param html the text as the CMS stores it, not cleaned yet.
 * @param title the promotion's title.
 */
export function withoutHeadPicture(html: string, title: string): string {
  const found = PICTURE.exec(html);
  if (found === null) return html;
  const [picture] = found;
  const [, double, single] = WORDS.exec(picture) ?? [];
  const words = (double ?? single ?? '').trim();
  if (words !== '' && words !== title.trim()) return html;
  const before = html.slice(0, found.index);
  const after = html.slice(found.index + picture.length);
  // A paragraph of nothing else would leave its gap.
  return before.endsWith('<p>') && after.startsWith('</p>')
    ? before.slice(0, -'<p>'.length) + after.slice('</p>'.length)
    : before + after;
}

/**
 * Takes the loudest parts out of CMS HTML before anything parses it: even a parser that runs
 * nothing reports inline styles, handlers and a `<base>` to the page's policy. It is no protection;
 * the cleaner sees whatever this leaves.
 *
 * One pass with a cursor that never goes back: expressions with two open ends needed 4 s for 100 KB
 * of `<a<a<a`.
 */
import { createNesting, type Nesting } from './nesting';

/** Elements that go with all they hold, and how each ends. */
const BLOCKS: ReadonlyMap<string, RegExp> = new Map([
  ['style', /<\/style\s*>/gi],
  ['script', /<\/script\s*>/gi],
  ['svg', /<\/svg\s*>/gi],
  ['math', /<\/math\s*>/gi],
  ['iframe', /<\/iframe\s*>/gi],
]);
/** Elements whose tags go. */
const TAGS: ReadonlySet<string> = new Set(['base', 'meta', 'link']);
const ACTIVE_NAME = /^(?:on[a-z]+|style)$/i;

/** A place in a text, and how many characters were looked at so far: the measure of the work. */
interface Cursor {
  readonly text: string;
  at: number;
  steps: number;
}

/**
 * Moves to the next character of the class, or to the end.
 *
 * @returns what was passed.
 */
function passUntil(cursor: Cursor, stop: RegExp): string {
  const from = cursor.at;
  while (cursor.at < cursor.text.length && !stop.test(cursor.text.charAt(cursor.at)))
    cursor.at += 1;
  cursor.steps += cursor.at - from + 1;
  return cursor.text.slice(from, cursor.at);
}

/** Where a text stands from here on; -1 when it does not. */
function find(cursor: Cursor, what: string): number {
  const found = cursor.text.indexOf(what, cursor.at);
  cursor.steps += (found === -1 ? cursor.text.length : found) - cursor.at + 1;
  return found;
}

/**
 * One attribute, or one character between attributes.
 *
 * @returns what of it stays.
 */
function passAttribute(cursor: Cursor): string {
  const from = cursor.at;
  const name = passUntil(cursor, /[\s/>="']/);
  if (name === '') {
    cursor.at += 1;
    return cursor.text.slice(from, cursor.at);
  }
  const afterName = cursor.at;
  passUntil(cursor, /\S/);
  if (cursor.text.charAt(cursor.at) !== '=') {
    cursor.at = afterName;
    return ACTIVE_NAME.test(name) ? '' : name;
  }
  cursor.at += 1;
  passUntil(cursor, /\S/);
  const quote = cursor.text.charAt(cursor.at);
  if (quote === '"' || quote === "'") {
    cursor.at += 1;
    const end = find(cursor, quote);
    cursor.at = end === -1 ? cursor.text.length : end + 1;
  } else passUntil(cursor, /[\s>]/);
  return ACTIVE_NAME.test(name) ? '' : cursor.text.slice(from, cursor.at);
}

/**
 * The rest of a tag after its name, to behind its `>`; a tag without an end is not one for a parser
 * either.
 */
function passAttributes(cursor: Cursor): string {
  const kept: string[] = [];
  while (cursor.at < cursor.text.length && cursor.text.charAt(cursor.at) !== '>')
    kept.push(passAttribute(cursor));
  cursor.at += 1;
  return kept.join('');
}

/**
 * Passes an element whole, when it ends anywhere.
 *
 * @returns whether it did.
 */
function passBlock(cursor: Cursor, name: string, unclosed: Set<string>): boolean {
  const end = BLOCKS.get(name);
  if (end === undefined || unclosed.has(name)) return false;
  end.lastIndex = cursor.at;
  const found = end.exec(cursor.text);
  cursor.steps += (found === null ? cursor.text.length : end.lastIndex) - cursor.at;
  // What has no end from here on has none further on: it is looked for once.
  if (found === null) unclosed.add(name);
  else cursor.at = end.lastIndex;
  return found !== null;
}

/** What a pass remembers of what it has seen. */
interface Seen {
  readonly unclosed: Set<string>;
  readonly nesting: Nesting;
}

const COMMENT_END = /--!?>/g;

/**
 * Passes a comment, or what a parser takes for one: its text is nobody's, and a tag inside it is
 * none.
 */
function passComment(cursor: Cursor): void {
  if (!cursor.text.startsWith('<!--', cursor.at)) {
    const end = find(cursor, '>');
    cursor.at = end === -1 ? cursor.text.length : end + 1;
    return;
  }
  COMMENT_END.lastIndex = cursor.at + 2;
  const to = COMMENT_END.test(cursor.text) ? COMMENT_END.lastIndex : cursor.text.length;
  cursor.steps += to - cursor.at;
  cursor.at = to;
}

/**
 * What follows a `<`.
 *
 * @returns what of it stays.
 */
function passTag(cursor: Cursor, { unclosed, nesting }: Seen): string {
  const from = cursor.at;
  if (/[!?]/.test(cursor.text.charAt(from + 1))) {
    passComment(cursor);
    return '';
  }
  cursor.at += 1;
  const isEnd = cursor.text.charAt(cursor.at) === '/';
  if (isEnd) cursor.at += 1;
  const name = passUntil(cursor, /[\s/>]/).toLowerCase();
  if (TAGS.has(name)) {
    passAttributes(cursor);
    return '';
  }
  const opening = cursor.text.slice(from, cursor.at);
  if (!/^[a-z]/.test(name)) return opening;
  const attributes = passAttributes(cursor);
  if (isEnd) return nesting.close(name) ? `${opening}>` : '';
  return passBlock(cursor, name, unclosed) || !nesting.open(name) ? '' : `${opening}${attributes}>`;
}

/**
 * What is left of an HTML text.
 *
 * @returns the text, and the steps it took: a few per character, whatever it holds.
 */
export function quietHtml(html: string): { readonly text: string; readonly steps: number } {
  const cursor: Cursor = { text: html, at: 0, steps: 0 };
  const seen: Seen = { unclosed: new Set(), nesting: createNesting() };
  const kept: string[] = [];
  while (cursor.at < html.length) {
    const tag = find(cursor, '<');
    kept.push(html.slice(cursor.at, tag === -1 ? undefined : tag));
    cursor.at = tag === -1 ? html.length : tag;
    if (tag !== -1) kept.push(passTag(cursor, seen));
  }
  return { text: kept.join(''), steps: cursor.steps };
}

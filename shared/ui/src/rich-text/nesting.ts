/**
 * Limits of what CMS HTML may make a parser build. Deep nesting costs more than its length: 100 KB
 * of `<b>` kept the cleaner busy for 2 s, 1 MB for minutes, and a formatting element that is left
 * open is built again in every paragraph.
 */

/** No text of an editor comes near these: `tags` counts openings. */
const MOST = { tags: 12_000, depth: 48, formatting: 5 } as const;

const FORMATTING: ReadonlySet<string> = new Set([
  'a',
  'b',
  'big',
  'code',
  'em',
  'i',
  's',
  'small',
  'strike',
  'strong',
  'u',
]);
/** Hold nothing, or are ended by their next neighbour: a list may leave a thousand of them open. */
const SHALLOW: ReadonlySet<string> = new Set([
  'area',
  'br',
  'col',
  'dd',
  'dt',
  'embed',
  'hr',
  'img',
  'input',
  'li',
  'option',
  'p',
  'param',
  'source',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'track',
  'wbr',
]);
/** The cleaner drops these tags and keeps what they hold: they go before a parser nests them. */
const DROPPED = /[^a-z0-9]|^(?:font|nobr|tt|center|marquee|blink|bdo|acronym)$/;

/** Follows the elements that are open. */
export interface Nesting {
  /**
   * An opening tag, its name in lower case.
   *
   * @returns false when it is one too many and must go.
   */
  readonly open: (name: string) => boolean;
  /**
   * A closing tag.
   *
   * @returns false when it closes nothing and must go: one of a paragraph makes an element of its
   *   own.
   */
  readonly close: (name: string) => boolean;
}

/** Begins a text. */
export function createNesting(): Nesting {
  /** Open elements that may hold others, outermost first. */
  const open: string[] = [];
  const shallow = new Map<string, number>();
  let tags = 0;
  const formatting = (): number => open.filter((name) => FORMATTING.has(name)).length;
  return {
    open: (name) => {
      if (tags >= MOST.tags || DROPPED.test(name)) return false;
      // A link ends the link before it, whatever stands between.
      const link = name === 'a' ? open.lastIndexOf('a') : -1;
      if (link !== -1) open.splice(link, 1);
      if (!SHALLOW.has(name) && open.length >= MOST.depth) return false;
      if (FORMATTING.has(name) && formatting() >= MOST.formatting) return false;
      tags += 1;
      if (SHALLOW.has(name)) shallow.set(name, (shallow.get(name) ?? 0) + 1);
      else open.push(name);
      return true;
    },
    close: (name) => {
      if (SHALLOW.has(name)) {
        const left = shallow.get(name) ?? 0;
        shallow.set(name, Math.max(0, left - 1));
        return left > 0;
      }
      const at = open.lastIndexOf(name);
      if (at === -1) return false;
      open.splice(at, 1);
      return true;
    },
  };
}

/**
 * One slip of the finger: does a text hold a word with at most one letter wrong, missing, too many,
 * or swapped with its neighbour?
 */

/** Longest word that fits the bits of a number. */
const MOST = 31;
/**
 * Stands for the start of a text, so that a slip inside the first letters still counts as being at
 * the start.
 */
const START = '^';

/** Letters and digits have a place of their own in a list; all other characters stand in a map. */
const ASCII = 128;

/**
 * Which letters a text has, a bit for each: letters that share a bit cannot be told apart, so it
 * only ever says "surely not".
 */
export function letterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at += 1) bits |= 1 << (text.charCodeAt(at) & MOST);
  return bits;
}

/** A word made ready: for each letter, at which places it stands. */
export interface NearWord {
  readonly letters: Int32Array;
  readonly others: ReadonlyMap<number, number>;
  readonly end: number;
  readonly bits: number;
  /** How much of a text matters. */
  readonly reach: number;
}

/**
 * Whether a text of these letters may hold the word with one slip: at most one letter of the word
 * may be foreign to it. Cheap, and never wrongly no.
 */
export function mayBeNear({ bits }: NearWord, textBits: number): boolean {
  const foreign = bits & ~textBits;
  return (foreign & (foreign - 1)) === 0;
}

/**
 * Makes a word ready to be looked for in many texts.
 *
 * @param atStart whether it must stand at the start of the text.
 * @returns null for an empty word and one of more than 30 letters.
 */
export function nearWord(word: string, atStart: boolean): NearWord | null {
  const whole = atStart ? START + word : word;
  if (word === '' || whole.length > MOST) return null;
  const letters = new Int32Array(ASCII);
  const others = new Map<number, number>();
  for (let at = 0; at < whole.length; at += 1) {
    const code = whole.charCodeAt(at);
    if (code < ASCII) letters[code] = (letters[code] ?? 0) | (1 << at);
    else others.set(code, (others.get(code) ?? 0) | (1 << at));
  }
  return {
    letters,
    others,
    end: 1 << (whole.length - 1),
    bits: letterBits(word),
    reach: atStart ? word.length + 1 : Number.POSITIVE_INFINITY,
  };
}

/**
 * Whether a text holds the word with at most one slip. Bits after Wu and Manber (1992) with
 * neighbours swapped: bit n says that the first n + 1 letters of the word end here; one step of the
 * text is a handful of operations, whatever the word's length.
 */
export function isNear({ letters, others, end, reach }: NearWord, text: string): boolean {
  let exact = 0;
  let slipped = 1;
  let swapping = 0;
  const last = Math.min(text.length, reach);
  for (let at = -1; at < last; at += 1) {
    const code = at < 0 ? START.charCodeAt(0) : text.charCodeAt(at);
    const here = (code < ASCII ? letters[code] : others.get(code)) ?? 0;
    const before = exact;
    exact = ((before << 1) | 1) & here;
    const swapped = (swapping & here) << 1;
    swapping = ((before << 1) | 1) & (here >>> 1);
    const asIs = ((slipped << 1) | 1) & here;
    const wrong = (before << 1) | 1;
    const missing = (exact << 1) | 1;
    slipped = asIs | wrong | before | missing | swapped;
    if ((slipped & end) !== 0) return true;
  }
  return false;
}

/** What must never stand in a record that leaves the page for a log (safety B9, C-37, C-42). */

/** What stands in place of a value. */
export const SCRUBBED = '***';

/** Names whose values are nobody's business, whatever they hold. */
const SECRET_NAME = /tok|pass|pwd|secret|otp|tac|code$|auth|card|bank|acct|account|phone|mobile|mail|dob|birth|addr|ident|name$|cookie|signature/i;

/** True for a name whose value is never written down. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

const LONGEST_NUMBER = 19;

/** The check of card numbers. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Does a run of digits hold a card number of 13 to 19 of them? A longer run is cut at every place. */
function holdsCard(digits: string): boolean {
  for (let from = 0; from + 13 <= digits.length; from += 1) {
    for (let length = 13; length <= LONGEST_NUMBER && from + length <= digits.length; length += 1) {
      if (passesLuhn(digits.slice(from, from + length))) return true;
    }
  }
  return false;
}

const withoutCards = (text: string): string => text.replace(/\d(?:[ -]?\d){12,}/g, (run) => (holdsCard(run.replace(/\D/g, '')) ? SCRUBBED : run));

/** Shapes that are secrets wherever they stand. The order matters: an address loses its query before numbers are looked at. */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/\b(https?:\/\/[^\s"'<>?#]*)[?#][^\s"'<>]*/gi, '$1'],
  [/\beyJ[\w-]*(?:\.[\w-]+)*/g, SCRUBBED],
  [/\b(Bearer|Basic)\s+[\w.+/=-]+/gi, `$1 ${SCRUBBED}`],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, SCRUBBED],
  [/(?<!\d)\d{17}[\dXx](?![\dXx])/g, SCRUBBED],
  [/(?<!\d)(?:\+?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/g, SCRUBBED],
  [/\b([\w-]*(?:token|password|passwd|secret|passcode|otp)[\w-]*)(["']?\s*[=:]\s*["']?)[^\s"'&,;}]+/gi, `$1$2${SCRUBBED}`],
];

/** Line breaks and other controls would forge lines of a log. */
// oxlint-disable-next-line no-control-regex -- controls are what this removes
const withoutControls = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ');

/** A text without tokens, numbers of cards, identities and phones, mail addresses, queries of addresses and control characters. */
export const scrubText = (text: string): string =>
  withoutCards(SHAPES.reduce((left, [shape, instead]) => left.replace(shape, instead), withoutControls(text)));

/** How deep a value is followed, and how much of a list is kept. */
const LIMITS = { depth: 6, items: 20 } as const;

/** A value as it may be written down: secret names masked, texts scrubbed, deep and long parts cut. Numbers are looked at as texts. */
export function scrubValue(value: unknown, depth: number = LIMITS.depth): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value === 'number') return scrubText(String(value)) === String(value) ? value : SCRUBBED;
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' || value === null ? value : undefined;
  if (depth === 0) return SCRUBBED;
  if (Array.isArray(value)) return value.slice(0, LIMITS.items).map((item) => scrubValue(item, depth - 1));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [scrubText(name), isSecretName(name) ? SCRUBBED : scrubValue(item, depth - 1)]));
}

/** Path of an address as it may be written down: no query, no hash, long numbers and ids of members gone. */
export const scrubPath = (address: string): string => scrubText(address.split(/[?#]/, 1)[0] ?? '').slice(0, 200);

/** A text of at most so many bytes of UTF-8, cut between characters. */
export function cutBytes(text: string, most: number): string {
  let bytes = 0;
  let kept = '';
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (bytes > most) return kept;
    kept += character;
  }
  return kept;
}

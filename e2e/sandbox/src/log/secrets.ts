/**
 * What a log record must never hold (domain.md "Logging gateway"): passwords, tokens, card numbers,
 * documents. Pure.
 */

/** Why a record is refused. */
export type LogSecret = 'password' | 'token' | 'card' | 'document';

/**
 * A value that shows nothing: none, a switch, a note in brackets, or stars with at most the last
 * few characters.
 */
const SHOWN = String.raw`(?!null\b|undefined\b|true\b|false\b|[(（][^")）]*[)）]|\*+[^"\s,}*]{0,4}["\s,}&]|\*+[^"\s,}*]{0,4}$)[^"\s,}&]`;
/**
 * A field whose name ends in one of the words, with a value that shows something; no loop over the
 * name, so that a long text costs no way back.
 */
const field = (names: string): string => String.raw`(?:${names})"?\s*[:=]\s*(?:"\s*)?${SHOWN}`;

const PASSWORD = new RegExp(
  field('password|passwd|passcode|pwd|pass|otp|verification_?code|secret_?answer'),
  'i',
);
const TOKEN = new RegExp(
  String.raw`\beyJ[\w-]{10,}\.|\bBearer\s+[\w.-]{16,}|${field('token|client_?secret')}`,
  'i',
);
const FILE = new RegExp(
  String.raw`data:(?:image|application)\/[\w.+-]+;base64,|"(?:iVBORw0KGgo|\/9j\/|JVBERi0)|${field('content_?base64|identity_?card|document_?id|passport')}`,
  'i',
);

/** A bank-card number: 15 to 19 digits that pass the Luhn check. */
function isCard(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, each, at) => {
    const digit = at % 2 === 1 ? Number(each) * 2 : Number(each);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;

/** An identity-card number: 17 digits and their check character. */
function isIdentity(text: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return '10X98765432'[sum % 11] === text[17]?.toUpperCase();
}

const numbersIn = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];

/**
 * The first secret that a record's text shows, or null. Bodies inside the record are JSON in JSON:
 * backslashes do not count.
 */
export function secretIn(text: string): LogSecret | null {
  const plain = text.replaceAll('\\', '');
  if (PASSWORD.test(plain)) return 'password';
  if (TOKEN.test(plain)) return 'token';
  if (FILE.test(plain) || numbersIn(plain, /(?<!\d)\d{17}[\dXx](?!\d)/g).some(isIdentity))
    return 'document';
  return numbersIn(plain, /(?<!\d)\d{15,19}(?!\d)/g)
    .concat(
      numbersIn(plain, /(?<!\d)(?:\d{4}[ -]){3}\d{3,7}(?!\d)/g).map((each) =>
        each.replace(/[ -]/g, ''),
      ),
    )
    .some(isCard)
    ? 'card'
    : null;
}

/** What must never stand in a record that leaves the page for a log (safety B9, C-37, C-42). */

/** What stands in place of a value. */
export const SCRUBBED = '***';

/** Names whose values are nobody's business, whatever they hold. */
const SECRET_NAME =
  /tok|pass|pwd|secret|otp|tac|code$|auth|card|bank|acct|account|phone|mobile|mail|dob|birth|addr|ident|name$|cookie|signature/i;

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

/**
 * Cards as people write them: digits with gaps anywhere, or groups of four with other signs between
 * them.
 */
const CARD_RUNS: readonly RegExp[] = [
  /\d(?:[ \u200b-\u200d\u2060-]{0,3}\d){12,}/g,
  /\d{4}(?:[._/·]\d{4}){2,3}(?:[._/·]\d{1,4})?/g,
];

const withoutCards = (text: string): string =>
  CARD_RUNS.reduce(
    (left, shape) =>
      left.replace(shape, (run) => (holdsCard(run.replace(/\D/g, '')) ? SCRUBBED : run)),
    text,
  );

/** Names of values inside a text that are nobody's business; `errorCode` and the like stay readable. */
const SECRET_IN_TEXT: readonly RegExp[] = [
  /token|passw|pwd|secret|passcode|otp|tac|captcha|verif\w{0,12}code|smscode|cookie|signature|^auth|authorization|session|^(?:pin|cvv|cvc|sid)$/i,
  /card|bankac|acct|phone|mobile|mail|dob|birth|addr|ident|(?:real|full|first|last|user|member|account|holder)name/i,
  /(?:密码|口令|验证码|校验码|动态码|卡号|账号|账户名|身份证|证件号码?|手机号?码?|电话|邮箱|地址|住址|姓名|生日)$/,
];

/** A name and what joins it to its value. */
const NAME = /([\w-]{2,60}|[\u4e00-\u9fff]{2,8}?)(\\?["']?\s{0,3}(?:[=:：]|是|为)\s{0,3})/g;
/** A value, from where it is looked for: quoted whole, or up to the next sign that ends it. */
const VALUE = /\\"(?:[^"\\]|\\(?!"))*\\"|"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'&，；。}\\]+/y;

/**
 * What a name that is no secret holds is looked through, too: texts in logs are often texts of
 * other texts. Its value is therefore not read at all: read for each name, the values of `a=a=a=…`
 * would be the rest of the text again and again.
 */
function withoutNamed(text: string): string {
  const kept: string[] = [];
  let from = 0;
  NAME.lastIndex = 0;
  for (let found = NAME.exec(text); found !== null; found = NAME.exec(text)) {
    const [whole, name = ''] = found;
    const valueAt = found.index + whole.length;
    if (!SECRET_IN_TEXT.some((secret) => secret.test(name))) continue;
    VALUE.lastIndex = valueAt;
    const value = VALUE.exec(text)?.[0];
    if (value === undefined) continue;
    const quote = /^(?:\\?"|')/.exec(value)?.[0] ?? '';
    kept.push(text.slice(from, valueAt), quote, SCRUBBED, quote);
    from = valueAt + value.length;
    NAME.lastIndex = from;
  }
  return kept.join('') + text.slice(from);
}

/**
 * Shapes that are secrets wherever they stand. The order matters: an address loses its query before
 * numbers are looked at. What may not stand before one is kept as `$1`: engines of the oldest
 * browsers cannot look behind (ADR 106).
 */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/(^|[^\w/:])(https?:\/\/[^\s"'<>?#]{0,2000})[?#][^\s"'<>]*/gi, '$1$2'],
  [/\beyJ[\w-]*(?:\.[\w-]+)*/g, SCRUBBED],
  [/\b(Bearer|Basic)\s+[\w.+/=-]+/gi, `$1 ${SCRUBBED}`],
  [/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, SCRUBBED],
  [/(^|\D)\d{17}[\dXx](?![\dXx])/g, `$1${SCRUBBED}`],
  [/(^|\D)(?:\+?86[ -]?)?1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/g, `$1${SCRUBBED}`],
  // One-time codes that stand free in a sentence, before or behind what names them.
  [
    /((?:(?:verif\w{0,10}|sms|login|one[- ]?time|security|your) ?(?:code|pin)|otp|验证码|校验码|动态码)(?:[\s:：=,，"']|is|was|是|为){0,7}[\s:：=,，"'是为]|(?:验证码|校验码|动态码))\d(?:[ -]?\d){3,7}(?!\d)/gi,
    `$1${SCRUBBED}`,
  ],
  [
    /(^|[^\w.])\d(?:[ -]?\d){3,7}(?!\d)(\s{0,3}(?:is |是|为)?\s{0,3}(?:your |the |您的|你的)?(?:otp|verification code|验证码|校验码|动态码))/gi,
    `$1${SCRUBBED}$2`,
  ],
  [/(\bsms\D{0,6}|\bcode\W{0,3})\d{6}(?!\d)/gi, `$1${SCRUBBED}`],
  // Words of secrets with a value behind them and nothing between; one without a digit may be a word of the sentence.
  [
    /((?:password|passwd|passcode|token|secret) {1,3}(?:is )?)(?=[^\s\d]{0,40}\d)\S+/gi,
    `$1${SCRUBBED}`,
  ],
  [/(password is )\S+/gi, `$1${SCRUBBED}`],
  [/((?:密码|口令)[\s:：]{0,3})[\w!@#$%^&*.-]{4,}/g, `$1${SCRUBBED}`],
  [
    /(^|[^\w:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,6}:(?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,5})?)(?![\w:])/gi,
    `$1${SCRUBBED}`,
  ],
  // Where somebody lives: a road or an estate with a number, and what stands around it.
  [
    /[\u4e00-\u9fff]{1,30}(?:路|街|道|巷|弄|村|镇|乡|小区|花园|大厦|苑)[\u4e00-\u9fff]{0,12}\d{1,5}(?:号|弄|栋|幢|座|室|楼|单元)[\u4e00-\u9fff\d-]{0,40}/g,
    SCRUBBED,
  ],
  [/(^|[^\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g, `$1${SCRUBBED}`],
  // Wallets of coins.
  [/(^|\W)(?:0x[\da-f]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|bc1[\da-z]{25,60})(?!\w)/gi, `$1${SCRUBBED}`],
];

/** Line breaks and other controls would forge lines of a log. */
// oxlint-disable-next-line no-control-regex -- controls are what this removes
const withoutControls = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ');

/**
 * A text without tokens, codes, numbers of cards, identities and phones, addresses of mail, homes,
 * machines and wallets, queries of addresses and control characters. Full-width digits count as
 * digits.
 */
export const scrubText = (text: string): string =>
  withoutCards(
    withoutNamed(
      SHAPES.reduce(
        (left, [shape, instead]) => left.replace(shape, instead),
        withoutControls(text.normalize('NFKC')),
      ),
    ),
  );

/** Most signs of a secret that a cut may split. */
const SPLIT_MOST = 200;

/**
 * The same of a text that somebody else may make as long as he likes: only so many signs of it are
 * looked through. What the cut may have split, and is no longer known by its shape, is left out.
 */
export const scrubHead = (text: string, most: number): string =>
  text.length <= most ? scrubText(text) : scrubText(text.slice(0, most)).slice(0, -SPLIT_MOST);

/** How deep a value is followed, and how much of a list is kept. */
const LIMITS = { depth: 6, items: 20 } as const;

/**
 * A value as it may be written down: secret names masked, texts scrubbed, deep and long parts cut.
 * Numbers are looked at as texts.
 */
export function scrubValue(value: unknown, depth: number = LIMITS.depth): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value === 'number')
    return scrubText(String(value)) === String(value) ? value : SCRUBBED;
  if (typeof value !== 'object' || value === null)
    return typeof value === 'boolean' || value === null ? value : undefined;
  if (depth === 0) return SCRUBBED;
  if (Array.isArray(value))
    return value.slice(0, LIMITS.items).map((item) => scrubValue(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      scrubText(name),
      isSecretName(name) ? SCRUBBED : scrubValue(item, depth - 1),
    ]),
  );
}

/**
 * Path of an address as it may be written down: no query, no hash, long numbers and ids of members
 * gone.
 */
export const scrubPath = (address: string): string =>
  scrubHead(address.split(/[?#]/, 1)[0] ?? '', 1_000).slice(0, 200);

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

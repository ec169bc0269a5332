/**
 * What of a season is data and not code: texts, prizes and colours of its page. It stands in
 * `data.json` of a season made from the kit, and in its build as one text, which an editor of the
 * console replaces without building anything (ADR 094).
 */
import * as v from 'valibot';

/**
 * One line of text as people type it: no marks of HTML, none that end a line or turn the direction
 * of what follows.
 */
export const plainLine = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is empty'),
  v.regex(/^[^\p{Cc}<>\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, 'has a mark that is no text'),
);
const text = (most: number) =>
  v.pipe(plainLine, v.maxLength(most, `is longer than ${most} letters`));
/** A colour as `#rrggbb`; only frames may be see-through. */
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'is no colour like #4d0a16'));
const frame = v.pipe(
  v.string(),
  v.regex(
    /^(#[0-9a-f]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3} \/ \d{1,3}%\))$/,
    'is no colour like rgb(255 214 160 / 28%)',
  ),
);

/** Where a way on leads; `own-game` is the season's game on the very page. */
export const WAY_TARGETS = ['promotions', 'sports', 'games', 'own-game'] as const;

/** Schema of `data.json`. */
export const seasonData = v.object({
  schema: v.literal('season-data/1'),
  /** Line above the title. */
  kicker: text(20),
  /** Said when it is over. */
  thanks: text(40),
  /** Said when it is shared. */
  share: text(40),
  /** What there is to win, a line each; none without. */
  prizes: v.pipe(v.array(text(80)), v.maxLength(8, 'has more than 8 lines')),
  /** Rules of this season; those that all have follow by themselves. */
  rules: v.pipe(v.array(text(200)), v.maxLength(12, 'has more than 12 lines')),
  ways: v.pipe(
    v.array(
      v.object({ title: text(12), text: text(80), action: text(10), to: v.picklist(WAY_TARGETS) }),
    ),
    v.minLength(1, 'is empty'),
    v.maxLength(4, 'has more than 4 ways'),
  ),
  /** Words of the mini-game; null for a season without one. */
  game: v.nullable(
    v.object({
      /** One word or two for one go: 抢红包, 射门. */
      act: text(8),
      /** While the answer is on its way. */
      acting: text(10),
      won: text(16),
      lost: text(16),
    }),
  ),
  /** Colours of the page; texts hold 4.5:1 on both grounds. */
  look: v.object({
    /** Page below the picture, and the cards on it. */
    ground: colour,
    card: colour,
    line: frame,
    ink: colour,
    ink2: colour,
    /** Headings, figures, the frame of buttons. */
    accent: colour,
    /** Main button: from top to bottom, and its text. */
    cta: v.tuple([colour, colour]),
    onCta: colour,
  }),
});

/** A season's data. */
export type SeasonData = v.InferOutput<typeof seasonData>;

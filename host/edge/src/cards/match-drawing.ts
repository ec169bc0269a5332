/** The picture of a link to a match, as a drawing: who plays, where, and when. */
import { escapeHtml } from '@site/contracts/releases/document/body';
import { CARD_COLOURS, CARD_SIZE, LOGO, PITCH } from '@site/contracts/releases/document/card-look';
import type { Letters } from './letters';

/** What is written on it; plain texts, whatever the feed calls a side. */
export interface MatchWords {
  readonly siteName: string;
  readonly league: string;
  /** Both sides, or the one name of what has no sides. */
  readonly sides: readonly string[];
  /** When it begins, with its zone. */
  readonly time: string;
}

type Measure = Letters['emsOf'];

/** A size of letters in pixels, and into how many lines a text may go at it. */
type Step = readonly [size: number, lines: number];

const MARGIN = 72;
const ROOM = CARD_SIZE.width - 2 * MARGIN;
/** Names are as large as they fit: first smaller, then on two lines. */
const OF_SIDES: readonly Step[] = [
  [84, 1],
  [72, 1],
  [60, 1],
  [54, 2],
  [44, 2],
];
const OF_LEAGUE: readonly Step[] = [
  [36, 1],
  [30, 1],
];
const OF_REST: readonly Step[] = [[34, 1]];
/** Height of a line over its letters. */
const LEADING = 1.25;
/** Of a line, where letters stand. */
const BASELINE = 0.94;
/** What is written stands in the middle of the picture below its head. */
const BODY = { top: 150, bottom: 590 } as const;
/** Words of narrow letters stay whole, long ones up to what fits on a line of the largest. */
const PARTS = /[^\s\u2e80-\uffef]{1,12}|[^]/gu;

/** Lines of a text at a size. */
function linesOf(text: string, ems: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(PARTS) ?? []) {
    if (measure(line + part) <= ems) line += part;
    else {
      lines.push(line.trimEnd());
      line = part.trimStart();
    }
  }
  return [...lines, line];
}

/** What goes onto a line of a text that is too long; it says that it is cut. */
function cut(text: string, ems: number, measure: Measure): string {
  const signs = [...text];
  while (signs.length > 0 && measure(`${signs.join('')}…`) > ems) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}

/** A text at the first size that it fits at, else cut at the last one. */
function fit(
  text: string,
  steps: readonly Step[],
  measure: Measure,
): { readonly size: number; readonly lines: readonly string[] } {
  const tried = steps.map(([size, most]) => {
    const lines = linesOf(text, ROOM / size, measure);
    return { size, most, lines, fits: lines.length <= most };
  });
  const found = tried.find(({ fits }) => fits);
  if (found !== undefined) return found;
  const [size, most] = steps.at(-1) ?? [0, 0];
  const lines = linesOf(text, ROOM / size, measure);
  const rest = lines.slice(most - 1).join(' ');
  return { size, lines: [...lines.slice(0, most - 1), cut(rest, ROOM / size, measure)] };
}

/** A line of the picture with the air above it. */
interface Line {
  readonly text: string;
  readonly size: number;
  readonly fill: string;
  readonly above: number;
}

const { ink, line: green, gold, lit, dark } = CARD_COLOURS;

/** All that is written below the head, from top to bottom. */
function bodyOf({ league, sides, time }: MatchWords, measure: Measure): readonly Line[] {
  const block = (text: string, steps: readonly Step[], fill: string, above: number): Line[] => {
    const { size, lines } = fit(text, steps, measure);
    return lines.map((each, at) => ({ text: each, size, fill, above: at === 0 ? above : 0 }));
  };
  return [
    ...block(league, OF_LEAGUE, gold, 0),
    ...sides.flatMap((side, at) => [
      ...(at === 0 ? [] : block('VS', OF_REST, green, 4)),
      ...block(side, OF_SIDES, ink, at === 0 ? 16 : 0),
    ]),
    ...block(time, OF_REST, ink, 22),
  ];
}

const textAt = (x: number, y: number, { text, size, fill }: Omit<Line, 'above'>): string =>
  `<text x="${x}" y="${Math.round(y)}" font-size="${size}" fill="${fill}">${escapeHtml(text)}</text>`;

/** Where the pitch stands, as on the picture that was made ahead, and what is free before it. */
const PITCH_AT = 663;
const FREE = PITCH_AT - MARGIN;

/** The drawing as an SVG whose only words are those; nothing in it names another file. */
export function matchDrawing(words: MatchWords, measure: Measure): string {
  const lines = bodyOf(words, measure);
  const height = lines.reduce((sum, { size, above }) => sum + above + size * LEADING, 0);
  let top = BODY.top + (BODY.bottom - BODY.top - height) / 2;
  const body = lines.map((each) => {
    const at = top + each.above;
    top = at + each.size * LEADING;
    return textAt(MARGIN, at + each.size * BASELINE, each);
  });
  const isPitchFree = lines.every(({ text, size }) => measure(text) * size < FREE);
  const { width, height: full } = CARD_SIZE;
  // From top to bottom and not in a circle, as on pictures made ahead: rows of one colour pack to
  // half of the bytes.
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${full}" viewBox="0 0 ${width} ${full}" font-family="Noto Sans SC">`,
    `<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${lit}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    `<rect width="${width}" height="${full}" fill="url(#g)"/>`,
    `<g transform="translate(${PITCH_AT} 6) scale(2.685)" fill="none" stroke="${green}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity="${isPitchFree ? 1 : 0.25}">${PITCH}</g>`,
    `<g transform="translate(${MARGIN} 60) scale(2)">${LOGO}</g>`,
    textAt(MARGIN + 72, 101, { text: words.siteName, size: 36, fill: ink }),
    ...body,
    '</svg>',
  ].join('');
}

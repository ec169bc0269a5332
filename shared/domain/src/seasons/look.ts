/** Whether a season's colours can be read: contrast of each text on each ground (WCAG 1.4.3). */

const LEAST = 4.5;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours, written `#rrggbb`. */
export function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

/** Colours of a season page that texts stand in and on, written `#rrggbb`. */
export interface ReadableLook {
  readonly ground: string;
  readonly card: string;
  readonly ink: string;
  readonly ink2: string;
  readonly accent: string;
  readonly cta: readonly [string, string];
  readonly onCta: string;
}

/** Pairs of a look that cannot be read, as `#text on #ground`. */
export function lookFaults({
  ground,
  card,
  ink,
  ink2,
  accent,
  cta,
  onCta,
}: ReadableLook): string[] {
  const pairs = [
    ...[ink, ink2, accent].flatMap(
      (text) =>
        [
          [text, ground],
          [text, card],
        ] as const,
    ),
    ...cta.map((top) => [onCta, top] as const),
  ];
  return pairs
    .filter(([text, below]) => !(contrast(text, below) >= LEAST))
    .map(([text, below]) => `${text} on ${below}`);
}

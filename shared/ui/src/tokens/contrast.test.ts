import { DARK, LIGHT, type Palette } from './palette';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
}

/** How far apart two colours look (CIE 1976); about 2 is the least that an eye tells. */
function apart(a: string, b: string): number {
  const lab = (hex: string): readonly [number, number, number] => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    const [x = 0, y = 0, z = 0] = [
      (0.4124 * r + 0.3576 * g + 0.1805 * blue) / 0.9505,
      0.2126 * r + 0.7152 * g + 0.0722 * blue,
      (0.0193 * r + 0.1192 * g + 0.9505 * blue) / 1.089,
    ].map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116));
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [one, other] = [lab(a), lab(b)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
/** Far enough for small figures at a glance. */
const LEAST_APART = 35;

const PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ...(['bg', 'surface', 'raised', 'sunken'] as const).flatMap((ground) =>
    (
      [
        'text',
        'text-2',
        'text-3',
        'brand-text',
        'gold-text',
        'red',
        'green',
        'danger',
        'warn',
      ] as const
    ).map((ink) => [ink, ground] as const),
  ),
  ['on-brand', 'brand'],
  ['on-gold', 'gold'],
  ['on-danger', 'danger'],
  ['odds-text', 'odds-bg'],
  ['odds-text', 'odds-press'],
  ['text-2', 'odds-bg'],
  ['odds-on-text', 'odds-on-bg'],
  ['chrome-text', 'chrome-bg'],
  ['chrome-text-2', 'chrome-bg'],
  ['text-3', 'nav-bg'],
  ['brand-text', 'nav-bg'],
  ['brand-text', 'brand-soft'],
  ['gold-text', 'gold-soft'],
  ['warn', 'warn-soft'],
  ['red', 'red-soft'],
  ['green', 'green-soft'],
  ['red', 'odds-bg'],
  ['green', 'odds-bg'],
];

describe.each([
  ['dark', DARK],
  ['light', LIGHT],
] as const)('%s theme', (_name, palette) => {
  test.each(PAIRS)('%s on %s is readable at 4.5:1', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(['red', 'green'] as const)(
    'a price at rest is told from a %s one at a glance',
    (move) => {
      expect(apart(palette['odds-text'], palette[move])).toBeGreaterThanOrEqual(LEAST_APART);
    },
  );
  test.each(['bg', 'surface', 'raised', 'sunken'] as const)(
    'the edge of a field is seen on %s at 3:1',
    (ground) => {
      expect(contrast(palette['line-field'], palette[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});

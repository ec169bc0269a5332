import { px } from './px';
import { color, type, winLoss } from './vars';

/** What a size is before a member enlarges anything, in root fonts. */
const usual = (size: string): number => Number.parseFloat(/[\d.]+rem/.exec(size)?.[0] ?? '');
/** What is added for each root font by which a page is enlarged, in root fonts. */
const grows = (size: string): number =>
  Number.parseFloat(/--grown,0px\)\*([\d.]+)/.exec(size)?.[1] ?? '');

test('the type scale has eight sizes, none below 11', () => {
  const sizes = Object.values(type).map(usual);
  expect(new Set(sizes).size).toBe(8);
  expect(Math.min(...sizes)).toBe(Number.parseFloat(px(11)));
});

test.each(Object.entries(type))(
  'letters of size %s are 11 px or more on the narrowest phone, upright and on its side',
  (_name, size) => {
    const floor = Number.parseFloat(/max\(([\d.]+)px,/.exec(size)?.[1] ?? '0');
    // Root fonts of 320 wide, of 320 high, and of a page that the browser enlarges.
    for (const root of [32, 30.72, 30])
      expect(Math.max(floor, usual(size) * root)).toBeGreaterThanOrEqual(11);
  },
);

test.each(Object.entries(type))(
  'letters of size %s double where the root font is 1.41 times as large',
  (_name, size) => {
    // A phone of 390: 39 px, and 55 px with letters of 32 px in the browser.
    const [before, after] = [39, 55];
    const doubled = usual(size) * after + grows(size) * (after - before);
    expect(doubled / (usual(size) * before)).toBeCloseTo(2, 1);
  },
);

test('what a member won or lost has no colour of a price, whichever way prices are coloured', () => {
  const { gain, loss } = winLoss;
  expect(gain).not.toBe(loss);
  for (const ink of [color('up'), color('down'), color('red'), color('danger')])
    expect([gain, loss]).not.toContain(ink);
});

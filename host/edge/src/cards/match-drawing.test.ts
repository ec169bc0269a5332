import fc from 'fast-check';
import { CARD_SIZE } from '@site/contracts/releases/document/card-look';
import { wordsOf } from './drawing.fixture';
import { matchDrawing, type MatchWords } from './match-drawing';

/** Letters that are all as wide as high. */
const square = (text: string): number => [...text].length;

interface Written {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** What stands on a drawing, as markup. */
const written = (svg: string): readonly Written[] =>
  [
    ...svg.matchAll(
      /<text x="(\d+)" y="(\d+)" font-size="(\d+)" fill="#[\da-f]{6}">([^<>]*)<\/text>/g,
    ),
  ].map(([, x, y, size, text = '']) => ({ text, size: Number(size), x: Number(x), y: Number(y) }));
const linesOf = (words: MatchWords): readonly (readonly [string, number])[] =>
  written(matchDrawing(words, square)).map(({ text, size }) => [text, size]);

test('it says site, league, both sides and the time, from top to bottom', () => {
  const svg = matchDrawing(wordsOf('北山', '海州联'), square);
  expect(written(svg).map(({ text }) => text)).toEqual([
    '玉衡体育',
    '星海超级联赛',
    '北山',
    'VS',
    '海州联',
    '2026/11/27 20:30 开赛（北京时间）',
  ]);
  expect(svg).toContain(`width="${CARD_SIZE.width}" height="${CARD_SIZE.height}"`);
});

test('what has no sides has one name; a name is as large as it fits, then on two lines, then cut', () => {
  expect(linesOf(wordsOf('冠军')).map(([text]) => text)).not.toContain('VS');
  const nameAt = (signs: number) => linesOf(wordsOf('长'.repeat(signs))).slice(2, -1);
  expect(nameAt(12)).toEqual([['长'.repeat(12), 84]]);
  expect(nameAt(14)).toEqual([['长'.repeat(14), 72]]);
  expect(nameAt(17)).toEqual([['长'.repeat(17), 60]]);
  expect(nameAt(20)).toEqual([
    ['长'.repeat(19), 54],
    ['长', 54],
  ]);
  expect(nameAt(48)).toEqual([
    ['长'.repeat(24), 44],
    ['长'.repeat(24), 44],
  ]);
  expect(nameAt(60)).toEqual([
    ['长'.repeat(24), 44],
    [`${'长'.repeat(23)}…`, 44],
  ]);
});

test('words of narrow letters stay whole where a line breaks', () => {
  const [first, second] = linesOf(wordsOf('Wolverhampton Wanderers Under 21')).slice(2, -1);
  expect(`${first?.[0]} ${second?.[0]}`).toBe('Wolverhampton Wanderers Under 21');
});

test('the pitch steps back where something is written on it', () => {
  const narrow = (text: string): number => square(text) / 2;
  expect(matchDrawing(wordsOf('北山', '海州'), narrow)).toContain('opacity="1"');
  expect(matchDrawing(wordsOf('北山', '海'.repeat(20)), narrow)).toContain('opacity="0.25"');
});

test('whatever a name is, it stays a text inside of the picture', () => {
  const bare = matchDrawing(wordsOf(''), square);
  const elements = (svg: string): readonly string[] =>
    [...new Set(svg.match(/<\/?[a-zA-Z]+/g) ?? [])].toSorted();
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom(
        '</text><image href="file:///etc/passwd"/>',
        ']]>',
        '&amp;<!DOCTYPE x>',
        'x"',
      ),
      (any, mark) => {
        const svg = matchDrawing({ ...wordsOf(any + mark, mark), league: mark + any }, square);
        expect(elements(svg)).toEqual(elements(bare));
        for (const { size, x, y } of written(svg)) {
          expect(x).toBe(x === 144 ? 144 : 72);
          expect(y).toBeGreaterThan(size);
          expect(y).toBeLessThan(CARD_SIZE.height - 20);
        }
      },
    ),
  );
});

test('no line is longer than its picture has room for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 200 }), (name) => {
      const plain = name.replace(/[&<>"]/g, '');
      for (const { text, size, x } of written(matchDrawing(wordsOf(plain, plain), square)))
        expect(x + square(text) * size).toBeLessThanOrEqual(CARD_SIZE.width - 72);
    }),
  );
});

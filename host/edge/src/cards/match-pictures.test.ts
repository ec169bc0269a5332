import { wordsOf } from './drawing.fixture';
import type { MatchWords } from './match-drawing';
import { keepPictures } from './match-pictures';

const asked: string[] = [];
let answer: (words: MatchWords) => Promise<Buffer | null>;
const draw = (words: MatchWords): Promise<Buffer | null> => {
  asked.push(words.sides.join());
  return answer(words);
};
beforeEach(() => {
  asked.length = 0;
  answer = async ({ sides }) => Buffer.from(sides.join());
});
afterEach(() => jest.useRealTimers());

test('the same words are drawn once, also by two who ask at the same time; others anew', async () => {
  const { of } = keepPictures(draw);
  const [first, second] = await Promise.all([of(wordsOf('北山')), of(wordsOf('北山'))]);
  expect([first, second, await of(wordsOf('北山'))]).toEqual([first, first, Buffer.from('北山')]);
  expect(asked).toEqual(['北山']);
  await of({ ...wordsOf('北山'), time: '2026/11/28 20:30' });
  expect(asked).toHaveLength(2);
});

test('what could not be drawn now is tried again, what cannot be written is not', async () => {
  const { of } = keepPictures(draw);
  answer = async () => null;
  expect(await of(wordsOf('北山'))).toBeNull();
  answer = async () => Buffer.alloc(0);
  expect([await of(wordsOf('北山')), await of(wordsOf('北山'))]).toEqual([null, null]);
  expect(asked).toHaveLength(2);
});

test('a hundred are kept', async () => {
  const { of } = keepPictures(draw);
  for (let at = 0; at < 101; at += 1) await of(wordsOf(String(at)));
  await of(wordsOf('100'));
  expect(asked).toHaveLength(101);
  await of(wordsOf('0'));
  expect(asked).toHaveLength(102);
});

test('nobody waits for long; what came later is there for the next one', async () => {
  jest.useFakeTimers();
  let draws: (picture: Buffer) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      draws = resolve;
    });
  const { of } = keepPictures(draw);
  const early = of(wordsOf('北山'));
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await early).toBeNull();
  draws(Buffer.from('late'));
  expect(await of(wordsOf('北山'))).toEqual(Buffer.from('late'));
  expect(asked).toEqual(['北山']);
});

/** @jest-environment jsdom */
import type { Page } from 'playwright';
import { boardDifferences, boardShownOn, checkSameBoard, type ShownBoard } from './same-board';

const board = (changes: Partial<ShownBoard> = {}): ShownBoard => ({
  events: ['甲乙', '丙丁'],
  priced: 14,
  moved: 9,
  failed: [],
  ...changes,
});

test('boards with the same events and as many prices that move are the same', () => {
  expect(boardDifferences(board(), 'the grid', board({ moved: 3 }))).toEqual([]);
  expect(() => checkSameBoard(board(), 'the grid', board())).not.toThrow();
});

test.each([
  ['fewer cells', board({ priced: 13 }), 'cells with a price: 14 against 13'],
  ['other events', board({ events: ['甲乙', '戊己'] }), 'events: 甲乙, 丙丁 against 甲乙, 戊己'],
  ['a dead feed', board({ moved: 0 }), 'no price of the grid moves'],
  ['nothing', board({ events: [], priced: 0 }), 'the grid shows no event'],
  ['a part that failed', board({ failed: ['skeleton'] }), 'the grid shows skeleton'],
])('a side with %s is not compared with', (_what, theirs, words) => {
  expect(boardDifferences(board(), 'the grid', theirs)).toContain(words);
  expect(() => checkSameBoard(board(), 'the grid', theirs)).toThrow(words);
});

test('prices that come late have not moved by coming', async () => {
  document.body.innerHTML =
    '<div class="row"><i>甲</i><i>乙</i><b></b><b></b></div><div class="row"><i>丙</i><i>丁</i><b></b></div>';
  const cells = [...document.querySelectorAll('b')];
  const write = (prices: readonly string[]) => () => {
    for (const [at, price] of prices.entries()) (cells[at] as HTMLElement).textContent = price;
  };
  setTimeout(write(['0.92', '0.98', '1.90']), 300);
  setTimeout(write(['0.94', '0.96', '1.90']), 900);
  const page = { evaluate: (read: (given: unknown) => unknown, given: unknown) => read(given) };
  const parts = { row: '.row', teams: 'i', cell: 'b' };
  expect(await boardShownOn(page as unknown as Page, parts)).toEqual({
    events: ['甲乙', '丙丁'],
    priced: 3,
    moved: 2,
    failed: [],
  });
});

import { boardDifferences, checkSameBoard, type ShownBoard } from './same-board';

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

import { SPORT } from '@site/domain/reference/sports';
import { liveOf } from './board.fixture';
import { partsText } from './parts-text';

test('sets and quarters stand in a row, halves of soccer do not', () => {
  const live = liveOf({
    parts: [
      { home: 6, away: 4 },
      { home: 2, away: 1 },
    ],
  });
  expect([
    partsText(live, SPORT.TENNIS),
    partsText(live, SPORT.BASKETBALL),
    partsText(live, SPORT.SOCCER),
  ]).toEqual(['6-4 2-1', '6-4 2-1', '']);
});

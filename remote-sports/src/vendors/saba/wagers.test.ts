import { SABA_WAGERS } from '@site/domain/vendors/saba/statuses';
import { sabaWagerOf } from './saba.fixture';
import { toWager } from './wagers';

test('[R4.7-1] every ticket status has a status of the site', () => {
  expect(SABA_WAGERS.map((ticketStatus) => toWager(sabaWagerOf({ ticketStatus })).status)).toEqual([
    'pending', 'running', 'rejected', 'won', 'lost', 'halfWon', 'halfLost', 'void', 'void', 'void',
  ]);
});

test.each([
  [{ betType: 1, key: 'h', point: -0.75 }, '红岭 -0.5/1'],
  [{ betType: 1, key: 'a', point: 0.5 }, '海川 +0.5'],
  [{ betType: 5, key: 'x', point: null }, '和局'],
  [{ betType: 413, key: '2:1', keyName: '2:1', point: null }, '2:1'],
])('the chosen side of %j reads %s', (over, name) => {
  expect(toWager(sabaWagerOf(over)).selectionName).toBe(name);
});

test('a total shows its line without a sign', () => {
  expect(toWager(sabaWagerOf({ betType: 3, key: 'o', point: 2.5 })).selectionName).toBe('大 2.5');
});

test('[R5-6] the odds type of the ticket is kept, and correct score counts in EU only', () => {
  expect(toWager(sabaWagerOf({ oddsType: 1 })).oddsType).toBe('MY');
  expect(toWager(sabaWagerOf({ betType: 1 })).euOnly).toBe(false);
  expect(toWager(sabaWagerOf({ betType: 413 })).euOnly).toBe(true);
});

test('a score at the bet belongs to live tickets, and a reject reason is in words', () => {
  expect(toWager(sabaWagerOf({ isLive: true, liveHomeScore: 1, liveAwayScore: 0 })).scoreAtBet).toEqual({ home: 1, away: 0 });
  expect(toWager(sabaWagerOf({ isLive: false, liveHomeScore: 1, liveAwayScore: 0 })).scoreAtBet).toBeNull();
  expect(toWager(sabaWagerOf({ rejectReason: 'goal' })).reason).toBe('进球导致注单取消');
  expect(toWager(sabaWagerOf({ rejectReason: 'constructor' })).reason).toBeNull();
});

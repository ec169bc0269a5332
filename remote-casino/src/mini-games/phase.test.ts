import type { MiniGame } from '../api/mini-games';
import { inOrder, nextEdge, phaseOf } from './phase';

const at = (day: number): number => Date.UTC(2026, 10, day);
const game = (id: string, from: number, until: number, isActive = false): MiniGame => ({
  id,
  eventCode: id,
  title: id,
  imageUrl: '',
  target: '/event_x',
  startDate: new Date(at(from)).toISOString(),
  endDate: new Date(at(until)).toISOString(),
  isActive,
});

test('the server says what runs, the dates what comes and what ended', () => {
  expect(phaseOf(game('a', 1, 30, true), at(10))).toBe('running');
  expect(phaseOf(game('b', 12, 30), at(10))).toBe('coming');
  expect(phaseOf(game('c', 1, 9), at(10))).toBe('ended');
  expect(phaseOf(game('d', 1, 30), at(10))).toBe('ended');
});

test('what ends first stands first, then what comes soonest, then what ended last', () => {
  const games = [
    game('old', 1, 3),
    game('late', 20, 30),
    game('long', 1, 30, true),
    game('soon', 12, 30),
    game('short', 1, 12, true),
    game('fresh', 1, 9),
  ];
  expect(inOrder(games, at(10)).map(({ id }) => id)).toEqual([
    'short',
    'long',
    'soon',
    'late',
    'fresh',
    'old',
  ]);
});

test('the list is read anew at the next beginning or end', () => {
  expect(nextEdge([game('a', 1, 30), game('b', 12, 20)], at(10))).toBe(at(12));
  expect(nextEdge([game('a', 1, 9)], at(10))).toBeNull();
});

import { seasonState } from './season-window';

const dates = { startsAt: '2026-11-01T00:00:00+08:00', endsAt: '2026-11-11T00:00:00+08:00' };
const at = (text: string): number => Date.parse(text);

test('before the start it counts to the start', () => {
  expect(seasonState(dates, at('2026-10-31T23:59:59+08:00'))).toMatchObject({ phase: 'before', edge: at(dates.startsAt), percent: 0, days: 10 });
});

test('it runs from the first second to the last, by the clock it is given', () => {
  expect(seasonState(dates, at('2026-11-01T00:00:00+08:00'))).toMatchObject({ phase: 'running', day: 1, percent: 0 });
  expect(seasonState(dates, at('2026-11-06T00:00:00+08:00'))).toMatchObject({ phase: 'running', day: 6, percent: 50, edge: at(dates.endsAt) });
  expect(seasonState(dates, at('2026-11-10T23:59:59+08:00'))).toMatchObject({ phase: 'running', day: 10 });
});

test('at its end it has ended', () => {
  expect(seasonState(dates, at('2026-11-11T00:00:00+08:00'))).toMatchObject({ phase: 'ended', percent: 100 });
});

test('dates that are none never pass', () => {
  expect(() => seasonState({ startsAt: 'x', endsAt: 'y' }, 0)).toThrow(RangeError);
  expect(() => seasonState({ startsAt: dates.endsAt, endsAt: dates.startsAt }, 0)).toThrow(RangeError);
});

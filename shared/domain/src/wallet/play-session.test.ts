import fc from 'fast-check';
import { PlaySession } from '../constants';
import { law } from '../laws.fixture';
import { isAskDue, newPlay, playAt, readPlay } from './play-session';

const START = 1_000_000;
const play = newPlay('M1', START);

test('[R6-7] the question comes after the chosen minutes, and again as long after each answer', () => {
  expect([
    isAskDue(play, 30, START + 30 * 60_000 - 1),
    isAskDue(play, 30, START + 30 * 60_000),
    isAskDue(play, null, START * 10),
  ]).toEqual([false, true, false]);
  const answered = { ...play, answeredAt: START + 31 * 60_000 };
  expect([
    isAskDue(answered, 30, START + 60 * 60_000),
    isAskDue(answered, 30, START + 61 * 60_000),
  ]).toEqual([false, true]);
});

test('a reload goes on with the same stretch; a pause, another member or a clock that ran back begins a new one', () => {
  expect(playAt(play, 'M1', START + 60_000)).toEqual({ ...play, seenAt: START + 60_000 });
  expect(playAt(play, 'M1', START + PlaySession.pauseMs + 1)).toEqual(
    newPlay('M1', START + PlaySession.pauseMs + 1),
  );
  expect(playAt(play, 'M2', START + 5)).toEqual(newPlay('M2', START + 5));
  expect(playAt(play, 'M1', START - 5)).toEqual(newPlay('M1', START - 5));
  expect(playAt(null, 'M1', 7)).toEqual(newPlay('M1', 7));
});

test('what is kept comes back as it was, and nothing else does', () => {
  law(
    fc.property(
      fc.string(),
      fc.nat(),
      fc.option(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })),
      (memberCode, at, before) => {
        const state = {
          ...newPlay(memberCode, at),
          before: before === null ? null : String(before),
        };
        expect(readPlay(JSON.parse(JSON.stringify(state)))).toEqual(state);
      },
    ),
  );
  expect([
    readPlay(null),
    readPlay('x'),
    readPlay({ ...play, seenAt: 'soon' }),
    readPlay({ ...play, before: '1e5' }),
    readPlay({ ...play, before: 5 }),
    readPlay({ ...play, startedAt: Number.NaN }),
  ]).toEqual([null, null, null, null, null, null]);
});

import fc from 'fast-check';
import * as v from 'valibot';
import { readEnvelope } from './envelope';
import { getGames, type Game } from './games';
import { rowsOf } from './lists';
import { getBanners } from './promotion';
import { parseWith } from './parse';

const row = v.object({ id: v.string() });
const game: Game = {
  gameId: 'g',
  name: '财神到',
  providerCode: 'PGS',
  gameType: 'SLOT',
  imageUrl: '',
  isLive: true,
  isNew: false,
  isHot: false,
  demoAvailable: false,
  jackpotPool: null,
  sort: 1,
};
const read = (result: unknown) => readEnvelope({ isSuccess: true, result }, getGames.result);

test('[R7.2-1] one game that does not fit leaves all others in the list', () => {
  const answer = read([
    game,
    { ...game, gameType: 'FISHING' },
    { ...game, sort: '2' },
    null,
    { ...game, gameId: 'h' },
  ]);
  expect(answer.kind === 'ok' && answer.result.map(({ gameId }) => gameId)).toEqual(['g', 'h']);
});

test('[R5-12] RNG is a type of game', () => {
  expect(read([{ ...game, gameType: 'RNG' }])).toMatchObject({
    kind: 'ok',
    result: [{ gameType: 'RNG' }],
  });
});

test('an answer of which no row fits is a mismatch, an empty list is an empty list, and what is no list is none', () => {
  expect(read([{ ...game, sort: '2' }, {}]).kind).toBe('mismatch');
  expect(read([])).toEqual({ kind: 'ok', result: [] });
  for (const other of [null, {}, 'x', { 0: game, length: 1 }])
    expect(read(other).kind).toBe('mismatch');
});

test('law: what fits stays, in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.record({ id: fc.string() }), fc.anything())), (list) => {
      const fitting = list.filter((each) => v.is(row, each));
      const kept = v.safeParse(rowsOf(row), list);
      expect(kept.success).toBe(list.length === 0 || fitting.length > 0);
      if (kept.success)
        expect(kept.output.map(({ id }) => id)).toEqual(
          fitting.map((each) => v.parse(row, each).id),
        );
    }),
  );
});

test('a server that lost a row of its own list hears of it', () => {
  expect(parseWith(rowsOf(row), [{ id: 'a' }, {}])).toMatchObject({ ok: false });
  expect(parseWith(rowsOf(row), [{ id: 'a' }])).toEqual({ ok: true, value: [{ id: 'a' }] });
});

test('a banner whose worth is no text stays without it, and one that is no banner costs only itself', () => {
  const banner = { id: 'b1', title: '首存', imageUrl: '/b1.avif', target: '/Promotions', sort: 0 };
  const sent = [
    { ...banner, summary: null },
    { ...banner, id: 'b2', summary: { html: '<b>1</b>' } },
    { ...banner, id: 'b3', summary: '最高 1,888 元' },
    banner,
    { ...banner, target: 7 },
    null,
  ];
  expect(v.parse(getBanners.result, sent).map(({ summary }) => summary)).toEqual([
    '',
    '',
    '最高 1,888 元',
    '',
  ]);
});

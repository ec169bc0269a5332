import fc from 'fast-check';
import { earlyRequest, MOST_EARLY_READS, readsIn } from './early-read';
import { ALL_ROWS } from './rows';

test('a read becomes the very request that the page of a visitor makes', () => {
  const request = earlyRequest({ row: 'games.list', query: { platform: 'mobile' } }, ALL_ROWS);
  expect(request).toMatchObject({
    method: 'GET',
    url: '/cms/games?platform=mobile&api-version=2.0&brand=SITE&siteId=44',
    headers: { 'x-gateway-key': 'gk-content' },
    data: null,
  });
  expect(Object.keys(request?.headers ?? {})).not.toContain('authorization');
});

test.each(['member.balance', 'liveChat.url', 'promotion.detail', 'auth.login', 'nothing.known'])(
  '%s is not read for anybody before they ask',
  (row) => expect(earlyRequest({ row }, ALL_ROWS)).toBeNull(),
);

test('whatever a surface says, only reads come out, and not too many', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      for (const read of readsIn(value)) expect(typeof read.row).toBe('string');
    }),
  );
  expect(
    readsIn([{ row: 'games.list' }, { row: '../x' }, 7, { row: 'a.b', query: { a: 1 } }]),
  ).toEqual([{ row: 'games.list' }]);
  expect(readsIn(Array.from({ length: 99 }, () => ({ row: 'games.list' })))).toHaveLength(
    MOST_EARLY_READS,
  );
});

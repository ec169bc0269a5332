import { OLD_CACHE_ORIGINS } from '@site/contracts/content-hosts';
import { getGameCategories } from '@site/contracts/games';
import { placeSabaBet } from '@site/contracts/vendor-saba-singles';
import { done, failed } from '@site/domain/errors/app-error';
import type { Reply } from './transport';
import { row, body, ok, refused, open } from './client.fixture';

test('content asked for anew passes the cache of the browser, for as long as that work runs; nothing else is told so (C-84)', async () => {
  const { client, sent } = open([body({ isSuccess: true, result: [] })]);
  await client.anew(async () => {
    await client.call(getGameCategories);
    await client.call(row);
  });
  await expect(client.anew(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  await client.call(getGameCategories);
  expect(sent.map(({ headers }) => headers['cache-control'])).toEqual([
    'no-cache',
    undefined,
    undefined,
  ]);
});

describe('answers', () => {
  test('the result of the envelope comes back parsed', async () => {
    const { client, failures } = open([ok()]);
    expect(await client.call(row)).toEqual(done('here'));
    expect(failures).toEqual([]);
  });

  test('an answer that does not fit the contract names the place, and is no empty success', async () => {
    const { client, failures } = open([body({ isSuccess: true, result: 5 })]);
    expect(await client.call(row)).toEqual(
      failed({ kind: 'contract', where: `${row.id}: result.(root)` }),
    );
    expect(failures.map(({ error }) => error.kind)).toEqual(['contract']);
  });

  test('an error status without an envelope is that status', async () => {
    const { client } = open([body({ oops: true }, 502)]);
    expect(await client.call(row)).toEqual(failed({ kind: 'http', status: 502 }));
  });

  test('an error status with a success in it is no success', async () => {
    const { client } = open([body({ isSuccess: true, result: 'here' }, 500)]);
    expect(await client.call(row)).toEqual(failed({ kind: 'http', status: 500 }));
  });

  test('[R7.1-5] a redirect is handed over, and the call ends without a word', async () => {
    const { client, redirects, failures } = open([
      body({ redirect: { Code: 'GEN0003', Message: 'https://other.example/' } }),
    ]);
    expect(await client.call(row)).toEqual(failed({ kind: 'aborted' }));
    expect(redirects).toEqual(['https://other.example/']);
    expect(failures).toEqual([]);
  });

  test('[R7.1-6] links to old cache hosts are rewritten in answers of the content host, and only there', async () => {
    const link = `${OLD_CACHE_ORIGINS[0]}/a.png`;
    const content = await open([ok(link)]).client.call({ ...row, service: 'content' });
    expect(content).toEqual(done('https://content.example/a.png'));
    expect(await open([ok(link)]).client.call(row)).toEqual(done(link));
  });

  const dated: Reply = {
    kind: 'body',
    status: 200,
    body: { isSuccess: true, result: '' },
    serverDate: 'Sat, 21 Nov 2026 03:00:00 GMT',
  };
  test('the server clock of an answer of the main API is passed on', async () => {
    const { client, dates } = open([dated]);
    await client.call(row);
    expect(dates).toEqual(['Sat, 21 Nov 2026 03:00:00 GMT']);
  });

  test.each(['content', 'sportsData', 'log', 'im', 'bti', 'saba'] as const)(
    'what %s says of the time moves no clock',
    async (service) => {
      const { client, dates } = open([dated]);
      await client.call({ ...row, service });
      expect(dates).toEqual([]);
    },
  );
});

describe('a token that has run out', () => {
  test('[R4.1-5] GEN0006 with 401 leads to one refresh and a replay with the new token', async () => {
    const { client, sent, refresh, failures } = open([refused('GEN0006', 401), ok()]);
    expect(await client.call(row)).toEqual(done('here'));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(sent.map((request) => request.headers['authorization'])).toEqual([
      'Bearer access-token-1',
      'Bearer access-token-2',
    ]);
    expect(failures).toEqual([]);
  });

  test('the replay of a money call has the same key and the same bytes', async () => {
    const { client, sent } = open([refused('GEN0006', 401), ok()]);
    const bet = {
      vendorTransId: 'key-12345',
      sportType: 1,
      marketId: 'm1',
      key: 'h',
      price: '1.95',
      point: null,
      stake: '5.00',
      oddsOption: 1,
      oddsType: 3,
    } as const;
    await client.call(placeSabaBet, { body: bet, idempotencyKey: 'key-12345' });
    expect(sent.map((request) => request.headers['idempotency-key'])).toEqual([
      'key-12345',
      'key-12345',
    ]);
    expect(sent[1]?.data).toBe(sent[0]?.data);
  });

  test('a second GEN0006 is reported, not refreshed again', async () => {
    const { client, sent, refresh, failures } = open([refused('GEN0006', 401)]);
    expect((await client.call(row)).ok).toBe(false);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(2);
    expect(failures).toHaveLength(1);
  });

  test('a refresh that only the network failed is a network failure: the session is not declared over', async () => {
    const { client, sent, failures } = open([refused('GEN0006', 401)], {
      refresh: () => Promise.resolve(false),
    });
    expect(await client.call(row)).toEqual(failed({ kind: 'network' }));
    expect(sent).toHaveLength(1);
    expect(failures.map(({ error }) => error.kind)).toEqual(['network']);
  });

  test.each([
    ['GEN0005', 401],
    ['GEN0006', 400],
    ['MEM00059', 400],
  ])('%s with %d asks for no refresh', async (code, status) => {
    const { client, refresh } = open([refused(code, status)]);
    await client.call(row);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a member who is gone', () => {
  test('a call of the main API leaves in the moment it is made: what is asked right before a logout is still asked', () => {
    const { client, sent, session } = open([ok()]);
    void client.call({ ...row, auth: 'member' });
    session.id = 1;
    expect(sent).toHaveLength(1);
  });

  const bet = {
    body: { stake: '10.00' } as never,
    idempotencyKey: '0b9e8a44-0000-4000-8000-000000000001',
  };
  test('what was refused for an old token is not sent again under the next member (I1, I3)', async () => {
    const { client, sent, session, failures } = open([refused('GEN0006', 401), ok()], {
      refresh: () => {
        session.id = 1;
        return Promise.resolve(true);
      },
    });
    expect(await client.call(placeSabaBet, bet)).toEqual(failed({ kind: 'aborted' }));
    expect([sent.length, failures]).toEqual([1, []]);
  });

  test('what waited for a token of its vendor is not sent under the next member', async () => {
    const { client, sent, session } = open([ok()]);
    const answer = client.call(placeSabaBet, bet);
    session.id = 1;
    expect([await answer, sent.length]).toEqual([failed({ kind: 'aborted' }), 0]);
  });

  test('[R4.1-3] an answer to an earlier member reaches nobody: not the balance of the next', async () => {
    const { client, session, failures } = open([ok()]);
    const answer = client.call({ ...row, auth: 'member' });
    session.id = 1;
    expect([await answer, failures]).toEqual([failed({ kind: 'aborted' }), []]);
    const open_ = open([ok()]);
    const content = open_.client.call({ ...row, auth: 'none' });
    open_.session.id = 1;
    expect(await content).toEqual(done('here'));
  });

  test("while storage is another member's, calls of members wait for the news; open ones go", async () => {
    const { client, sent, session } = open([ok()]);
    session.id = null;
    expect(await client.call(placeSabaBet, bet)).toEqual(failed({ kind: 'aborted' }));
    await client.call(getGameCategories);
    expect(sent).toHaveLength(1);
  });
});

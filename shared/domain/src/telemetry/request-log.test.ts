import fc from 'fast-check';
import { law } from '../laws.fixture';
import { loggedBody, logBreaker } from './request-log';

describe('records of the request log', () => {
  test('[R7.1-7] only listed fields stand in a record, at any depth', () => {
    const body = {
      gameType: 'SLOT',
      gameId: 'g1',
      hostName: 'x',
      bankingUrl: 'https://x/?token=abc',
      vendorQuery: { sportId: '1' },
    };
    expect(loggedBody('games.launch', JSON.stringify(body))).toBe(
      '{"gameType":"SLOT","gameId":"g1"}',
    );
    expect(
      loggedBody('games.launch', {
        isSuccess: true,
        result: { gameLobbyUrl: 'https://x', expiresIn: 5 },
      }),
    ).toBe('{"isSuccess":true}');
    expect(
      loggedBody('payment.apply', { amount: '100.00', accountNumber: '6222021234567890128' }),
    ).toBe('');
    expect(
      loggedBody('inbox.list', {
        isSuccess: false,
        errors: [{ errorCode: 'GEN0500', description: 'words of the server' }],
      }),
    ).toBe('{"isSuccess":false,"errors":[{"errorCode":"GEN0500"}]}');
    expect([
      loggedBody('games.list', 'not json'),
      loggedBody('games.list', null),
      loggedBody('games.list', 5),
    ]).toEqual(['', '', '']);
  });
  test('[R7.1-7] a secret in an allowed field is scrubbed, and a record stays small', () => {
    expect(loggedBody('games.launch', { gameId: 'Bearer abcdefghijklmnopqrst' })).not.toContain(
      'abcdefghij',
    );
    law(
      fc.property(
        fc.string(),
        fc.jsonValue(),
        (id, value) => loggedBody(`games.${id}`, value).length <= 4_096,
      ),
    );
  });
  test('[C-43] of a code as long as an answer only the head is looked through', () => {
    const found = jest.spyOn(RegExp.prototype, 'exec');
    expect(
      loggedBody('games.launch', { errors: [{ errorCode: 'aa='.repeat(300_000) }] }).length,
    ).toBeLessThan(300);
    expect(found.mock.calls.length).toBeLessThan(1_000);
    found.mockRestore();
  });
  test('[R7.1-7] five failures in a row and nothing is sent for a minute', () => {
    const breaker = logBreaker();
    for (let at = 0; at < 4; at += 1) breaker.note(false, at);
    expect(breaker.isClosed(4)).toBe(true);
    breaker.note(true, 4);
    for (let at = 5; at < 10; at += 1) breaker.note(false, at);
    expect([breaker.isClosed(10), breaker.isClosed(60_008), breaker.isClosed(60_009)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

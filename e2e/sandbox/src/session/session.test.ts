import { exchangeLink } from '@site/contracts/auth-exchange';
import { login, logout, refreshToken } from '@site/contracts/auth';
import { getBalance } from '@site/contracts/balance';
import { getCaptchaChallenge, getCaptchaInfo } from '@site/contracts/captcha';
import { getMember } from '@site/contracts/member';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';

const refreshBody = (token: string) => ({
  grantType: 'refresh_token' as const,
  clientId: 'mobile-web',
  refreshToken: token,
});

describe('session', () => {
  test('[R3.3-1] member01 logs in and gets token, cookie, member and balances', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const answer = await client.login('member01');
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(
      /^dev=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    const member = await client.call(getMember);
    expect(member.body.result).toMatchObject({
      memberInfo: { firstName: '旧姓名' },
      memberNewInfo: { firstName: '王小明', currency: 'CNY' },
    });
    const balance = await client.call(getBalance, { query: {} });
    expect(balance.body.result).toMatchObject({
      totalBalance: 50000,
      balances: [{ walletProductGroupId: 2, balance: 10000 }, {}, {}, {}, {}],
    });
    await app.close();
  });

  test('[R4.1-4] a second login ends the first session, whose next call is told GEN0005', async () => {
    const app = createSandbox();
    const [first, second] = [testClient(app), testClient(app)];
    await first.login('member01');
    await second.login('member01');
    expect((await first.call(getMember)).body.errors?.[0]?.errorCode).toBe('GEN0005');
    expect((await second.call(getMember)).status).toBe(200);
    await app.close();
  });

  test('[R8-1] three failures ask for a puzzle, five lock, and a stranger looks the same all the way', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const tryOnce = async (name: string, solve: boolean) => {
      const body = {
        hostName: 'x',
        grantType: 'password' as const,
        clientId: 'x',
        scope: 'x',
        appId: 'x',
        siteId: 38,
        username: name,
        password: 'wrong1',
      };
      const puzzle = (await client.call(getCaptchaChallenge)).body.result as {
        challengeId: string;
        tiles: string[];
      };
      expect(puzzle.tiles).toHaveLength(9);
      const { answer } = (await client.control('GET', `/captcha/${puzzle.challengeId}`)).body as {
        answer: number[];
      };
      return client.call(login, {
        body: {
          ...body,
          ...(solve
            ? { captcha: { challengeId: puzzle.challengeId, picked: [...answer].reverse() } }
            : {}),
        },
      });
    };
    const code = (answer: { body: { errors?: { errorCode: string }[] } }) =>
      answer.body.errors?.[0]?.errorCode;
    for (const name of ['member01', 'nobody77']) {
      const codes: (string | undefined)[] = [];
      for (const solve of [false, false, false, false, true, false, true, true])
        codes.push(code(await tryOnce(name, solve)));
      expect(codes).toEqual([
        'MEM00059',
        'MEM00059',
        'MEM00059',
        'MEM00070',
        'MEM00059',
        'MEM00070',
        'MEM00061',
        'MEM00061',
      ]);
      expect(
        (await client.call(getCaptchaInfo, { query: { username: name } })).body.result,
      ).toEqual({ isRequired: true });
    }
    await client.control('POST', '/reset');
    for (const username of ['member01', 'nobody77'])
      expect((await client.call(getCaptchaInfo, { query: { username } })).body.result).toEqual({
        isRequired: false,
      });
    await app.close();
  });

  test('a puzzle works once and not after five minutes', async () => {
    const app = createSandbox();
    const client = testClient(app);
    await client.control('POST', '/clock', { pause: true });
    for (let at = 0; at < 3; at += 1) await client.login('member01', 'wrong1');
    const body = {
      hostName: 'x',
      grantType: 'password' as const,
      clientId: 'x',
      scope: 'x',
      appId: 'x',
      siteId: 38,
      username: 'member01',
      password: 'Passw0rd!',
    };
    const solved = async () => {
      const { challengeId } = (await client.call(getCaptchaChallenge)).body.result as {
        challengeId: string;
      };
      return {
        challengeId,
        picked: (
          (await client.control('GET', `/captcha/${challengeId}`)).body as { answer: number[] }
        ).answer,
      };
    };
    const old = await solved();
    await client.control('POST', '/clock', { advanceMs: 301_000 });
    expect(
      (await client.call(login, { body: { ...body, captcha: old } })).body.errors?.[0]?.errorCode,
    ).toBe('MEM00070');
    const used = await solved();
    expect(
      (await client.call(login, { body: { ...body, password: 'wrong1', captcha: used } })).body
        .errors?.[0]?.errorCode,
    ).toBe('MEM00059');
    expect(
      (await client.call(login, { body: { ...body, captcha: used } })).body.errors?.[0]?.errorCode,
    ).toBe('MEM00070');
    expect((await client.call(login, { body: { ...body, captcha: await solved() } })).status).toBe(
      200,
    );
    await app.close();
  });

  test('[R8-1] locked, region, restricted and illegal members get their codes', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const expected = {
      restricted01: 'MEM00145',
      region01: 'GEN0002',
      locked01: 'MEM00061',
      illegal01: 'PII00702',
    };
    for (const [name, code] of Object.entries(expected))
      expect((await client.login(name)).body.errors?.[0]?.errorCode).toBe(code);
    await app.close();
  });

  test('[R4.1-6][R2.4-2] a link signs in once, within 60 s, and only with both of its parts', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const link = async () =>
      (await client.control('POST', '/members/member01/link')).body as {
        ref: string;
        token: string;
      };
    const good = await link();
    expect((await client.call(exchangeLink, { body: good })).status).toBe(200);
    expect((await client.call(exchangeLink, { body: good })).body.errors?.[0]?.errorCode).toBe(
      'IDSVR00006',
    );
    const other = await link();
    expect(
      (await client.call(exchangeLink, { body: { ref: other.ref, token: other.ref } })).status,
    ).toBe(401);
    const late = await link();
    await client.control('POST', '/clock', { advanceMs: 61_000 });
    expect((await client.call(exchangeLink, { body: late })).status).toBe(401);
    for (const [name, code] of [
      ['restricted01', 'MEM00145'],
      ['region01', 'GEN0002'],
      ['locked01', 'MEM00061'],
      ['illegal01', 'PII00702'],
    ] as const) {
      const refused = (await client.control('POST', `/members/${name}/link`)).body as {
        ref: string;
        token: string;
      };
      expect((await client.call(exchangeLink, { body: refused })).body.errors?.[0]?.errorCode).toBe(
        code,
      );
    }
    await app.close();
  });

  test('[R4.1-5] a refresh rotates, works again within the grace and ends every session later', async () => {
    let now = 1_800_000_000_000;
    const app = createSandbox({ now: () => now });
    const client = testClient(app);
    await client.login('member01');
    const old = client.refresh;
    expect((await client.call(refreshToken, { body: refreshBody(old) })).status).toBe(200);
    expect((await client.call(getMember)).status).toBe(200);
    now += 19_000;
    expect((await client.call(refreshToken, { body: refreshBody(old) })).status).toBe(200);
    now += 5_000;
    expect(
      (await client.call(refreshToken, { body: refreshBody(old) })).body.errors?.[0]?.errorCode,
    ).toBe('IDSVR00006');
    await app.close();
  });

  test('a token without its cookie, after 600 s, or after the logout is worth nothing; a call without the common headers is GEN0002', async () => {
    let now = 1_800_000_000_000;
    const app = createSandbox({ now: () => now });
    const client = testClient(app);
    await client.login('member01');
    const cookie = client.cookie;
    client.cookie = '';
    expect((await client.call(getMember)).body.errors?.[0]?.errorCode).toBe('GEN0006');
    client.cookie = cookie;
    now += 601_000;
    expect((await client.call(getMember)).body.errors?.[0]?.errorCode).toBe('GEN0006');
    await client.login('member01');
    expect((await client.call(logout)).status).toBe(200);
    expect((await client.call(getMember)).body.errors?.[0]?.errorCode).toBe('GEN0006');
    expect(
      (await app.inject({ method: 'GET', url: '/api/Member' })).json<{
        errors: { errorCode: string }[];
      }>().errors[0]?.errorCode,
    ).toBe('GEN0002');
    expect((await app.inject({ method: 'DELETE', url: login.path })).statusCode).toBe(405);
    await app.close();
  });
});

import { login, logout, refreshToken } from '@site/contracts/auth';
import { getBalance } from '@site/contracts/balance';
import { getMember } from '@site/contracts/member';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';

const refreshBody = (token: string) => ({ grantType: 'refresh_token' as const, clientId: 'mobile-web', refreshToken: token });

describe('session', () => {
  test('[R3.3-1] member01 logs in and gets token, cookie, member and balances', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const answer = await client.login('member01');
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/^dev=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const member = await client.call(getMember);
    expect(member.body.result).toMatchObject({ memberInfo: { firstName: '旧姓名' }, memberNewInfo: { firstName: '王小明', currency: 'CNY' } });
    const balance = await client.call(getBalance, { query: {} });
    expect(balance.body.result).toMatchObject({ totalBalance: 50000, balances: [{ walletProductGroupId: 2, balance: 10000 }, {}, {}, {}, {}] });
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

  test('five wrong passwords lock, a stranger looks the same, and locked, region, restricted and illegal members get their codes', async () => {
    const app = createSandbox();
    const client = testClient(app);
    for (const name of ['member01', 'nobody77']) {
      const codes: (string | undefined)[] = [];
      for (let at = 0; at < 6; at += 1) codes.push((await client.login(name, 'wrong')).body.errors?.[0]?.errorCode);
      expect(codes).toEqual(['MEM00059', 'MEM00059', 'MEM00059', 'MEM00059', 'MEM00061', 'MEM00061']);
    }
    const expected = { restricted01: 'MEM00145', region01: 'GEN0002', locked01: 'MEM00061', illegal01: 'PII00702' };
    for (const [name, code] of Object.entries(expected)) expect((await client.login(name)).body.errors?.[0]?.errorCode).toBe(code);
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
    expect((await client.call(refreshToken, { body: refreshBody(old) })).body.errors?.[0]?.errorCode).toBe('IDSVR00006');
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
    expect((await app.inject({ method: 'GET', url: '/api/Member' })).json<{ errors: { errorCode: string }[] }>().errors[0]?.errorCode).toBe('GEN0002');
    expect((await app.inject({ method: 'DELETE', url: login.path })).statusCode).toBe(405);
    await app.close();
  });
});

import { ALL_ROWS } from '@site/contracts/rows';
import { APP_TOKEN, GATEWAY_KEY, HEADER } from '@site/contracts/headers';
import { createSandbox } from '../create-sandbox';

const COMMON = { [HEADER.appToken]: APP_TOKEN, [HEADER.gatewayKey]: GATEWAY_KEY.default, [HEADER.culture]: 'ZH-CN' };

describe('server', () => {
  test('[R7.2-1] every row of the contract is mounted', async () => {
    const app = createSandbox();
    await app.ready();
    expect(ALL_ROWS.filter((row) => !app.hasRoute({ method: row.method, url: row.path })).map((row) => row.id)).toEqual([]);
    await app.close();
  });

  test('[R7.1-1] a wrong app token, gateway key or culture is GEN0002; another site, another type, bad JSON and opening as a page are refused (C-09, C-17)', async () => {
    const app = createSandbox();
    const login = (headers: Record<string, string>, payload = '{}') => app.inject({ method: 'POST', url: '/api/Auth/Login', headers: { ...COMMON, 'content-type': 'application/json', ...headers }, payload });
    const wrong: Record<string, string>[] = [{ [HEADER.appToken]: 'x' }, { [HEADER.gatewayKey]: GATEWAY_KEY.v8 }, { [HEADER.culture]: 'EN-GB' }];
    for (const headers of wrong) expect((await login(headers)).statusCode).toBe(401);
    expect((await login({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await login({ 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await login({}, '{')).statusCode).toBe(400);
    expect((await login({})).statusCode).toBe(422);
    const opened = await app.inject({ method: 'GET', url: '/cms/banners?position=home', headers: { ...COMMON, [HEADER.gatewayKey]: GATEWAY_KEY.content, 'sec-fetch-dest': 'document' } });
    expect([opened.statusCode, opened.headers['x-content-type-options']]).toEqual([404, 'nosniff']);
    await app.close();
  });

  test('[R7.1-7] the logging gateway refuses a record that carries a secret', async () => {
    const app = createSandbox();
    const record = { apiUrl: '/api/Member', method: 'GET', duration: 1795228250971, statusCode: 200, page: '/', osType: 'x', appVersion: '1' };
    const send = (body: object) => app.inject({ method: 'POST', url: '/log/request', payload: { ...record, ...body } });
    expect((await send({})).statusCode).toBe(204);
    expect((await send({ requestBody: '{"password":"abc"}' })).statusCode).toBe(422);
    expect((await send({ responseBody: 'card 4111111111111111' })).statusCode).toBe(422);
    await app.close();
  });
});

import { connect, type AddressInfo } from 'node:net';
import { ALL_ROWS } from '@site/contracts/rows';
import { APP_TOKEN, GATEWAY_KEY, HEADER } from '@site/contracts/headers';
import { createTransfer } from '@site/contracts/transfer';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';

const COMMON = {
  [HEADER.appToken]: APP_TOKEN,
  [HEADER.gatewayKey]: GATEWAY_KEY.default,
  [HEADER.culture]: 'ZH-CN',
};

describe('server', () => {
  test('[R7.2-1] every row of the contract is mounted', async () => {
    const app = createSandbox();
    await app.ready();
    expect(
      ALL_ROWS.filter((row) => !app.hasRoute({ method: row.method, url: row.path })).map(
        (row) => row.id,
      ),
    ).toEqual([]);
    await app.close();
  });

  test('[R7.1-1] a wrong app token, gateway key or culture is GEN0002; another site, another type, bad JSON and opening as a page are refused (C-09, C-17)', async () => {
    const app = createSandbox();
    const login = (headers: Record<string, string>, payload = '{}') =>
      app.inject({
        method: 'POST',
        url: '/api/Auth/Login',
        headers: { ...COMMON, 'content-type': 'application/json', ...headers },
        payload,
      });
    const wrong: Record<string, string>[] = [
      { [HEADER.appToken]: 'x' },
      { [HEADER.gatewayKey]: GATEWAY_KEY.v8 },
      { [HEADER.culture]: 'EN-GB' },
    ];
    for (const headers of wrong) expect((await login(headers)).statusCode).toBe(401);
    expect((await login({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await login({ 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await login({}, '{')).statusCode).toBe(400);
    expect((await login({})).statusCode).toBe(422);
    const opened = await app.inject({
      method: 'GET',
      url: '/cms/banners?position=home',
      headers: {
        ...COMMON,
        [HEADER.gatewayKey]: GATEWAY_KEY.content,
        'sec-fetch-dest': 'document',
      },
    });
    expect([opened.statusCode, opened.headers['x-content-type-options']]).toEqual([404, 'nosniff']);
    await app.close();
  });

  test('an address of slashes is unknown and no fault', async () => {
    const app = createSandbox();
    for (const url of ['//', '//x?siteId=44'])
      expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
    await app.close();
  });

  test('[D4] a request that is cut within its body leaves its key free', async () => {
    const app = createSandbox();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const client = testClient(app);
    await client.login('member01');
    const head = {
      ...COMMON,
      authorization: `Bearer ${client.token}`,
      cookie: client.cookie,
      [HEADER.idempotencyKey]: 'cut-in-body',
      'content-type': 'application/json',
      'content-length': '44',
      host: 'localhost',
    };
    const socket = connect(port, '127.0.0.1');
    const ended = new Promise<void>((done) => {
      app.server.once('connection', (own) => {
        own.once('close', () => {
          done();
        });
      });
    });
    socket.write(
      `POST ${createTransfer.path} HTTP/1.1\r\n${Object.entries(head)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\r\n')}\r\n\r\n{"from":2,`,
    );
    await new Promise((done) => {
      setTimeout(done, 100);
    });
    socket.destroy();
    await ended;
    expect(
      (
        await client.call(createTransfer, {
          body: { from: 2, to: 4, amount: '10.00' },
          key: 'cut-in-body',
        })
      ).status,
    ).toBe(200);
    await app.close();
  });

  test('[R7.1-7] the logging gateway takes one record by itself, as earlier hosts send it, and refuses one that carries a secret', async () => {
    const app = createSandbox();
    const record = {
      apiUrl: '/api/Member',
      method: 'GET',
      duration: 1795228250971,
      statusCode: 200,
      page: '/',
      osType: 'x',
      appVersion: '1',
    };
    const send = (body: object) =>
      app.inject({ method: 'POST', url: '/log/request', payload: { ...record, ...body } });
    expect((await send({})).statusCode).toBe(204);
    expect((await send({ requestBody: '{"password":"abc"}' })).statusCode).toBe(422);
    expect((await send({ responseBody: 'card 4111111111111111' })).statusCode).toBe(422);
    await app.close();
  });
});

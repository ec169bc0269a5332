import { GATEWAY_KEY, HEADER } from '@site/contracts/headers';
import { sendPhoneCode } from '@site/contracts/member-verification';
import {
  addShippingAddress,
  getShippingAddresses,
  setSafehouse,
} from '@site/contracts/member-profile';
import { ALL_ROWS } from '@site/contracts/rows';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { addressOf, headersOf, send, codeOf } from './rows.fixture';

const GUARDED = ALL_ROWS.filter(({ service }) => service === 'gateway' || service === 'content');
const WRITES = ALL_ROWS.filter(({ method }) => method !== 'GET');

describe('checks on every row', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = createSandbox();
    await app.ready();
  });
  afterAll(() => app.close());

  test.each(GUARDED.map((row) => [row.id, row] as const))(
    '[R7.1-1] %s wants app token, its own gateway key and the culture',
    async (_id, row) => {
      const wrong: Record<string, string>[] = [
        { [HEADER.appToken]: 'x' },
        { [HEADER.gatewayKey]: 'x' },
        { [HEADER.culture]: 'EN-GB' },
      ];
      for (const headers of wrong) {
        const response = await send(app, row, { headers });
        expect([response.statusCode, codeOf(response)]).toEqual([401, 'GEN0002']);
      }
      const others = Object.entries(GATEWAY_KEY).filter(([name]) => name !== row.gatewayKey);
      for (const [, key] of others)
        expect((await send(app, row, { headers: { [HEADER.gatewayKey]: key } })).statusCode).toBe(
          401,
        );
    },
  );

  test.each(
    ALL_ROWS.filter(({ auth, service }) => auth !== 'none' && service === 'gateway').map(
      (row) => [row.id, row] as const,
    ),
  )(
    '[R6-2] %s is nothing for a visitor, and an unknown token is worth nothing',
    async (_id, row) => {
      const strangers: Record<string, string>[] = [
        {},
        { authorization: 'Bearer 0123456789abcdef0123' },
      ];
      for (const headers of strangers) {
        const response = await send(app, row, { headers });
        expect([response.statusCode, codeOf(response)]).toEqual([401, 'GEN0006']);
      }
    },
  );

  test.each(
    ALL_ROWS.filter(({ auth, service }) => auth !== 'none' && service !== 'gateway').map(
      (row) => [row.id, row] as const,
    ),
  )('[R6-2][R6-6] %s is nothing without the token of its own service', async (_id, row) => {
    for (const authorization of ['', 'Bearer 0123456789abcdef0123'])
      expect((await send(app, row, { headers: { authorization } })).statusCode).toBe(401);
  });

  test.each(
    WRITES.filter(({ service }) => service === 'gateway').map((row) => [row.id, row] as const),
  )(
    '%s refuses another site, polluted, broken, wrong and too large bodies in the envelope',
    async (_id, row) => {
      expect(
        (await send(app, row, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode,
      ).toBe(403);
      for (const payload of [
        '{"__proto__":{"a":1}}',
        '{"a":[{"constructor":1}]}',
        '{"a":{"prototype":{}}}',
        '{"\\u005f_proto__":1}',
      ]) {
        const response = await send(app, row, { payload });
        expect([response.statusCode, codeOf(response)]).toEqual([400, 'VAL00004']);
      }
      expect(codeOf(await send(app, row, { payload: '{"a":' }))).toBe('VAL00002');
      expect((await send(app, row, { headers: { 'content-type': 'text/plain' } })).statusCode).toBe(
        415,
      );
      const large = await send(app, row, {
        payload: JSON.stringify({ a: 'x'.repeat(row.maxBodyBytes ?? 65_536) }),
      });
      expect([large.statusCode, codeOf(large)]).toEqual([413, 'VAL00413']);
    },
  );

  test('a money call of a member without a key, or with a bad one, is refused on every money row', async () => {
    const client = testClient(app);
    await client.login('member01');
    for (const row of ALL_ROWS.filter(({ money, service }) => money && service === 'gateway')) {
      for (const key of ['', 'short', 'x'.repeat(65), 'with space1']) {
        const response = await send(app, row, {
          headers: {
            authorization: `Bearer ${client.token}`,
            cookie: client.cookie,
            [HEADER.idempotencyKey]: key,
          },
        });
        expect([row.id, key, response.statusCode, codeOf(response)]).toEqual([
          row.id,
          key,
          400,
          'VAL00400',
        ]);
      }
    }
  });

  test('any other write may bring a key: a success is answered again, another body is refused, a refusal may be tried again', async () => {
    const client = testClient(app);
    await client.login('member01');
    const add = (street: string, key: string) =>
      client.call(addShippingAddress, {
        body: {
          recipientName: '王小明',
          phoneNumber: '13911112222',
          province: '浙江省',
          district: '杭州市',
          town: '西湖区',
          street,
        },
        key,
      });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => add('文三路1号', 'address-key-1')),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await client.call(getShippingAddresses)).body.result).toHaveLength(1);
    expect((await add('文三路2号', 'address-key-1')).status).toBe(422);
    const lock = (verificationCode: string) =>
      client.call(setSafehouse, { body: { lock: false, verificationCode }, key: 'safehouse-key' });
    await client.call(setSafehouse, { body: { lock: true } });
    expect((await lock('000000')).status).toBe(422);
    await client.call(sendPhoneCode, { body: { serviceAction: 'Safehouse' } });
    expect(
      (
        await client.call(setSafehouse, {
          body: { lock: false, verificationCode: '123456' },
          key: 'safehouse-key',
        })
      ).status,
    ).toBe(200);
  });

  test('[R7.1-2] the common query of a call is recorded; an API address opened as a page, an unknown one and a wrong method are refused in the envelope', async () => {
    for (const row of GUARDED) {
      expect([
        row.id,
        (await send(app, row, { headers: { 'sec-fetch-dest': 'document' } })).statusCode,
      ]).toEqual([row.id, 404]);
      await app.inject({
        method: row.method,
        url: `${addressOf(row)}?api-version=2.0&brand=SITE&siteId=44&platform=Mobile`,
        headers: headersOf(row),
      });
    }
    const log = (
      await app.inject({ method: 'GET', url: '/__sandbox/requests?path=api-version' })
    ).json<{ requests: { common: object }[] }>();
    expect(log.requests).toHaveLength(GUARDED.length);
    expect(
      log.requests.every(
        ({ common }) =>
          JSON.stringify(common) ===
          JSON.stringify({ apiVersion: '2.0', brand: 'SITE', siteId: '44', platform: 'Mobile' }),
      ),
    ).toBe(true);
    const unknown = await app.inject({ method: 'GET', url: '/api/Nothing/Here' });
    expect([unknown.statusCode, codeOf(unknown)]).toEqual([404, 'GEN0404']);
    for (const path of new Set(ALL_ROWS.map(addressOf))) {
      const methods = new Set(
        ALL_ROWS.filter((row) =>
          new RegExp(`^${row.path.replace(/:[A-Za-z]+/g, '[^/]+')}$`).test(path),
        ).map(({ method }) => method as string),
      );
      const [wrong] = ['DELETE', 'PUT', 'PATCH', 'POST'].filter((method) => !methods.has(method));
      if (wrong === undefined) continue;
      const response = await app.inject({ method: wrong as 'PUT', url: path });
      expect([path, response.statusCode, codeOf(response)]).toEqual([path, 405, 'GEN0405']);
    }
  });
});

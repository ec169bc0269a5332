import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { EARLY_HEADER } from '@site/contracts/early-read';
import type { AnyEndpoint } from '@site/contracts/endpoint';
import { HEADER } from '@site/contracts/headers';
import { ALL_ROWS } from '@site/contracts/rows';
import { createTransfer, getTransferHistories } from '@site/contracts/transfer';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { TABLE, addressOf, headersOf, send, codeOf } from './rows.fixture';

describe('faults reach the caller of every row', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = createSandbox();
    await app.ready();
  });
  afterAll(() => app.close());
  const arm = async (row: AnyEndpoint, fault: object): Promise<void> => {
    await app.inject({ method: 'DELETE', url: '/__sandbox/faults' });
    await app.inject({
      method: 'POST',
      url: '/__sandbox/faults',
      payload: { match: { method: row.method, path: addressOf(row) }, fault, times: 1 },
    });
  };

  test.each(TABLE)(
    '%s: a read made for a document leaves the rule to the page',
    async (_id, row) => {
      await arm(row, { status: 418 });
      const early = await send(app, row, {
        headers: { [EARLY_HEADER.name]: EARLY_HEADER.value },
      });
      expect(early.statusCode).toBe(503);
      expect((await send(app, row)).statusCode).toBe(418);
    },
  );

  test.each(TABLE)('%s: status, code, redirect, type', async (_id, row) => {
    await arm(row, { status: 503 });
    const down = await send(app, row);
    expect([down.statusCode, down.json()]).toEqual([
      503,
      {
        isSuccess: false,
        errors: [{ errorCode: 'GEN0001', description: expect.any(String) as string }],
        retryingIn: 60,
      },
    ]);
    await arm(row, { errorCode: 'MEM00145', description: '受限' });
    const refused = await send(app, row);
    expect([refused.statusCode, codeOf(refused)]).toEqual([400, 'MEM00145']);
    await arm(row, { redirect: 'https://other.example/' });
    expect((await send(app, row)).json()).toEqual({
      redirect: { Code: 'GEN0003', Message: 'https://other.example/' },
    });
    await arm(row, { contentType: 'text/html', body: '<html>' });
    const page = await send(app, row);
    expect([page.headers['content-type'], page.payload]).toEqual(['text/html', '<html>']);
  });
});

describe('cut connections', () => {
  let app: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    app = createSandbox();
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());
  const overHttp = (row: AnyEndpoint): Promise<string> =>
    new Promise((resolve) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port,
          method: row.method,
          path: addressOf(row),
          agent: false,
          headers: {
            ...headersOf(row),
            ...(row.method === 'GET'
              ? {}
              : { 'content-type': 'application/json', 'content-length': '2' }),
          },
        },
        (response) => {
          response.resume();
          response.on('end', () => {
            resolve(String(response.statusCode));
          });
          response.on('error', () => {
            resolve('cut');
          });
        },
      );
      request.on('error', () => {
        resolve('cut');
      });
      request.end(row.method === 'GET' ? undefined : '{}');
    });

  test.each(['before', 'afterCommit'] as const)(
    '[D4] a drop "%s" cuts every row, and only once',
    async (drop) => {
      for (const row of ALL_ROWS) {
        await app.inject({
          method: 'POST',
          url: '/__sandbox/faults',
          payload: {
            match: { method: row.method, path: addressOf(row) },
            fault: { drop },
            times: 1,
          },
        });
        expect([row.id, await overHttp(row)]).toEqual([row.id, 'cut']);
        expect([row.id, await overHttp(row)]).not.toEqual([row.id, 'cut']);
      }
    },
    30_000,
  );

  test('[D4] a transfer that was cut after its commit has happened; one cut before has not', async () => {
    const client = testClient(app);
    await client.login('member01');
    const wanted = (drop: string, amount: string) =>
      new Promise<string>((resolve) => {
        void app
          .inject({
            method: 'POST',
            url: '/__sandbox/faults',
            payload: { match: { path: createTransfer.path }, fault: { drop }, times: 1 },
          })
          .then(() => {
            const request = http.request(
              {
                host: '127.0.0.1',
                port,
                method: 'POST',
                path: createTransfer.path,
                agent: false,
                headers: {
                  ...headersOf(createTransfer as unknown as AnyEndpoint),
                  [HEADER.idempotencyKey]: `cut-${drop}`,
                  authorization: `Bearer ${client.token}`,
                  cookie: client.cookie,
                  'content-type': 'application/json',
                },
              },
              () => {
                resolve('answered');
              },
            );
            request.on('error', () => {
              resolve('cut');
            });
            request.end(JSON.stringify({ from: 2, to: 4, amount }));
          });
      });
    expect([await wanted('before', '11.00'), await wanted('afterCommit', '22.00')]).toEqual([
      'cut',
      'cut',
    ]);
    expect((await client.call(getTransferHistories, { query: {} })).body.result).toMatchObject({
      transfers: [{ amount: 22 }],
      page: { totalRecord: 1 },
    });
  });
});

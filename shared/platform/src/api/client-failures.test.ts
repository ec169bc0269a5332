import { SERVICES } from '@site/domain/errors/services.fixture';
import { failed } from '@site/domain/errors/app-error';
import type { QuietReason } from '@site/contracts/endpoint';
import { getGameToken } from '@site/contracts/vendor';
import { row, body, refused, open } from './client.fixture';

const QUIET_REASONS: readonly QuietReason[] = [
  'poll',
  'telemetry',
  'background',
  'verdict',
  'outcome',
  'ownWords',
];

describe('who hears of a failure', () => {
  test('[R8-1] nobody claimed it: the row, the error and who was signed in are reported', async () => {
    const { client, failures } = open([refused('VAL11056', 400, '卡号无效')], { token: null });
    await client.call(row);
    expect(failures).toEqual([
      {
        row,
        error: { kind: 'api', code: 'VAL11056', description: '卡号无效', status: 400 },
        signedIn: false,
      },
    ]);
  });

  test('[R8-1] every failing call is reported, and no caller can ask for silence', async () => {
    const failing = [
      refused('ANY00001', 400, '额度不足'),
      body('<html></html>', 502),
      { kind: 'failure', error: { kind: 'network' } },
      { kind: 'failure', error: { kind: 'timeout' } },
    ] as const;
    for (const reply of failing) {
      const { client, failures } = open([reply]);
      await client.call(row, { silent: true } as object);
      expect(failures).toHaveLength(1);
    }
  });

  test.each(QUIET_REASONS)(
    '[R8-1] a row that is quiet for the reason "%s" is not reported; what ends the session is',
    async (quiet) => {
      const { client, failures } = open([refused('ANY00001'), refused('GEN0005', 401)]);
      await client.call({ ...row, quiet });
      expect(failures).toEqual([]);
      await client.call({ ...row, quiet });
      expect(failures).toMatchObject([{ error: { code: 'GEN0005' } }]);
    },
  );

  test('[R8-1] money is told by its action; a later turn of a read that repeats itself, and one ahead of its page, by nobody', async () => {
    const { client, failures } = open([refused('ANY00001')]);
    await client.call({ ...row, money: true });
    await client.call(row, { unasked: 'turn' });
    await client.call(row, { unasked: 'ahead' });
    expect(failures).toEqual([]);
  });

  test('[R8-2] a code that the caller handles is not reported, by its name or by its status', async () => {
    const { client, failures } = open([refused('MEM00059', 404)]);
    await client.call(row, { handles: ['MEM00059'] });
    await client.call(row, { handles: ['http404'] });
    expect(failures).toEqual([]);
    await client.call(row, { handles: ['OTHER', 'http400'] });
    expect(failures).toHaveLength(1);
  });

  test('[R4.1-4] a code that ends the session is reported whatever the caller claims', async () => {
    const { client, failures } = open([refused('GEN0005', 401)]);
    await client.call({ ...row, quiet: 'background' }, { handles: ['GEN0005'] });
    expect(failures).toHaveLength(1);
  });

  test('[R2.4-2] while nobody is signed in, a session code that the caller names is its own; one it does not name is not', async () => {
    const { client, failures } = open([refused('IDSVR00006', 401)], { token: null });
    await client.call({ ...row, quiet: 'ownWords' }, { handles: ['IDSVR00006'] });
    expect(failures).toEqual([]);
    await client.call({ ...row, quiet: 'ownWords' });
    expect(failures).toHaveLength(1);
  });
});

describe('who may say what', () => {
  const OTHERS = SERVICES.filter((service) => service !== 'gateway');
  const CODES = [
    'GEN0005',
    'GEN0006',
    'GEN0001',
    'GEN0002',
    'MEM00145',
    'PII00702',
    'VAL99902',
    'VAL99903',
    'IDSVR00006',
  ] as const;

  test.each(OTHERS)(
    "[R8-1] a session code of %s is a failure of its caller: claimed, it is nobody else's",
    async (service) => {
      for (const code of CODES) {
        const { client, failures } = open([refused(code, 403)]);
        await client.call({ ...row, service, quiet: 'poll' });
        await client.call({ ...row, service }, { handles: [code] });
        expect(failures).toEqual([]);
      }
    },
  );

  test.each(OTHERS)('[R8-4] a 503 of %s whose row is quiet ends no session', async (service) => {
    const { client, failures } = open([{ kind: 'failure', error: { kind: 'http', status: 503 } }]);
    await client.call({ ...row, service, quiet: 'poll' });
    expect(failures).toEqual([]);
  });

  test.each([
    ['without a body', { kind: 'failure', error: { kind: 'http', status: 503 } }],
    ["with the gateway's word for it", refused('GEN0001', 503)],
  ] as const)(
    "[R8-4] [R4.6-1] a 503 %s of one vendor's token is of that vendor: neither the session nor the site ends; any other call's does",
    async (_how, reply) => {
      const { client, failures } = open([reply]);
      await client.call(getGameToken, { query: { code: 'IPSB' } });
      expect(failures).toEqual([]);
      await client.call({ ...row, quiet: 'background' });
      expect(failures).toHaveLength(1);
    },
  );

  test("[R4.1-4] what ends the session is heard on a vendor's token too", async () => {
    const { client, failures } = open([refused('GEN0005', 401)]);
    await client.call(getGameToken, { query: { code: 'IPSB' } });
    expect(failures).toHaveLength(1);
  });

  test('[R7.1-5] GEN0003 sends nobody anywhere when the answer says that the server failed', async () => {
    for (const status of [500, 502, 503]) {
      const { client, redirects } = open([
        body({ redirect: { code: 'GEN0003', message: 'https://other.example/' } }, status),
      ]);
      expect(await client.call(row)).toEqual(failed({ kind: 'http', status }));
      expect(redirects).toEqual([]);
    }
    const found = open([body({ redirect: { code: 'GEN0003', message: '/x' } }, 403)]);
    await found.client.call(row);
    expect(found.redirects).toEqual(['/x']);
  });

  test('[R8-1] a refusal whose words are null keeps its code', async () => {
    const { client } = open([
      body({ isSuccess: false, errors: [{ errorCode: 'MEM00059', description: null }] }, 400),
    ]);
    expect(await client.call(row)).toEqual(
      failed({ kind: 'api', code: 'MEM00059', description: '', status: 400 }),
    );
  });
});

import {
  postError,
  postLog,
  postRecording,
  postReleases,
  postVital,
  type LogRecord,
  type ReleaseRecord,
} from '@site/contracts/log';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { secretIn } from './secrets';

const CLEAN: LogRecord = {
  apiUrl: '/api/Balance/v2.0',
  method: 'GET',
  duration: 31,
  statusCode: 200,
  requestBody: '',
  responseBody: '{"isSuccess":true}',
  page: '/',
  osType: 'iOS',
  appVersion: '1.0.0',
};

const DIRTY: readonly [string, string, string][] = [
  ['password', 'requestBody', '{"username":"member01","password":"Passw0rd!"}'],
  ['password', 'requestBody', '{\\"newPassword\\":\\"x1\\"}'],
  ['token', 'responseBody', '{"accessToken":"abcdef"}'],
  ['token', 'requestBody', 'Authorization: Bearer abcdefghijklmnopqrstuvwxyz'],
  ['card', 'requestBody', '{"no":"6222021234567890128"}'],
  ['card', 'requestBody', '{"no":"4111 1111 1111 1111"}'],
  ['password', 'requestBody', '{"loginPassword":"Passw0rd!"}'],
  ['password', 'requestBody', '{"pwd":"Passw0rd!"}'],
  ['password', 'requestBody', '{"password":"*Passw0rd!"}'],
  ['password', 'requestBody', '{"verificationCode":"123456"}'],
  ['password', 'requestBody', '{"password": " Passw0rd!"}'],
  ['token', 'responseBody', '{"token":"abcdef"}'],
  ['token', 'responseBody', '{"Data":{"Token":"abcdef"}}'],
  ['token', 'page', '/cn/mobile/?ref=a1&token=abcdef'],
  ['document', 'requestBody', '{"contentBase64":"iVBOR"}'],
  ['document', 'requestBody', '{"file":"JVBERi0xLjcg"}'],
  ['document', 'requestBody', '{"n":"11010519491231002X"}'],
  ['document', 'requestBody', '{"file":"data:image/png;base64,iVBOR"}'],
];

describe('logging gateway', () => {
  test('[R7.1-7] a clean record is 204 and kept; records with a password, token, card or document are refused and listed without it', async () => {
    const app = createSandbox();
    const client = testClient(app);
    expect((await client.call(postLog, { body: { records: [CLEAN] } })).status).toBe(204);
    for (const [reason, field, text] of DIRTY) {
      const answer = await client.call(postLog, {
        body: { records: [CLEAN, { ...CLEAN, apiUrl: '/api/x?secret=1', [field]: text }] },
      });
      expect([text, answer.status]).toEqual([text, 422]);
      const { refused } = (await client.control('GET', '/log')).body as {
        refused: { reason: string; apiUrl: string }[];
      };
      expect(refused.at(-1)).toMatchObject({ reason, apiUrl: '/api/x' });
    }
    for (const body of [
      // One by itself, with a list beside it that is none.
      { ...CLEAN, apiUrl: '/a?token=abcdefgh1234', records: [{}] },
      { records: [CLEAN], password: 'hunter22' },
    ]) {
      const answer = await client.control('GET', '/log');
      const before = (answer.body as { records: unknown[] }).records.length;
      const { statusCode } = await app.inject({
        method: 'POST',
        url: postLog.path,
        payload: body,
      });
      expect(statusCode).toBe(422);
      const after = (await client.control('GET', '/log')).body as { records: unknown[] };
      expect(after.records).toHaveLength(before);
    }
    const { records } = (await client.control('GET', '/log')).body as { records: unknown[] };
    expect(records).toHaveLength(1 + DIRTY.length);
    const listed = JSON.stringify((await client.control('GET', '/log')).body);
    for (const secret of ['Passw0rd', '6222', '11010519491231002X', 'iVBOR'])
      expect(listed).not.toContain(secret);
    await client.control('DELETE', '/log');
    expect((await client.control('GET', '/log')).body).toEqual({
      records: [],
      vitals: [],
      errors: [],
      recordings: [],
      releases: [],
      refused: [],
    });
    await app.close();
  });

  test('[R7.1-7] measurements, errors and recordings are kept apart, and searched for secrets alike', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const seen = { page: '/', appVersion: '0.1.0', osType: 'iOS' };
    const error = {
      kind: 'render',
      message: 'boom',
      stack: '',
      part: 'host',
      supportCode: 'G1',
      ...seen,
    } as const;
    expect(
      (
        await client.call(postVital, {
          body: { name: 'LCP', value: 900, rating: 'good', navigation: 'navigate', ...seen },
        })
      ).status,
    ).toBe(204);
    expect((await client.call(postError, { body: error })).status).toBe(204);
    expect(
      (await client.call(postError, { body: { ...error, message: 'token=abcdefgh' } })).status,
    ).toBe(422);
    expect(
      (
        await client.call(postRecording, {
          body: { reason: 'sampled', steps: [{ at: 0, kind: 'page', what: '/' }], ...seen },
        })
      ).status,
    ).toBe(204);
    const listed = (await client.control('GET', '/log')).body as Record<string, readonly unknown[]>;
    expect(
      Object.fromEntries(Object.entries(listed).map(([name, list]) => [name, list.length])),
    ).toEqual({ records: 0, vitals: 1, errors: 1, recordings: 1, releases: 0, refused: 1 });
    await app.close();
  });

  test('[R7.1-7] a batch of load records is one beacon, kept as it came; without records, with too many or with a secret it is refused', async () => {
    const app = createSandbox();
    const client = testClient(app);
    const record: ReleaseRecord = {
      generation: 412,
      remote: 'sports',
      version: '1.8.1_9f3c2ab',
      phase: 'done',
      fault: null,
      httpStatus: 200,
      ms: 180,
      attempt: 0,
      recovered: false,
      page: '/sbtwo/sports-im',
      appVersion: '5.1.3',
      osType: 'Android',
    };
    const failed: ReleaseRecord = {
      ...record,
      version: null,
      phase: 'chunk',
      fault: 'network',
      httpStatus: 0,
      attempt: 2,
      recovered: true,
    };
    expect((await client.call(postReleases, { body: { records: [record, failed] } })).status).toBe(
      204,
    );
    expect((await client.call(postReleases, { body: { records: [record] } })).status).toBe(204);
    const { releases } = (await client.control('GET', '/log')).body as {
      releases: { records: ReleaseRecord[] }[];
    };
    expect(releases).toEqual([{ records: [record, failed] }, { records: [record] }]);
    const codeOf = async (records: ReleaseRecord[]): Promise<string | undefined> =>
      (await client.call(postReleases, { body: { records } })).body.errors?.[0]?.errorCode;
    expect(await codeOf([])).toBe('VAL00001');
    expect(await codeOf(Array.from({ length: 21 }, () => record))).toBe('VAL00001');
    expect(await codeOf([{ ...record, page: '/?token=abcdef' }])).toBe('LOG00422');
    const after = (await client.control('GET', '/log')).body as {
      releases: unknown[];
      refused: unknown[];
    };
    expect(after.releases).toHaveLength(2);
    expect(after.refused).toEqual([
      expect.objectContaining({ reason: 'token', apiUrl: '/log/releases' }),
    ]);
    await app.close();
  });

  test('masked values, notes of confidentiality, times and ids are clean', () => {
    for (const text of [
      '{"password":"***"}',
      '{"password":"(confidential)"}',
      '{"accessToken":null}',
      '1767225600000',
      '{"card":"***123"}',
      '"passwordChanged":true',
      '"hasPassword":true',
      '{"token":"***abc","a":1}',
      'token=***',
      '{"noTokenIM":true}',
      '{"pass":null}',
      '{"compass":"(confidential)"}',
    ])
      expect([text, secretIn(text)]).toEqual([text, null]);
  });
});

import fc from 'fast-check';
import { defineEndpoint } from './endpoint';
import { nothing } from './wire';
import { buildRequest } from './request';

const ROW = {
  id: 'sample.get',
  service: 'gateway',
  method: 'GET',
  path: '/api/Sample/:id',
  result: nothing,
} as const;
const row = defineEndpoint(ROW);
const bare = { params: { id: '7' }, token: null };
const queryOf = (url: string): Record<string, string> =>
  Object.fromEntries(new URL(url, 'http://localhost').searchParams);

describe('headers', () => {
  test('[R7.1-1] content type, culture, app token and the default gateway key travel with every call', () => {
    expect(buildRequest(row, bare).headers).toEqual({
      'content-type': 'application/json; charset=utf-8',
      culture: 'ZH-CN',
      'x-app-token': 'site-mobile-web',
      'x-gateway-key': 'gk-default-2',
    });
  });

  test.each([
    ['v8', 'gk-v8'],
    ['selfExclusion', 'gk-self-exclusion'],
    ['content', 'gk-content'],
  ] as const)('[R7.1-1] the gateway key has the variant %s', (gatewayKey, value) => {
    expect(buildRequest({ ...row, gatewayKey }, bare).headers['x-gateway-key']).toBe(value);
  });

  test('[R7.1-1] a call of api-version 8.0 travels with the key of that version, no other does', () => {
    const keyOf = (apiVersion: string): string | undefined =>
      buildRequest(defineEndpoint({ ...ROW, apiVersion }), bare).headers['x-gateway-key'];
    expect(['8.0', '3.0', '2.0'].map(keyOf)).toEqual(['gk-v8', 'gk-default-2', 'gk-default-2']);
  });

  test('[R6-1] a visitor sends no Authorization', () => {
    expect(Object.keys(buildRequest(row, bare).headers)).not.toContain('authorization');
  });

  test('[R6-2] a member sends the token', () => {
    expect(buildRequest(row, { ...bare, token: 'access-token-1' }).headers['authorization']).toBe(
      'Bearer access-token-1',
    );
  });

  test('a money call carries the key of its attempt', () => {
    expect(
      buildRequest(row, { ...bare, idempotencyKey: 'key-12345' }).headers['idempotency-key'],
    ).toBe('key-12345');
  });
});

describe('address and body', () => {
  test('[R7.1-2] version, brand, site and platform are added to every call', () => {
    expect(queryOf(buildRequest(row, bare).url)).toEqual({
      'api-version': '2.0',
      brand: 'SITE',
      siteId: '44',
      platform: 'Mobile',
    });
  });

  test('[R7.1-2] a row with a version of its own keeps it, such as ExternalPromotion with 3.0', () => {
    expect(queryOf(buildRequest({ ...row, apiVersion: '3.0' }, bare).url)['api-version']).toBe(
      '3.0',
    );
  });

  test('[R7.1-2] a call that brings its own version gets nothing added', () => {
    expect(queryOf(buildRequest(row, { ...bare, query: { 'api-version': '1.0' } }).url)).toEqual({
      'api-version': '1.0',
    });
  });

  test('[R7.1-2] what the call says of the site wins, and what it leaves open is left out', () => {
    const { url } = buildRequest(row, {
      ...bare,
      query: { siteId: 38, type: undefined, from: null, page: 2 },
    });
    expect(queryOf(url)).toEqual({
      'api-version': '2.0',
      brand: 'SITE',
      siteId: '38',
      platform: 'Mobile',
      page: '2',
    });
  });

  test('parameters are encoded, and a missing one sends nothing anywhere', () => {
    expect(buildRequest(row, { params: { id: 'a/b?c' }, token: null }).url).toMatch(
      /^\/api\/Sample\/a%2Fb%3Fc\?/,
    );
    expect(() => buildRequest(row, { token: null })).toThrow(RangeError);
  });

  test('the body is the exact text of the JSON, and null without one', () => {
    expect(buildRequest(row, bare).data).toBeNull();
    expect(buildRequest(row, { ...bare, body: { stake: '100.00' } }).data).toBe(
      '{"stake":"100.00"}',
    );
  });
});

test('[R7.1-2] any query is written as a form is, whatever stands in it', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })),
      (query) => {
        const { url } = buildRequest(row, { ...bare, query: { ...query, 'api-version': '2.0' } });
        const form = new URLSearchParams({ ...query, 'api-version': '2.0' }).toString();
        expect(url.slice(url.indexOf('?') + 1)).toBe(form);
      },
    ),
  );
});

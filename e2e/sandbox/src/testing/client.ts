/**
 * A member's browser in miniature for the sandbox's own tests: common headers, tokens and cookies
 * over `inject`.
 */
import { APP_TOKEN, GATEWAY_KEY, HEADER } from '@site/contracts/headers';
import { pathOf, type AnyEndpoint, type Endpoint } from '@site/contracts/endpoint';
import { ODDS_VENDORS, VENDORS } from '@site/domain/vendors/odds-vendor';
import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '../members/demo-members';

/** What a call may carry. */
export interface CallParts<Q, B> {
  query?: Q;
  body?: B;
  params?: Record<string, string>;
  key?: string;
  headers?: Record<string, string>;
}

/** An answer: HTTP status, parsed JSON, raw envelope parts. */
export interface Answer {
  status: number;
  body: {
    isSuccess?: boolean;
    result?: unknown;
    errors?: { errorCode: string; description: string }[];
  };
  headers: Record<string, unknown>;
}

/** The client. */
export interface TestClient {
  token: string;
  /** Vendor tokens by service, fetched when first needed. */
  vendorTokens: Record<string, string>;
  refresh: string;
  cookie: string;
  call: <Q, B, R>(row: Endpoint<Q, B, R>, parts?: CallParts<Q, B>) => Promise<Answer>;
  login: (username: string, password?: string) => Promise<Answer>;
  control: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<{ status: number; body: unknown }>;
}

/** Code of GameToken by service. */
const TOKEN_CODE: ReadonlyMap<string, string> = new Map(
  ODDS_VENDORS.map((vendor) => [VENDORS[vendor].segment, VENDORS[vendor].tokenCodes[0]]),
);

const LOGIN_ROW = '/api/Auth/Login';

function headersFor(
  client: TestClient,
  row: AnyEndpoint,
  extra: Record<string, string>,
): Record<string, string> {
  const token = TOKEN_CODE.has(row.service)
    ? (client.vendorTokens[row.service] ?? '')
    : client.token;
  return {
    [HEADER.appToken]: APP_TOKEN,
    [HEADER.gatewayKey]: GATEWAY_KEY[row.gatewayKey],
    [HEADER.culture]: 'ZH-CN',
    ...(token === '' ? {} : { [HEADER.authorization]: `Bearer ${token}` }),
    ...(client.cookie === '' ? {} : { cookie: client.cookie }),
    ...extra,
  };
}

async function logIn(
  app: FastifyInstance,
  client: TestClient,
  username: string,
  password: string,
): Promise<Answer> {
  const response = await app.inject({
    method: 'POST',
    url: LOGIN_ROW,
    headers: {
      [HEADER.appToken]: APP_TOKEN,
      [HEADER.gatewayKey]: GATEWAY_KEY.default,
      [HEADER.culture]: 'ZH-CN',
    },
    payload: {
      hostName: 'localhost',
      grantType: 'password',
      clientId: 'mobile-web',
      scope: 'Mobile.Service',
      appId: 'x',
      siteId: 38,
      username,
      password,
    },
  });
  const body = response.json<{
    result?: { accessToken: { accessToken: string }; refreshToken: string };
  }>();
  if (body.result !== undefined) {
    client.token = body.result.accessToken.accessToken;
    client.refresh = body.result.refreshToken;
    client.cookie = String(response.headers['set-cookie']).split(';')[0] ?? '';
    client.vendorTokens = {};
  }
  return { status: response.statusCode, body, headers: response.headers };
}

/** A client over an app. */
export function testClient(app: FastifyInstance): TestClient {
  const client: TestClient = {
    token: '',
    vendorTokens: {},
    refresh: '',
    cookie: '',
    call: async (row, parts = {}) => {
      const any: AnyEndpoint = row as unknown as AnyEndpoint;
      const code = TOKEN_CODE.get(any.service);
      if (
        code !== undefined &&
        client.token !== '' &&
        client.vendorTokens[any.service] === undefined
      ) {
        const got = await app.inject({
          method: 'GET',
          url: `/api/Vendor/GameToken?code=${code}`,
          headers: headersFor(client, { ...any, service: 'gateway', gatewayKey: 'default' }, {}),
        });
        client.vendorTokens[any.service] =
          got.json<{ result?: { token: string } }>().result?.token ?? '';
      }
      const response = await app.inject({
        method: row.method,
        url: pathOf(row, parts.params),
        query: (parts.query ?? {}) as Record<string, string>,
        headers: headersFor(client, any, {
          ...(parts.key === undefined ? {} : { [HEADER.idempotencyKey]: parts.key }),
          ...parts.headers,
        }),
        ...(parts.body === undefined ? {} : { payload: parts.body as object }),
      });
      return {
        status: response.statusCode,
        body: response.payload === '' ? {} : response.json(),
        headers: response.headers,
      };
    },
    login: (username, password = DEMO_PASSWORD) => logIn(app, client, username, password),
    control: async (method, path, body) => {
      const response = await app.inject({
        method,
        url: `/__sandbox${path}`,
        ...(body === undefined ? {} : { payload: body }),
      });
      return {
        status: response.statusCode,
        body: response.payload === '' ? null : (JSON.parse(response.payload) as unknown),
      };
    },
  };
  return client;
}

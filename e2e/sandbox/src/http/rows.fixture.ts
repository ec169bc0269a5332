/** Any row, called as its schema wants it, for tests. */
import { pathOf, type AnyEndpoint } from '@site/contracts/endpoint';
import { APP_TOKEN, GATEWAY_KEY, HEADER } from '@site/contracts/headers';
import { ALL_ROWS } from '@site/contracts/rows';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Every row as table: id first, so that a failure names it. */
export const TABLE = ALL_ROWS.map((row) => [row.id, row] as const);

export const addressOf = (row: AnyEndpoint): string =>
  pathOf(
    row,
    Object.fromEntries([...row.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => [name, 'x1'])),
  );
export const headersOf = (row: AnyEndpoint): Record<string, string> => ({
  [HEADER.appToken]: APP_TOKEN,
  [HEADER.gatewayKey]: GATEWAY_KEY[row.gatewayKey],
  [HEADER.culture]: 'ZH-CN',
  [HEADER.idempotencyKey]: 'every-row-1',
});

export function send(
  app: FastifyInstance,
  row: AnyEndpoint,
  options: Omit<InjectOptions, 'method' | 'url'> & { headers?: Record<string, string> } = {},
): Promise<LightMyRequestResponse> {
  const { headers = {}, ...rest } = options;
  const body = row.method === 'GET' ? {} : { payload: '{}' };
  return app.inject({
    ...body,
    ...rest,
    method: row.method,
    url: addressOf(row),
    headers: {
      ...headersOf(row),
      ...(row.method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
}

export const codeOf = (response: LightMyRequestResponse): string | undefined =>
  response.json<{ errors?: { errorCode: string }[] }>().errors?.[0]?.errorCode;

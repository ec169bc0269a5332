/** From a contract row and its input to an HTTP request: pure (§7.1). */
import { Http, Identity } from '@site/domain/constants';
import { pathOf, type EndpointBase } from './endpoint';
import { APP_TOKEN, GATEWAY_KEY, HEADER, QUERY } from './headers';

/** What a request needs besides the row. */
export interface RequestParts {
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly token: string | null;
  readonly idempotencyKey?: string | undefined;
  /** Passes the browser's cache. */
  readonly anew?: boolean;
}

/** A request as the transport sends it. */
export interface BuiltRequest {
  readonly method: string;
  /** Path and query on the one origin. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The exact bytes, or null without a body. */
  readonly data: string | null;
}

/** As forms are written (application/x-www-form-urlencoded), which browsers and servers agree on. */
const formText = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replaceAll('%20', '+')
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Query of every call: version, brand, site and platform, unless the call brings its own (R7.1-2). */
function queryOf(row: EndpointBase, query: unknown): string {
  const all = new Map<string, string>();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) all.set(name, String(value));
  if (!all.has(QUERY.apiVersion)) {
    const common = {
      [QUERY.apiVersion]: row.apiVersion ?? Http.defaultApiVersion,
      [QUERY.brand]: Identity.brand,
      [QUERY.siteId]: String(Identity.siteIdApi),
      [QUERY.platform]: Identity.platform,
    };
    for (const [name, value] of Object.entries(common)) if (!all.has(name)) all.set(name, value);
  }
  return [...all].map(([name, value]) => `${formText(name)}=${formText(value)}`).join('&');
}

/** Builds the request of a row (R7.1-1, R6-1, R6-2): no Authorization without a token. */
export function buildRequest(row: EndpointBase, parts: RequestParts): BuiltRequest {
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    [HEADER.culture]: Identity.culture,
    [HEADER.appToken]: APP_TOKEN,
    [HEADER.gatewayKey]: GATEWAY_KEY[row.gatewayKey],
  };
  if (parts.token !== null) headers[HEADER.authorization] = `Bearer ${parts.token}`;
  if (parts.idempotencyKey !== undefined) headers[HEADER.idempotencyKey] = parts.idempotencyKey;
  // Only content is ever cached; other services are spared a header that another origin would have to allow.
  if (parts.anew === true && row.service === 'content' && row.method === 'GET')
    headers['cache-control'] = 'no-cache';
  return {
    method: row.method,
    url: `${pathOf(row, parts.params)}?${queryOf(row, parts.query)}`,
    headers,
    data: parts.body === undefined ? null : JSON.stringify(parts.body),
  };
}

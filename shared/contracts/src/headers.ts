/**
 * Names and public values of the common headers and query (§7.1). None is a secret: the edge adds
 * what must stay one (safety B3).
 */
import type { GatewayKeyName } from './endpoint';

/** Header names, lower case as servers see them. */
export const HEADER = {
  culture: 'culture',
  appToken: 'x-app-token',
  gatewayKey: 'x-gateway-key',
  authorization: 'authorization',
  idempotencyKey: 'idempotency-key',
} as const;

/** The fixed app token: a public identifier of this client. */
export const APP_TOKEN = 'site-mobile-web';

/**
 * Gateway key per variant (§7.1): api-version 8.0, the self-exclusion path and the content host
 * have their own.
 */
export const GATEWAY_KEY: Readonly<Record<GatewayKeyName, string>> = {
  default: 'gk-default-2',
  v8: 'gk-v8',
  selfExclusion: 'gk-self-exclusion',
  content: 'gk-content',
};

/** Names of the query that every call carries when it brings none of its own. */
export const QUERY = {
  apiVersion: 'api-version',
  brand: 'brand',
  siteId: 'siteId',
  platform: 'platform',
} as const;

import type { AppError } from './app-error';

/**
 * Codes that end or block the session whatever the caller claims (§8); small and by itself, because
 * every call asks. The catalogue's table of them is typed by this list: neither can name a code
 * that the other does not.
 */
export const SESSION_CODES = [
  'MEM00145',
  'GEN0002',
  'GEN0001',
  'GEN0006',
  'IDSVR00006',
  'VAL99902',
  'VAL99903',
  'GEN0005',
  'PII00702',
] as const;
/** A code that ends or blocks the session. */
export type SessionCode = (typeof SESSION_CODES)[number];

const KNOWN: ReadonlySet<string> = new Set(SESSION_CODES);

/**
 * True for one of them from the service that may say it: the main API. A test holds the service
 * against the table of who may say what.
 */
export const isSessionCode = (code: string, service: string): boolean =>
  service === 'gateway' && KNOWN.has(code);

/** The main gateway's word for maintenance (§8). */
export const IN_MAINTENANCE = 'GEN0001';

/**
 * True for a 503: without a body of the contract, or with the gateway's word for it in the body.
 * Another code in a 503 speaks for itself (§8: the first error is used).
 */
export const isMaintenance = (error: AppError): boolean =>
  error.kind === 'http'
    ? error.status === 503
    : error.kind === 'api' && error.status === 503 && error.code === IN_MAINTENANCE;

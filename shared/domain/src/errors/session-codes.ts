/**
 * Codes that end or block the session whatever the caller claims (§8); small and by itself, because
 * every call asks.
 */
const SESSION_CODES: ReadonlySet<string> = new Set([
  'MEM00145',
  'GEN0002',
  'GEN0001',
  'GEN0006',
  'IDSVR00006',
  'VAL99902',
  'VAL99903',
  'GEN0005',
  'PII00702',
]);

/**
 * True for one of them from the service that may say it: the main API. Tests hold the list against
 * the catalogue and the service against the table of who may say what.
 */
export const isSessionCode = (code: string, service: string): boolean =>
  service === 'gateway' && SESSION_CODES.has(code);

/**
 * The adapter to a service with the protocol of Sentry, beside our own gateway; off where the
 * document names none.
 */
import type { ErrorRecord } from '@site/contracts/log';
import { ERROR_SERVICE_META } from '@site/contracts/releases/boot-element';
import { envelopeOf, errorServiceOf } from '@site/domain/telemetry/sentry';

/** Sends a report that was cleaned and counted already; never throws. */
export type SendToService = (record: ErrorRecord) => void;

/** What it is made of. */
export interface ServiceParts {
  readonly document: Document;
  readonly fetch: typeof globalThis.fetch;
  readonly now: () => number;
  /** 32 hexadecimal digits, new each time. */
  readonly newId: () => string;
}

/** @returns null where no service is named. */
export function createErrorService({
  document,
  fetch,
  now,
  newId,
}: ServiceParts): SendToService | null {
  const named = document.querySelector<HTMLMetaElement>(`meta[name="${ERROR_SERVICE_META}"]`);
  const service = errorServiceOf(named?.content ?? '');
  if (service === null) return null;
  return (record) => {
    // As text, a request of the plain kind: nobody is asked beforehand.
    void fetch(`${service.address}?sentry_version=7&sentry_key=${service.key}`, {
      method: 'POST',
      body: envelopeOf(record, newId(), now()),
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  };
}

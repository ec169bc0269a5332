/**
 * The way to the logging gateway for what is not a call: sent on the side, never waited for, never
 * told to anybody when it fails.
 */
import type { EndpointBase } from '@site/contracts/endpoint';
import { Http } from '@site/domain/constants';

/** Sends one record to the row's address. */
export type SendRecord = (row: Pick<EndpointBase, 'path' | 'method'>, record: object) => void;

/** Makes the sender; `keepalive` lets a record leave with the page. */
export const createLogSender =
  (fetch: typeof globalThis.fetch): SendRecord =>
  (row, record) => {
    void fetch(row.path, {
      method: row.method,
      body: JSON.stringify(record),
      headers: { 'content-type': 'application/json; charset=utf-8' },
      keepalive: true,
      credentials: 'omit',
      // Older browsers have no such signal; there the browser's own limit holds.
      signal:
        typeof AbortSignal.timeout === 'function' ? AbortSignal.timeout(Http.logTimeoutMs) : null,
    }).catch(() => undefined);
  };

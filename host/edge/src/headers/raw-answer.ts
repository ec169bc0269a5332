/** Answers that are written before or beside the framework: they carry the headers of all others. */
import http from 'node:http';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';

/** Headers of a plain text answer that ends its connection. */
export const plainHeaders = (text: string): Readonly<Record<string, string>> => ({
  ...BASE_HEADERS,
  'content-type': 'text/plain; charset=utf-8',
  'content-length': String(Buffer.byteLength(text)),
  'cache-control': 'no-store',
  connection: 'close',
});

/** The head of an answer as bytes. */
export function headText(status: number, headers: Readonly<Record<string, string>>): string {
  return [
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
}

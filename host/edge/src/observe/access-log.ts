/**
 * The access log: one line of JSON a request, without a word of its query, its body or its
 * headers.
 */
import fs from 'node:fs';
import type { EndedRequest } from './requests';

/** Takes whole lines; written by whoever opened it. */
export interface AccessLog {
  readonly write: (request: EndedRequest) => void;
  readonly close: () => Promise<void>;
}

/**
 * Longest path that is written: what is longer tells nothing more, and anybody may ask for
 * anything.
 */
const LONGEST = 500;

/** One request as a line. */
export function accessLine(request: EndedRequest, at: Date): string {
  const { requestId, traceId, kind, method, path, status, isCut, ms, bytes, address } = request;
  const { backEndMs, backEndFailure } = request;
  return `${JSON.stringify({
    at: at.toISOString(),
    request: requestId,
    trace: traceId,
    address,
    kind,
    method,
    path: path.slice(0, LONGEST),
    status,
    ...(isCut ? { cut: true } : {}),
    ms,
    ...(backEndMs === null ? {} : { backEndMs }),
    ...(backEndFailure === null ? {} : { backEnd: backEndFailure }),
    bytes,
  })}\n`;
}

/**
 * Opens the log at the end of a file, or of standard output for `-`. A log that cannot be written
 * costs no request anything.
 *
 * @param warn told once why it cannot be written.
 */
export function openAccessLog(
  file: string,
  now: () => Date,
  warn: (why: string) => void,
): AccessLog {
  const isOutput = file === '-';
  const stream = isOutput ? process.stdout : fs.createWriteStream(file, { flags: 'a' });
  let isBroken = false;
  const broke = (error: Error): void => {
    if (!isBroken) warn(`the access log ${file} cannot be written: ${error.message}`);
    isBroken = true;
  };
  stream.on('error', broke);
  return {
    write: (request) => {
      if (!isBroken) stream.write(accessLine(request, now()));
    },
    close: () =>
      new Promise((resolve) => {
        if (isOutput || isBroken) return resolve();
        (stream as fs.WriteStream).end(() => resolve());
      }),
  };
}

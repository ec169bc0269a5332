/** An edge between callers and a back end that keeps every byte, for tests. */
import { startEdge, type RunningEdge } from '../testing/edge-fixture';
import { rawBackend, rawConnection, type RawBackend } from '@site/testing/raw-sockets';

/** One case: what a caller writes, what it gets, and what the back end got. */
export interface Line {
  readonly name: string;
  /** Request line and headers, without the host; and a body. */
  readonly head: readonly string[];
  readonly body?: string;
  /** Another host line, or none with an empty text. */
  readonly host?: string;
  readonly status: number;
  /** What the back end got; null for not a byte. */
  readonly onward: RegExp | null;
  /** What it did not get. */
  readonly never?: RegExp;
}

export const HIDDEN = 'GET /api/Balance/v2.0 HTTP/1.1\r\nhost: x\r\nx-rest: ';
export const chunked = (text: string): string =>
  `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
export const TYPE = 'content-type: application/json';

/** Starts it once for all tests of a file. */
export function passage() {
  let backend: RawBackend;
  let edge: RunningEdge;
  beforeAll(async () => {
    backend = await rawBackend();
    edge = await startEdge(backend.url);
  });
  afterAll(async () => {
    await edge.stop();
    await backend.close();
  });
  beforeEach(() => backend.forget());

  const bytesOf = ({ head: [first = '', ...rest], host, body = '' }: Line): string =>
    `${[first, ...(host === '' ? [] : [host ?? `host: ${edge.host}`]), ...rest, 'connection: close'].filter((line, at, all) => line !== 'connection: close' || !all.some((other, place) => place !== at && /^connection:/i.test(other))).join('\r\n')}\r\n\r\n${body}`;

  const passes = (lines: readonly Line[]): void =>
    test.each(lines)('$name', async (line) => {
      const connection = await rawConnection(edge.port);
      connection.write(bytesOf(line));
      const text = await connection.until(/\r\n\r\n/);
      expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${line.status}`);
      // Whoever answers, the framework, its parser or we: the headers of every answer are there.
      if (line.status !== 100) expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
      if (line.onward === null) {
        if (![200, 404].includes(line.status)) await connection.closed();
        expect(backend.received().join('')).toBe('');
      } else {
        if (line.status === 100) await connection.until(/HTTP\/1\.1 200/);
        expect(backend.received()).toHaveLength(1);
        expect(backend.received()[0]).toMatch(line.onward);
        if (line.never) expect(backend.received()[0]).not.toMatch(line.never);
      }
      connection.socket.destroy();
    });
  return {
    get backend() {
      return backend;
    },
    get edge() {
      return edge;
    },
    passes,
  };
}

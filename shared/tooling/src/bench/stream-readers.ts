import http from 'node:http';

/** What the readers of a stream have seen. */
export interface ReaderTotals {
  readonly messages: number;
  readonly bytes: number;
  readonly gaps: number;
  readonly fewest: number;
  readonly most: number;
}

/** Readers of server-sent events that check that serials rise by exactly one. */
export interface StreamReaders {
  readonly totals: () => ReaderTotals;
  readonly stop: () => void;
}

interface Reader {
  messages: number;
  bytes: number;
  gaps: number;
  last: number;
  rest: string;
  readonly request: http.ClientRequest;
}

/** Serial of an `id: <boot>.<serial>` line. */
const ID = /^id: [^.\n]*\.(\d+)$/gm;

function hear(reader: Reader, chunk: string): void {
  reader.bytes += chunk.length;
  const text = reader.rest + chunk;
  const whole = text.lastIndexOf('\n') + 1;
  // Only lines that carry a serial are short; the long rest of a data line need not be kept.
  reader.rest = text.length - whole > 200 ? '' : text.slice(whole);
  for (const match of text.slice(0, whole).matchAll(ID)) {
    const serial = Number(match[1]);
    if (reader.last >= 0 && serial !== reader.last + 1) reader.gaps += 1;
    reader.last = serial;
    reader.messages += 1;
  }
}

function openReader(url: string): Reader {
  const request = http.get(url, { agent: false }, (answer) => {
    answer.setEncoding('utf8');
    answer.on('data', (chunk: string) => {
      hear(reader, chunk);
    });
    answer.on('error', () => undefined);
  });
  request.on('error', () => undefined);
  const reader: Reader = { messages: 0, bytes: 0, gaps: 0, last: -1, rest: '', request };
  return reader;
}

/** Opens readers of one board. */
export function openReaders(url: string, count: number): StreamReaders {
  const readers = Array.from({ length: count }, () => openReader(url));
  const sum = (of: (reader: Reader) => number): number =>
    readers.reduce((total, reader) => total + of(reader), 0);
  return {
    totals: () => ({
      messages: sum(({ messages }) => messages),
      bytes: sum(({ bytes }) => bytes),
      gaps: sum(({ gaps }) => gaps),
      fewest: Math.min(...readers.map(({ messages }) => messages)),
      most: Math.max(...readers.map(({ messages }) => messages)),
    }),
    stop: () => {
      for (const { request } of readers) request.destroy();
    },
  };
}

import http from 'node:http';
import { freePort } from '../serve/processes';
import { laySlowLine } from './slow-line';

const BODY = Buffer.alloc(40_000, 'x');
const SPEED = { latency: 60, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Ms until the first byte and until all of it, and what came. */
function fetched(port: number): Promise<{ first: number; all: number; bytes: number }> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', agent: false }, (answer) => {
        const first = performance.now() - begin;
        let bytes = 0;
        answer.on('data', (piece: Buffer) => (bytes += piece.length));
        answer.on('end', () => resolve({ first, all: performance.now() - begin, bytes }));
      })
      .on('error', reject);
  });
}

async function withSite<Value>(work: (port: number) => Promise<Value>): Promise<Value> {
  const site = http.createServer((_, answer) => answer.end(BODY));
  const target = await freePort();
  await new Promise<void>((resolve) => {
    site.listen(target, '127.0.0.1', resolve);
  });
  const line = await laySlowLine(target, SPEED);
  try {
    return await work(line.port);
  } finally {
    await line.close();
    site.close();
  }
}

test('a new connection and its answer take two round trips, and the rest its bytes', async () => {
  const { first, all, bytes } = await withSite(fetched);
  expect(bytes).toBe(BODY.length);
  // At least: a busy machine only adds to it. The clock of timers may be a little early.
  expect(first).toBeGreaterThanOrEqual(2 * SPEED.latency - 4);
  expect(all).toBeGreaterThanOrEqual(
    2 * SPEED.latency + (BODY.length / SPEED.downloadThroughput) * 1_000 - 20,
  );
});

test('who asks at once shares the line: nobody is done before most of all bytes came', async () => {
  const three = await withSite((port) => Promise.all([port, port, port].map(fetched)));
  const least = ((3 * BODY.length) / SPEED.downloadThroughput) * 1_000;
  expect(Math.min(...three.map(({ all }) => all))).toBeGreaterThanOrEqual(least * 0.8);
  expect(three.map(({ bytes }) => bytes)).toEqual([BODY.length, BODY.length, BODY.length]);
});

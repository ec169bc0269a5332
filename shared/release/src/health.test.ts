import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readHealth } from './health';

let dir: string;
const servers: http.Server[] = [];
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'health-'));
});
afterEach(() => {
  servers.splice(0).forEach((server) => server.close());
  fs.rmSync(dir, { recursive: true, force: true });
});

const countsOf = (loads: number, failures: number): string =>
  JSON.stringify({
    now: 1,
    versions: { 'sports@1.0.0_aaaaaaa': { loads, failures } },
    requests: { since: 0, last: {} },
  });

async function edge(text: string): Promise<string> {
  const server = http.createServer((request, response) =>
    response.end(request.url === '/__edge/releases/health' ? text : ''),
  );
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('the counts of several edges and of a file are those of one site', async () => {
  const file = path.join(dir, 'counts.json');
  fs.writeFileSync(file, countsOf(1, 1));
  const all = [await edge(countsOf(100, 2)), await edge(countsOf(40, 0)), file];
  const { versions } = await readHealth(all.join(', '), null);
  expect(versions['sports@1.0.0_aaaaaaa']).toMatchObject({ loads: 141, failures: 3 });
});

test('one edge that does not answer is named, and no sum of the others stands for it', async () => {
  const [good, other] = [await edge(countsOf(100, 0)), await edge('no counts')];
  await expect(readHealth(`${good},${other}`, null)).rejects.toThrow(
    new RegExp(`could not be read from ${other} .*several separated by commas`),
  );
});

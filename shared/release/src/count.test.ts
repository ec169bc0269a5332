import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { countBeacons } from './count';
import { readHealth } from './health';

const record = (over: object = {}) => ({
  generation: 1,
  remote: 'sports',
  version: '1.0.0_aaaaaaa',
  phase: 'done',
  fault: null,
  httpStatus: 200,
  ms: 100,
  attempt: 0,
  recovered: false,
  page: '/',
  appVersion: 'x',
  osType: 'Android',
  ...over,
});
const line = (address: string, ...records: object[]): string =>
  JSON.stringify({ at: '2026-11-22T08:00:00Z', address, records });
const known = (key: string): boolean => key === 'sports@1.0.0_aaaaaaa';

test('beacons of a log count as they would at the edge; what is none is passed over and told', () => {
  const { health, passedOver } = countBeacons(
    [
      line('203.0.113.1', record()),
      line('203.0.113.2', record({ phase: 'evaluate', fault: 'threw' })),
      line('203.0.113.3', record({ remote: 'invented' })),
      'not a line',
      line('203.0.113.4', { x: 1 }),
      '{"address":"x"}',
    ],
    known,
  );
  expect(health).toMatchObject({
    now: Date.parse('2026-11-22T08:00:00Z'),
    versions: { 'sports@1.0.0_aaaaaaa': { loads: 2, failures: 1, faults: { threw: 1 } } },
  });
  expect(Object.keys(health.versions)).toHaveLength(1);
  expect(passedOver).toBe(3);
});

test('the watcher takes its counts from the file that was written', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-count-'));
  const file = path.join(dir, 'counts.json');
  fs.writeFileSync(
    file,
    JSON.stringify(countBeacons([line('203.0.113.1', record())], known).health),
  );
  expect((await readHealth(file, null)).versions['sports@1.0.0_aaaaaaa']).toMatchObject({
    loads: 1,
    failures: 0,
  });
  fs.writeFileSync(file, '{"now":1,"versions":{"a@1":{"loads":"many"}}}');
  await expect(readHealth(file, null)).rejects.toThrow(
    'not the counts of an edge: versions.a@1.loads',
  );
  await expect(readHealth(path.join(dir, 'none.json'), null)).rejects.toThrow(
    'could not be read from',
  );
  fs.rmSync(dir, { recursive: true });
});

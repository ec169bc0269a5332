import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../create-sandbox';
import { SABA_DRIVER } from '../testing/saba-driver';
import { codeOf, gatewayWorld } from '../testing/gateway-world';
import { startServer } from '../testing/server-process';
import { storageFaultOf } from './storage-fault';
import { openStore } from './store';

describe('a folder', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'storage-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('is held by one sandbox: a second is refused with a sentence, and a killed one leaves no lock behind', async () => {
    const first = await startServer(dataDir);
    await expect(startServer(dataDir)).rejects.toThrow(
      /sandbox\.db is in use by another sandbox\. Stop that one, or choose another folder: DATA_DIR=/,
    );
    await first.kill();
    const next = await startServer(dataDir);
    await next.kill();
  });

  test('with a damaged file: the message names it and says what helps; nothing is overwritten', () => {
    const file = join(dataDir, 'sandbox.db');
    writeFileSync(file, 'no database at all '.repeat(1_000));
    expect(() => createSandbox({ dataDir })).toThrow(
      `${file} is damaged. Stop, move the file and its -wal and -shm aside (or delete them) and start again`,
    );
  });

  test('with a damaged lock file: the message names that one, and the data is not to be touched', async () => {
    await createSandbox({ dataDir }).close();
    const file = join(dataDir, 'sandbox.lock');
    writeFileSync(file, 'garbage '.repeat(200));
    const start = (): unknown => createSandbox({ dataDir });
    expect(start).toThrow(
      `${file} is no lock file any more. Stop the sandbox that runs here, if any, delete that one file and start again; the data beside it stays as it is.`,
    );
    expect(start).not.toThrow('sandbox.db');
    rmSync(file);
    await createSandbox({ dataDir }).close();
  });

  test('with a page of the file torn: found at the start, not in the middle of a bet', () => {
    const store = openStore(dataDir);
    store.tx(() => {
      for (let at = 0; at < 2_000; at += 1)
        store.run('INSERT INTO meta (key, value) VALUES (?, ?)', `k${at}`, 'x'.repeat(100));
    });
    store.one('PRAGMA wal_checkpoint(TRUNCATE)');
    store.close();
    const file = join(dataDir, 'sandbox.db');
    const bytes = readFileSync(file);
    bytes.fill(0xff, 4_096 * 40, 4_096 * 60);
    writeFileSync(file, bytes);
    expect(() => openStore(dataDir)).toThrow(`${file} is damaged`);
  });

  test('without room: a write that does not fit is refused whole, and goes through once there is room', () => {
    const store = openStore(dataDir);
    const insert = (key: string): number =>
      store.run('INSERT INTO meta (key, value) VALUES (?, ?)', key, 'x'.repeat(50_000));
    const pages = store.one<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0;
    store.one(`PRAGMA max_page_count = ${pages}`);
    expect(() =>
      store.tx(() => {
        store.run('INSERT INTO meta (key, value) VALUES (?, ?)', 'small', 'x');
        insert('large');
      }),
    ).toThrow(
      'sandbox.db cannot be written: the disk is full or refuses. Make room; nothing is lost',
    );
    expect(store.all('SELECT key FROM meta')).toEqual([]);
    store.one('PRAGMA max_page_count = 4294967294');
    expect(insert('large')).toBe(1);
    store.close();
  });
});

test("other errors are nobody's trouble with the file", () => {
  expect([
    storageFaultOf(new Error('x'), 'f'),
    storageFaultOf(null, 'f'),
    storageFaultOf({ code: 'SQLITE_CONSTRAINT' }, 'f'),
  ]).toEqual([null, null, null]);
});

test('[D1 I1] a full disk refuses bets with a clear answer, reads go on; with room again what waited is settled and paid once', async () => {
  const said = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const world = await gatewayWorld();
  const [eventId = ''] = (await world.events(1, 'TODAY')).slice(-1);
  const pick = await SABA_DRIVER.pick(world.client, eventId, 'outcome');
  await SABA_DRIVER.place(world.client, 'disk-before', [pick], { single: '20' });
  const before = await world.balance();
  await world.client.control('POST', '/disk', { full: true });
  const refused = await SABA_DRIVER.place(world.client, 'disk-full', [pick], { single: '30' });
  expect([refused.status, codeOf(refused)]).toEqual([507, 'GEN0507']);
  expect(await world.balance()).toBe(before);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('cannot be written'));
  // The match is played to its end meanwhile, and nothing of it can be written.
  expect(
    (await world.client.control('POST', `/events/saba/${eventId}`, { do: 'goal', side: 'home' }))
      .status,
  ).toBe(507);
  expect((await world.client.control('POST', '/clock', { advanceMs: 36 * 3_600_000 })).status).toBe(
    507,
  );
  await world.client.control('POST', '/disk', { full: false });
  await world.advance(30_000);
  await world.client.login('member01');
  const [settled] = await SABA_DRIVER.list(world.client, 'settled');
  expect(settled).toMatchObject({ stake: 20 });
  expect(await world.balance()).toBeCloseTo(before + Number(settled?.returned), 2);
  await world.advance(30_000);
  expect(await world.balance()).toBeCloseTo(before + Number(settled?.returned), 2);
  const again = await SABA_DRIVER.place(world.client, 'disk-full', [pick], { single: '30' });
  expect(again.status).not.toBe(507);
  said.mockRestore();
  await world.app.close();
});
